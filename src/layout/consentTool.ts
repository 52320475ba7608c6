import { loadOutsideScript } from "../components/outsideScript";

type ConsentTool = Queries.OutsideServicesFragment["consent"];

let loading: Promise<unknown> | undefined;

/**
 * Loads the consent tool's script, once.
 * @throws when it doesn't load; the next call tries again
 */
export function loadConsentTool({ script }: ConsentTool): Promise<unknown> {
  loading ??= loadOutsideScript(script).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Opens the consent tool's preferences.
 * @throws when its script doesn't load, or doesn't have the function
 */
export async function openConsentPreferences(tool: ConsentTool): Promise<void> {
  await loadConsentTool(tool);
  const open: unknown = Reflect.get(window, tool.openFunction);
  if (typeof open !== "function") throw new Error(`The consent tool has no function ${tool.openFunction}.`);
  open.call(window);
}

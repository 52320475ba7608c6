import { loadOutsideScript } from "../components/outsideScript";

type ConsentTool = Queries.OutsideServicesFragment["consent"];

let loading: Promise<unknown> | undefined;

/**
 * Fetches the consent tool's script, once.
 * @throws when it does not load; the next call then tries again
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
 * @throws when its script cannot be had, or has no such function
 */
export async function openConsentPreferences(tool: ConsentTool): Promise<void> {
  await loadConsentTool(tool);
  const open: unknown = Reflect.get(window, tool.openFunction);
  if (typeof open !== "function") throw new Error(`The consent tool has no function ${tool.openFunction}.`);
  open.call(window);
}

import { timeout } from "./timeout";

/**
 * Fetches a script of another site.
 * @returns the element, once the script has run
 * @throws when it does not come within 8 seconds; the element is then gone again
 */
export function loadOutsideScript(address: string): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    const fail = () => {
      clearTimeout(timer);
      element.remove();
      reject(new Error(`The script at ${address} did not load.`));
    };
    const timer = setTimeout(fail, timeout);
    element.src = address;
    element.async = true;
    element.onload = () => {
      clearTimeout(timer);
      resolve(element);
    };
    element.onerror = fail;
    document.head.append(element);
  });
}

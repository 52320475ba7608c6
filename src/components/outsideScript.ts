import { timeout } from "./timeout";

/**
 * Loads a script of another site.
 * @returns the script element, after the script ran
 * @throws when the script doesn't load within 8 seconds; the element is then removed
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

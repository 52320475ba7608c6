/**
 * Whether the open form has changes that aren't saved: only then does the package let a person press Save, which it marks with
 * a shortcut. It has no event that says so.
 */
const hasUnsavedChanges = () =>
  document.querySelector('button[aria-keyshortcuts$="+S"]:not([disabled])') !== null;

const question = "This form has changes that are not saved. Leave it anyway?";

/** Asks before a person leaves a form with unsaved changes, by a link, Back or Escape, or by closing the page. */
export function askBeforeLeaving(): void {
  window.addEventListener("beforeunload", (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
  // The package changes the address at once when it closes a form. A browser without this interface asks only above.
  window.navigation?.addEventListener("navigate", (event) => {
    const { destination, navigationType, cancelable } = event;
    // To another document, the browser asks. The package replaces the address of a new entry when it saves it.
    if (!destination.sameDocument || navigationType === "replace" || !cancelable) return;
    if (hasUnsavedChanges() && !window.confirm(question)) event.preventDefault();
  });
}

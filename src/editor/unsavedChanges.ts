/**
 * Whether the open form has changes that aren't saved: only then does the package let a person press Save, which it marks with
 * a shortcut. It has no event that says so.
 */
const hasUnsavedChanges = () =>
  document.querySelector('button[aria-keyshortcuts$="+S"]:not([disabled])') !== null;

const question = "This form has changes that are not saved. Leave it anyway?";

/** Asks before a person leaves a form with unsaved changes, by a link, Back, Cancel or Escape, or by closing the page. */
export function askBeforeLeaving(): void {
  window.addEventListener("beforeunload", (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
  // The package closes the open form at each of these events, some of which it sends itself, even if the address is still the
  // same. So when a person stays, the event must not reach it.
  window.addEventListener(
    "hashchange",
    (event) => {
      if (!hasUnsavedChanges() || window.confirm(question)) return;
      event.stopImmediatePropagation();
      window.history.pushState(null, "", event.oldURL);
    },
    { capture: true },
  );
}

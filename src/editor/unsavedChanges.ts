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
  // On this event, which it also sends itself, the package reads the address anew and drops the open form, even for the same
  // address. So it doesn't get the event when a person stays.
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

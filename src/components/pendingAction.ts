/** In milliseconds: after this time, the note shows. */
const slowAfter = 1000;

let timer: ReturnType<typeof setTimeout>;
let actions = 0;

/** Shows or hides `LoadingNote`, also before React runs. */
export function showLoadingNote(isShown: boolean): void {
  document.documentElement.toggleAttribute("data-loading", isShown);
}

/** Ends what the visitor waits for, because they do something else. What still loads is not wanted any more. */
export function endAction(): void {
  actions += 1;
  clearTimeout(timer);
  showLoadingNote(false);
}

/**
 * Begins an action of the visitor that something must load for. The note shows while it loads.
 * @returns a function that ends it, and returns whether it was still their last action
 */
export function beginAction(): () => boolean {
  endAction();
  timer = setTimeout(showLoadingNote, slowAfter, true);
  const own = actions;
  return () => {
    if (own !== actions) return false;
    endAction();
    return true;
  };
}

/** In milliseconds: after this time, the note shows. */
const slowAfter = 1000;

let timer: ReturnType<typeof setTimeout>;
let choices = 0;

/** Shows or hides `LoadingNote`, also before React runs. */
export function showLoadingNote(shown: boolean): void {
  document.documentElement.toggleAttribute("data-loading", shown);
}

/** Ends what the visitor has chosen, because they choose something else. What still loads is not wanted any more. */
export function endChoice(): void {
  choices += 1;
  clearTimeout(timer);
  showLoadingNote(false);
}

/**
 * Begins what the visitor has chosen and waits for. The note shows while it loads.
 * @returns a function that ends it, and returns whether it was still their last choice
 */
export function beginChoice(): () => boolean {
  endChoice();
  timer = setTimeout(showLoadingNote, slowAfter, true);
  const own = choices;
  return () => {
    if (own !== choices) return false;
    endChoice();
    return true;
  };
}

/**
 * Calls a listener when what the browser stores for the site may have changed elsewhere: in another tab, or on another page,
 * when Back leads to this one as the browser has kept it.
 * @returns a function that ends this
 */
export function followStorage(listener: () => void): () => void {
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener("storage", listener);
  window.addEventListener("pageshow", handleReturn);
  return () => {
    window.removeEventListener("storage", listener);
    window.removeEventListener("pageshow", handleReturn);
  };
}

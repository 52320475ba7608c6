import { useEffect } from "react";
import { addStyles } from "./laterStyles";

/**
 * Stands in for the package react-style-singleton, by which the menu's drawer keeps the page behind it from scrolling; its
 * styles hold the width of a scrollbar, so no policy can name them by a hash. See src/build/webpackStyles.ts.
 * @returns a component that holds its styles in the page from when its first instance is there until its last one goes
 */
export function styleSingleton() {
  let instances = 0;
  let removeStyles = () => {};
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      if (instances === 0) removeStyles = addStyles(styles);
      instances += 1;
      return () => {
        instances -= 1;
        if (instances === 0) removeStyles();
      };
    }, [styles]);
    return null;
  };
}

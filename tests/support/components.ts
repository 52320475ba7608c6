import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// For a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

// Without scripts, everything stands open and buttons are hidden.
document.documentElement.className = "js";

// jsdom has no layout, so nothing comes into view.
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

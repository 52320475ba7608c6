import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// For a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

// Without scripts, everything stands open and buttons are hidden.
document.documentElement.className = "js";

// jsdom has no layout, so nothing comes into view and nothing changes its size.
const observer = class {
  observe() {}
  disconnect() {}
};
Object.assign(window, { IntersectionObserver: observer, ResizeObserver: observer });

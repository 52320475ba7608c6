import "@testing-library/jest-dom/vitest";

// Testing Library looks for fake timers under this name.
vi.stubGlobal("jest", vi);

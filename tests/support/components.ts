import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// For a busy machine.
configure({ asyncUtilTimeout: 60_000 });

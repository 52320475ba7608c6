import { render } from "@testing-library/react";
import { Unbroken } from "../../src/components/Unbroken";

it("changes its words as a whole, also those that occur twice", () => {
  const { container, rerender } = render(<Unbroken text="pre-war mid-war post-war" />);
  rerender(<Unbroken text="Done: a mid-war end" />);
  expect(container.textContent).toBe("Done: a mid-war end");
});

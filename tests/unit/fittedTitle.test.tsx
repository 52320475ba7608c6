import { render, screen } from "@testing-library/react";
import { FittedTitle } from "../../src/components/FittedTitle";

it("makes words that a space joins fit together", () => {
  const { container } = render(<FittedTitle title={"Four\u00a0questions to ask"} />);
  // A title that fits anyway has no element of its own.
  expect(screen.getByText("Four questions to ask")).not.toBe(container);
});

import { render, screen } from "@testing-library/react";
import { FittedTitle } from "../../src/components/FittedTitle";
import { MarkedTitle } from "../../src/components/MarkedTitle";

it("makes words that a space joins fit together", () => {
  const { container } = render(<FittedTitle title={"Four\u00a0questions to ask"} />);
  // A title that fits anyway has no element of its own.
  expect(screen.getByText("Four questions to ask")).not.toBe(container);
});

it("keeps all words of a title that has its highlight twice", () => {
  const title = "Better debate needs debate at school";
  const { container } = render(<MarkedTitle title={title} highlight="debate" />);
  expect(container).toHaveTextContent(title);
  expect(screen.getAllByText("debate")).toHaveLength(1);
});

import { render, screen } from "@testing-library/react";
import { classOf } from "../../src/theme/styles";

const Note = ({ className }: { className?: string }) => (
  <p className={className} sx={{ color: "for", m: 2 }}>
    Note
  </p>
);

const look = () => getComputedStyle(screen.getByText("Note"));

describe("the styles of an element", () => {
  it("are its own, in the theme's terms", () => {
    render(<Note />);
    expect(look().color).toBe("var(--color-for)");
    expect(look().marginTop).toBe("8px");
  });

  it("give way to those that whoever uses its component gives it, and keep the rest", () => {
    render(<Note sx={{ color: "against" }} />);
    expect(look().color).toBe("var(--color-against)");
    expect(look().marginTop).toBe("8px");
  });

  it("stand beside classes of other origin", () => {
    render(<Note className="other" />);
    expect(screen.getByText("Note").classList).toContain("other");
    expect(look().color).toBe("var(--color-for)");
  });
});

describe("a class", () => {
  it("is the same for equal styles, and another for others", () => {
    expect(classOf({ color: "text", p: [1, 2] })).toBe(classOf({ color: "text", p: [1, 2] }));
    expect(classOf({ color: "text", p: [1, 2] })).not.toBe(classOf({ color: "text", p: [1, 3] }));
  });

  it("refuses functions, and names the style", () => {
    expect(() => classOf({ "& a": { color: () => "text" } })).toThrow('The style "color" is a function');
  });
});

import { render, screen } from "@testing-library/react";
import { SmartLink } from "../../src/components/SmartLink";

jest.mock("../../src/components/useSite", () => ({
  useSite: () => ({ messages: { opensInNewTab: "opens" }, legalPages: { nodes: [] } }),
}));

it.each(["https://example.com/study", "mailto:hello@example.com", "tel:+1-555-0100"])(
  "a link to %s opens in the same tab",
  (href) => {
    render(<SmartLink to={{ href, form: null, newTab: false }}>Words</SmartLink>);
    const link = screen.getByRole("link", { name: "Words" });
    expect(link).toHaveProperty("attributes.href.value", href);
    expect(link.getAttribute("target")).toBeNull();
    expect(link.getAttribute("download")).toBeNull();
  },
);

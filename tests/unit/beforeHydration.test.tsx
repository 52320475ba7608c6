import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Checklist } from "../../src/sections/guides/Checklists";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../src/components/useSite", () => ({
  useSite: () => ({ messages: jest.requireActual("../../data/interface.json") }),
}));

const list = { slug: "start", title: "Start", items: ["Plan", "Invite", "Debate", "Report"] };

it("boxes that are ticked before hydration stay ticked, next to stored ones", () => {
  const { container: served, unmount } = render(<Checklist list={list} />);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = served.innerHTML;
  unmount();
  for (const name of ["Plan", "Invite"]) screen.getByLabelText(name).click();
  window.localStorage.setItem("checklist-start", JSON.stringify(["Report"]));
  render(<Checklist list={list} />, { container, hydrate: true });
  const ticked = screen.getAllByRole("checkbox", { checked: true });
  expect(ticked.map((box) => box.getAttribute("value"))).toEqual(["Plan", "Invite", "Report"]);
  expect(JSON.parse(window.localStorage.getItem("checklist-start") ?? "")).toHaveLength(3);
});

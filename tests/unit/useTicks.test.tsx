import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useTicks } from "../../src/sections/guides/useTicks";

const items = ["Name a lead", "Choose a course"];

const List = ({ slug = "before-launch" }: { slug?: string }) => {
  const { isTicked, toggle, clear } = useTicks(slug);
  return (
    <fieldset>
      {items.map((item) => (
        <label key={item}>
          <input type="checkbox" checked={isTicked(item)} onChange={() => toggle(item)} />
          {item}
        </label>
      ))}
      <button type="button" onClick={clear}>
        Clear
      </button>
    </fieldset>
  );
};

const box = (name: string) => screen.getByRole("checkbox", { name });

/** Leaves the page and comes back to it. */
const reload = (shown: ReturnType<typeof render>, slug?: string) => {
  shown.unmount();
  return render(<List slug={slug} />);
};

const storageThat = (change: Partial<Storage>) =>
  jest.spyOn(window, "localStorage", "get").mockReturnValue({ ...emptyStorage, ...change } as Storage);

const emptyStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
};

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe("the ticks of a checklist", () => {
  it("are none at first", () => {
    render(<List />);
    for (const item of items) expect(box(item)).not.toBeChecked();
  });

  it("are there again after the page was left", async () => {
    const shown = render(<List />);
    await userEvent.click(box("Choose a course"));
    reload(shown);
    expect(box("Choose a course")).toBeChecked();
    expect(box("Name a lead")).not.toBeChecked();
  });

  it("can be taken back one by one", async () => {
    const shown = render(<List />);
    await userEvent.click(box("Name a lead"));
    await userEvent.click(box("Choose a course"));
    await userEvent.click(box("Name a lead"));
    reload(shown);
    expect(box("Name a lead")).not.toBeChecked();
    expect(box("Choose a course")).toBeChecked();
  });

  it("are gone for good when the list is cleared", async () => {
    const shown = render(<List />);
    await userEvent.click(box("Name a lead"));
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(box("Name a lead")).not.toBeChecked();
    reload(shown);
    expect(box("Name a lead")).not.toBeChecked();
  });

  it("leave nothing behind in the browser once they are cleared", async () => {
    render(<List />);
    await userEvent.click(box("Name a lead"));
    expect(window.localStorage).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(window.localStorage).toHaveLength(0);
  });

  it("belong to one list only", async () => {
    const shown = render(<List />);
    await userEvent.click(box("Name a lead"));
    reload(shown, "after-launch");
    expect(box("Name a lead")).not.toBeChecked();
  });
});

describe("a checklist in a browser that", () => {
  it("forbids storage still ticks for as long as the page lasts", async () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied.", "SecurityError");
    });
    render(<List />);
    await userEvent.click(box("Name a lead"));
    expect(box("Name a lead")).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(box("Name a lead")).not.toBeChecked();
  });

  it("has no room left still ticks, and has the ticks again when one comes back to the page", async () => {
    storageThat({
      setItem: () => {
        throw new DOMException("Full.", "QuotaExceededError");
      },
    });
    const shown = render(<List slug="of-a-visit" />);
    await userEvent.click(box("Name a lead"));
    expect(box("Name a lead")).toBeChecked();
    reload(shown, "of-a-visit");
    expect(box("Name a lead")).toBeChecked();
  });

  it.each(["not JSON", "null", "7", '{"Name a lead":true}', "[1, null]"])(
    "holds %s in its place starts unticked and works",
    async (garbage) => {
      storageThat({ getItem: () => garbage });
      render(<List />);
      for (const item of items) expect(box(item)).not.toBeChecked();
      await userEvent.click(box("Name a lead"));
      expect(box("Name a lead")).toBeChecked();
    },
  );
});

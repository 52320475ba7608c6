import { useMDXComponents } from "@mdx-js/react";
import { render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { GuideText } from "../../src/article/GuideText";

const picture = {
  slug: "townhall",
  alt: "A list of concerns, and how many residents share each",
  caption: "A town hall with its concerns counted. Sample data.",
  image: { src: "/wide.webp", srcSet: "/wide.webp 1600w", width: 1200, height: 900, sources: [] },
};
const guide = {
  slug: "hold-a-town-hall",
  body: { parts: [{ __typename: "PicturePart" as const, slug: picture }] },
};

/** What a compiled MDX file renders for `<Picture slug="…" />`. */
function Text({ slug }: { slug: string }) {
  const Picture = useMDXComponents().Picture as ComponentType<{ slug: string }>;
  return <Picture slug={slug} />;
}

it("a picture in the text of a guide shows with its caption", () => {
  render(
    <GuideText guide={guide}>
      <Text slug={picture.slug} />
    </GuideText>,
  );
  expect(screen.getByRole("img", { name: picture.alt })).toBeInTheDocument();
  expect(screen.getByText(picture.caption)).toBeInTheDocument();
});

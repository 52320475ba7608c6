import { useMDXComponents } from "@mdx-js/react";
import { render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { GuideText } from "../../src/article/GuideText";

const image = {
  slug: "townhall",
  alt: "A list of concerns, and how many residents share each",
  caption: "A town hall with its concerns counted. Sample data.",
  lang: null,
  artDirection: {
    src: "/wide.webp",
    srcSet: "/wide.webp 1600w",
    width: 1200,
    height: 900,
    sources: [],
  },
};
const guide = {
  slug: "hold-a-town-hall",
  body: { parts: [{ __typename: "ImagePart" as const, image }] },
};

/** What a compiled MDX file renders for `<Image slug="…" />`. */
function Text({ slug }: { slug: string }) {
  const Image = useMDXComponents().Image as ComponentType<{ slug: string }>;
  return <Image slug={slug} />;
}

it("a picture in the text of a guide shows with its caption", () => {
  render(
    <GuideText guide={guide}>
      <Text slug={image.slug} />
    </GuideText>,
  );
  expect(screen.getByRole("img", { name: image.alt })).toBeInTheDocument();
  expect(screen.getByText(image.caption)).toBeInTheDocument();
});

import { z } from "zod";
import {
  day,
  drawn,
  formed,
  longest,
  meanings,
  object,
  plainText,
  text,
  webAddress,
  webPattern,
  withRule,
} from "../fields";
import { image } from "../shapes";

/** A word that texts repeat as a token of its field's name. */
const word = (description: string) =>
  drawn(withRule(plainText(description, 40), /^[^{}]*$/, "expected words without braces")).register(
    meanings,
    { means: "token" },
  );

const contactPattern = new RegExp(
  `^mailto:[\\w.+-]+@([\\w-]+\\.)+[A-Za-z]{2,}$|${webPattern.source}`,
);

export const siteSettings = object("SiteSettings", "The brand, and settings of the whole site.", {
  brand: word("The brand: what {brand} stands for."),
  product: word("One discussion: what {product} stands for."),
  products: word("The plural of it: what {products} stands for."),
  origin: withRule(
    webAddress("The address of the site, without a slash at its end."),
    /^https:\/\/[^A-Z/?#]+$/,
    'expected the name of the site in lowercase and nothing after it, such as "https://example.com"',
  ).meta({ examples: ["https://www.example.com"] }),
  language: formed("The language of the content.", /^[a-z]{2}(-[A-Z]{2})?$/, "a language", "en"),
  statement: text("One sentence under the logo in the footer."),
  veteranOwned: text("The words of the ownership badge.", 80),
  copyright: text("The copyright line.", 120, "© 2025 {brand}. All rights reserved."),
  image: image.meta({
    description: "The picture in link previews of the 404 page, and in development of all pages.",
  }),
  security: object("SecurityContact", "What security.txt says.", {
    contact: formed(
      "Where to report a security problem.",
      contactPattern,
      "a mail or web address",
      "mailto:security@example.com",
      longest.webAddress,
    ),
    expires: day(
      "Until when the contact is valid. Without it, there is no /.well-known/security.txt.",
    ).optional(),
  }),
  application: object("Application", "What search engines show of the application.", {
    category: text("Its category in search engines.", 40, "EducationalApplication"),
    operatingSystem: text("Where the application runs.", 80, "Web, iOS, Android"),
    ratingValue: z.number().min(1).max(5).meta({ description: "The average rating, from 1 to 5." }),
    ratingCount: z.int().min(1).meta({ description: "The number of ratings." }),
  }),
});

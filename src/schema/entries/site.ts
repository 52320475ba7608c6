import { z } from "zod";
import { webUrlPattern } from "../../shared/targets";
import {
  day,
  drawn,
  fieldRoles,
  languageCode,
  listOf,
  longest,
  object,
  patterned,
  plainText,
  properName,
  text,
  withRule,
} from "../fields";
import { shareImageFile } from "../shapes";

/** Without braces, which are for tokens, and brackets, which are for links. */
const wordPattern = /^[^{}[\]]*$/;

const word = (description: string) =>
  drawn(
    withRule(plainText(description, 40), wordPattern, "expected words without braces or brackets"),
  );

const noun = (description: string) =>
  word(description).register(fieldRoles, { role: "text", isToken: true });

const contactPattern = new RegExp(
  `^mailto:[\\w.+-]+@([\\w-]+\\.)+[A-Za-z]{2,}$|${webUrlPattern.source}`,
);

const originPattern = /^https:\/\/([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(:\d+)?$/;

export const siteSettings = object("SiteSettings", "The brand, and settings of the whole site.", {
  brand: word("The brand: what {brand} stands for.").register(fieldRoles, {
    role: "name",
    isToken: true,
  }),
  product: noun("One discussion: what {product} stands for."),
  products: noun("The plural of it: what {products} stands for."),
  origin: patterned(
    "The address of the site, without a slash at its end.",
    originPattern,
    'an address that starts with "https://", the name of the site in lowercase and nothing after it,',
    "https://www.example.com",
    longest.url,
    /[a-z\d.:/-]/,
  ),
  languages: listOf(
    object("Language", "A language of the site.", {
      code: languageCode("The language."),
      locale: patterned(
        "The language and the country of its readers, for link previews.",
        /^[a-z]{2}_[A-Z]{2}$/,
        "a language and a country",
        "es_US",
      ),
      name: plainText("Its name in itself.", 30, ["Español"]),
    }),
    "The languages of the site, that of the content first; the others have a file in translations/.",
    1,
    12,
  ),
  numbers: text("The words for the numbers from 0 to 12, with spaces between.").refine(
    (words) => words.split(" ").length === 13,
    { error: "expected thirteen words with spaces between" },
  ),
  inEnglish: text("Follows the words of a link from a translation to something in English.", 30),
  statement: text("One sentence under the logo in the footer."),
  veteranOwned: text("The words of the ownership badge.", 80),
  copyright: text("The copyright line.", 120, "© 2025 {brand}. All rights reserved."),
  image: shareImageFile.meta({
    description: "The picture in link previews of the 404 page, and in development of all pages.",
  }),
  security: object("SecurityContact", "What security.txt says.", {
    contact: patterned(
      "Where to report a security problem.",
      contactPattern,
      "a mail or web address",
      "mailto:security@example.com",
      longest.url,
    ),
    expires: day(
      "Until when the contact is valid. Without it, there is no /.well-known/security.txt.",
    ).optional(),
  }),
  application: object("Application", "What search engines show of the application.", {
    category: properName("Its category in search engines.", 40, "EducationalApplication"),
    operatingSystem: properName("Where the application runs.", 80, "Web, iOS, Android"),
    ratingValue: z.number().min(1).max(5).meta({ description: "The average rating, from 1 to 5." }),
    ratingCount: z.int().min(1).meta({ description: "The number of ratings." }),
  }),
});

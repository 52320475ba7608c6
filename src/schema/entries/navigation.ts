import { z } from "zod";
import { comparing, fieldRoles, flag, listOf, longest, object, patterned, text } from "../fields";
import { target } from "../linkFields";
import { describedLink, link } from "../shapes";

const menuEntry = z
  .strictObject({
    label: text("The words of the entry.", 40, "Pricing"),
    to: target()
      .optional()
      .meta({ description: "Where the entry leads; an entry with children has none." }),
    accent: flag("Whether the entry is shown in the accent color.").optional(),
    children: listOf(describedLink, "The links of a group.", 1, 8).optional(),
  })
  .refine(
    (entry) => Boolean(entry.to) !== Boolean(entry.children),
    comparing('expected either "to" or "children": a link has the one, a group of links the other'),
  )
  .meta({
    id: "MenuEntry",
    description: "An entry of the main menu: a link, or a group of links.",
  });

const linkColumn = object("LinkColumn", "A column of the footer.", {
  title: text("The heading of the column.", 40),
  links: listOf(link, "The links of the column.", 1, 10),
});

export const navigation = object("Navigation", "The links of header, mobile menu and footer.", {
  menu: listOf(menuEntry, "The main menu, in order.", 1, 8),
  signUp: link,
  signIn: link,
  consultation: link,
  footer: listOf(linkColumn, "The footer's columns next to the logo.", 1, 3),
  scenarios: link.meta({ description: "The link from a scenario back to all of them." }),
  stats: link.meta({ description: "The link from figures to what they say and don't." }),
  furtherPages: linkColumn.meta({ description: "The row of links below the footer's columns." }),
});

export const redirect = object("Redirect", "An address that has moved for good.", {
  from: patterned(
    "The old address; no page may have it.",
    /^(\/([\w.~-]|%[\dA-Fa-f]{2})+)+$/,
    "an old address, without a slash or parameters at its end,",
    "/Kontakt/%C3%BCber.html",
    longest.path,
    /[\w.~%/-]/,
  ).register(fieldRoles, { role: "oldPath" }),
  to: target(),
});

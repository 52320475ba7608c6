import { PrintButton } from "../../components/PrintButton";
import { SmartLink } from "../../components/SmartLink";
import { useSite } from "../../components/useSite";
import { screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Hero } from "../Hero";

export function HandoutHero({ hero }: { hero: Queries.HeroWordsFragment }) {
  const { messages } = useSite();
  return (
    <Hero hero={{ ...hero, actions: [] }}>
      <PrintButton label={messages.printBrief} sx={variant("buttons.primary")} />
      {hero.actions.map(({ label, to }) => (
        <SmartLink key={label} to={to} sx={{ ...variant("buttons.secondary"), ...screenOnly }}>
          {label}
        </SmartLink>
      ))}
    </Hero>
  );
}

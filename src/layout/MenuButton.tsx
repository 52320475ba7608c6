import { Menu } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { variant } from "../theme/variant";

interface MenuButtonProps extends ComponentPropsWithoutRef<"button"> {
  label: string;
  open: boolean;
}

/** The button that opens the menu on small screens. */
export const MenuButton = forwardRef<HTMLButtonElement, MenuButtonProps>(function MenuButton({ label, open, ...rest }, ref) {
  return (
    <button ref={ref} type="button" aria-label={label} aria-haspopup="dialog" aria-expanded={open} {...rest} sx={variant("buttons.icon")}>
      <Menu aria-hidden size={24} />
    </button>
  );
});

import { type ReactElement, useEffect, useId, useRef } from "react";
import { cover, inverted } from "../theme/mixins";
import { variant } from "../theme/variant";

interface RadioGroupProps<Value extends string> {
  legend: string;
  legendLang?: string | undefined;
  options: readonly { value: Value; label: string; lang?: string | undefined }[];
  value: Value;
  onChange(value: Value): void;
}

/** Two or three options as a radio group: the arrow keys move and choose. */
export function RadioGroup<Value extends string>({
  legend,
  legendLang,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>): ReactElement {
  const name = useId();
  const box = useRef<HTMLFieldSetElement>(null);

  // A visitor can choose before the page is hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later choices call `onChange` themselves, so this runs only at hydration
  useEffect(() => {
    const early = box.current?.querySelector<HTMLInputElement>("[data-early]:checked");
    const option = options.find((one) => one.value === early?.value);
    if (option) onChange(option.value);
  }, []);

  return (
    <fieldset ref={box}>
      <legend lang={legendLang} sx={{ ...variant("text.label"), pb: 1 }}>
        {legend}
      </legend>
      <div
        sx={{
          display: "inline-flex",
          border: "strong",
          borderRadius: "control",
          overflow: "hidden",
        }}
      >
        {options.map((option) => (
          <label key={option.value} lang={option.lang} sx={{ position: "relative" }}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              sx={{
                ...cover,
                width: "100%",
                height: "100%",
                opacity: 0,
                cursor: "pointer",
              }}
            />
            <span
              sx={{
                display: "flex",
                alignItems: "center",
                minHeight: "2.5rem",
                px: ["0.55rem", 4],
                fontWeight: "strong",
                fontSize: ["small", "1rem"],
                whiteSpace: "nowrap",
                "input:focus-visible + &": {
                  outline: "3px solid",
                  outlineColor: "accent",
                  outlineOffset: "-3px",
                },
                // It waits for the page's scripts.
                "input[aria-busy] + &": { outline: "3px dashed", outlineOffset: "-3px" },
                "input:checked + &": { ...inverted, outlineColor: "inverse" },
              }}
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { type Site, useSite } from "../useSite";
import { formAddress } from "./formAddress";
import { LazyFrameDialog } from "./LazyFrameDialog";

/** The name of a form in integrations.json. */
export type FormName = keyof Site["integrations"]["forms"];

type Open = (form: FormName, heading: string, subject?: string) => void;

const OpenForm = createContext<Open>(() => {});

/**
 * Returns a function that opens a form in a dialog with a heading: the words that the visitor pressed. A subject, what the
 * visitor writes about, is filled in where the form takes one.
 */
export const useOpenForm = () => useContext(OpenForm);

/** Lets all children open the hosted forms. The first opening loads the dialog's code. */
export function FormDialogs({ children }: { children: ReactNode }) {
  const { integrations } = useSite();
  const [opened, setOpened] = useState<{ form: FormName; heading: string; subject?: string }>();
  const open = useCallback<Open>((form, heading, subject) => setOpened({ form, heading, subject }), []);
  const chosen = opened && integrations?.forms[opened.form];
  const address = chosen && formAddress(chosen, opened.subject);

  return (
    <OpenForm.Provider value={open}>
      {children}
      {address && (
        <LazyFrameDialog
          heading={opened.heading}
          title={chosen.title}
          kind="form"
          address={address}
          directAddress={address}
          onClose={() => setOpened(undefined)}
        />
      )}
    </OpenForm.Provider>
  );
}

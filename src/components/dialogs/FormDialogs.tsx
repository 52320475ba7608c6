import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { useSite } from "../useSite";
import { LazyFrameDialog } from "./LazyFrameDialog";

/** The name of a form in integrations.json. */
export type FormName = keyof Queries.OutsideServicesFragment["forms"];

type Open = (form: FormName, heading: string) => void;

const OpenForm = createContext<Open>(() => {});

/** Returns a function that opens a form in a dialog with a heading: the words that the visitor pressed. */
export const useOpenForm = () => useContext(OpenForm);

/** Lets all children open the hosted forms. The first opening loads the dialog's code. */
export function FormDialogs({ children }: { children: ReactNode }) {
  const { integrations } = useSite();
  const [opened, setOpened] = useState<{ form: FormName; heading: string }>();
  const open = useCallback<Open>((form, heading) => setOpened({ form, heading }), []);
  const chosen = opened && integrations?.forms[opened.form];

  return (
    <OpenForm.Provider value={open}>
      {children}
      {chosen && (
        <LazyFrameDialog
          heading={opened.heading}
          title={chosen.title}
          kind="form"
          address={chosen.address}
          directAddress={chosen.address}
          onClose={() => setOpened(undefined)}
        />
      )}
    </OpenForm.Provider>
  );
}

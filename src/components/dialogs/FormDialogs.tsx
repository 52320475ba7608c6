import { createContext, type ReactNode, useContext, useState } from "react";
import { useSite } from "../useSite";
import { LazyFrameDialog } from "./LazyFrameDialog";

/** The name of a form in integrations.json. */
export type FormName = keyof Queries.OutsideServicesFragment["forms"];

const OpenForm = createContext<(form: FormName) => void>(() => {});

/** Returns a function that opens a form in its dialog. */
export const useOpenForm = () => useContext(OpenForm);

/** Lets all children open the hosted forms. The first opening loads the dialog's code. */
export function FormDialogs({ children }: { children: ReactNode }) {
  const { integrations } = useSite();
  const [form, setForm] = useState<FormName>();
  const chosen = form && integrations?.forms[form];

  return (
    <OpenForm.Provider value={setForm}>
      {children}
      {chosen && (
        <LazyFrameDialog
          title={chosen.title}
          kind="form"
          address={chosen.address}
          directAddress={chosen.address}
          onClose={() => setForm(undefined)}
        />
      )}
    </OpenForm.Provider>
  );
}

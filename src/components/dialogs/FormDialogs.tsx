import { createContext, type ReactNode, useContext, useState } from "react";
import { useSite } from "../useSite";
import { LazyFrameDialog } from "./LazyFrameDialog";

/** A form of integrations.json. */
export type FormName = keyof Queries.OutsideServicesFragment["forms"];

const OpenForm = createContext<(form: FormName) => void>(() => {});

/** Opens a form in its dialog. */
export const useOpenForm = () => useContext(OpenForm);

/** Lets everything below open the hosted forms; the dialog's code is fetched with the first one. */
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

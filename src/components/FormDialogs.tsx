import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from "react";
import { useSite } from "./useSite";

/** A form of integrations.json. */
export type FormName = keyof Queries.OutsideServicesFragment["forms"];

const OpenForm = createContext<(form: FormName) => void>(() => {});

/** Opens a form in its dialog. */
export const useOpenForm = () => useContext(OpenForm);

const FrameDialog = lazy(() => import("./FrameDialog"));

/** Lets everything below open the hosted forms; the dialog's code is fetched with the first one. */
export function FormDialogs({ children }: { children: ReactNode }) {
  const { integrations } = useSite();
  const [form, setForm] = useState<FormName>();
  const [wanted, setWanted] = useState(false);
  const open = useCallback((name: FormName) => {
    setForm(name);
    setWanted(true);
  }, []);
  const chosen = form && integrations?.forms[form];

  return (
    <OpenForm.Provider value={open}>
      {children}
      {wanted && chosen && (
        <Suspense fallback={null}>
          <FrameDialog
            kind="form"
            title={chosen.title}
            address={chosen.address}
            directAddress={chosen.address}
            height={600}
            onClose={() => setForm(undefined)}
          />
        </Suspense>
      )}
    </OpenForm.Provider>
  );
}

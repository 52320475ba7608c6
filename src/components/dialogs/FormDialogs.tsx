import { createContext, type ReactNode, useContext, useState } from "react";
import { LazyFrameDialog } from "./LazyFrameDialog";

interface OpenedForm {
  title: string;
  address: string;
  /** The heading of the dialog: the words that the visitor pressed. */
  heading: string;
}

const OpenForm = createContext<(form: OpenedForm) => void>(() => {});

/** Returns a function that opens a form in a dialog. */
export const useOpenForm = () => useContext(OpenForm);

/** Lets all children open the hosted forms. The first opening loads the dialog's code. */
export function FormDialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedForm>();
  return (
    <OpenForm.Provider value={setOpened}>
      {children}
      {opened && (
        <LazyFrameDialog
          {...opened}
          kind="form"
          directAddress={opened.address}
          onClose={() => setOpened(undefined)}
        />
      )}
    </OpenForm.Provider>
  );
}

import { useEffect, useState } from "react";
import { type FaultReport, faultsAddress, noFaults } from "./faultReport";

/** What is wrong in the content, as the development server tells it. */
export function useFaultReport(): FaultReport {
  const [report, setReport] = useState(noFaults);
  useEffect(() => {
    let stream: EventSource | undefined;
    // Only while the tab is seen: browsers keep six connections to a server, for all tabs together.
    const listen = () => {
      stream?.close();
      if (document.visibilityState === "hidden") return;
      stream = new EventSource(faultsAddress);
      stream.onmessage = ({ data }) => setReport(JSON.parse(data));
    };
    listen();
    document.addEventListener("visibilitychange", listen);
    return () => {
      document.removeEventListener("visibilitychange", listen);
      stream?.close();
    };
  }, []);
  return report;
}

import { useEffect, useState } from "react";
import { noProblems, type ProblemReport, problemsAddress } from "./problemReport";

/** The problems of the content, kept up to date by the development server. */
export function useProblemReport(): ProblemReport {
  const [report, setReport] = useState(noProblems);
  useEffect(() => {
    let stream: EventSource | undefined;
    // Only in the visible tab: a browser opens at most six connections to a server, over all tabs.
    const listen = () => {
      stream?.close();
      if (document.visibilityState === "hidden") return;
      stream = new EventSource(problemsAddress);
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

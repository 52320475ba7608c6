/** The address where the development server says what it finds in the content, as server-sent events. */
export const eventsPath = "/__content-events";

export interface ProblemReport {
  /** One sentence about all problems; empty when there are none. */
  summary: string;
  problems: {
    line: string;
    file: string;
    row: number;
  }[];
}

/** A text that is in English in a language, or whose translation is of a former one. */
export interface LackingText {
  /** Where it stands in its file. */
  at: (string | number)[];
  isBehind: boolean;
}

/** What a language lacks of the content. */
export interface LanguageReport {
  /** Its name in English: `Spanish`. */
  language: string;
  /** How far it is, after its name. */
  line: string;
  files: {
    /** Below `data/`. */
    file: string;
    texts: LackingText[];
  }[];
}

/** What the server sends, by the name of the event. */
export interface ContentEvents {
  problems: ProblemReport;
  translations: LanguageReport[];
}

type Listeners = { [Name in keyof ContentEvents]?: (report: ContentEvents[Name]) => void };

/** Calls the function for an event when the page opens, and after each change of what it says. */
export function followContentEvents(listeners: Listeners): void {
  const reports = new Map<string, string>();
  const show = ({ type, data }: MessageEvent<string>) => {
    // After a pause, the server repeats its reports. Screen readers would read them again.
    if (reports.get(type) === data) return;
    reports.set(type, data);
    listeners[type as keyof ContentEvents]?.(JSON.parse(data));
  };

  let stream: EventSource | undefined;
  // Only in the visible tab: a browser opens at most six connections to a server, over all tabs.
  const listen = () => {
    stream?.close();
    if (document.hidden) return;
    stream = new EventSource(eventsPath);
    for (const name of Object.keys(listeners)) stream.addEventListener(name, show);
  };
  listen();
  document.addEventListener("visibilitychange", listen);
}

/** A browser with one window, driven through its own protocol. Its input reaches the page as a person's would. */
export interface Engine {
  /** Opens an absolute address and waits until the page is loaded. */
  go(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Evaluates an expression in the page. Its value must be JSON, not undefined. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Presses the key End. */
  pressEnd(): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts an engine.
 * @param executable the path of the browser, or of its driver
 * @param proxy `host:port` of the proxy for every host except localhost. The engine doesn't check certificates
 */
export type Start = (executable: string, proxy: string) => Promise<Engine>;

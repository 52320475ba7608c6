import { launch } from "puppeteer-core";
import type { Start } from "./engine";

/** Starts Firefox, which Puppeteer drives with WebDriver BiDi. */
export const startFirefox: Start = async (executablePath, proxy) => {
  const [host, port] = proxy.split(":");
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout: 0,
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      "network.proxy.type": 1,
      "network.proxy.ssl": host,
      "network.proxy.ssl_port": Number(port),
      "network.proxy.http": host,
      "network.proxy.http_port": Number(port),
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  return {
    go: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    pressEnd: () => page.keyboard.press("End"),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
};

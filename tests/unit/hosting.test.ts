import { contentSecurityPolicy, withPolicy } from "../../src/node/hosting/contentSecurityPolicy";
import { cdnRedirects } from "../../src/node/hosting/hostFiles";
import { securityText } from "../../src/node/hosting/textFiles";

it("a page has its policy once, independent of itself", () => {
  const origins = { scripts: [], styles: [], images: [], fonts: [], connections: [], frames: [] };
  const page = `<head><meta charSet="utf-8"/><title>A</title></head><script>one</script>`;
  const first = withPolicy(page, "default-src 'self'");
  expect(first).toMatch(/charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="de/);
  expect(withPolicy(first, "default-src 'none'")).toBe(withPolicy(page, "default-src 'none'"));
  expect(contentSecurityPolicy(first, origins)).toBe(contentSecurityPolicy(page, origins));
  expect(() => withPolicy("<head>", "")).toThrow("charset");
});

it.each([
  ["/Contact.php", "/a#b", "/Contact.php /a#b 301"],
  ["/über", "/a", "/%C3%BCber /a 301"],
  ["/%c3%bcber%20uns", "/a", "/%C3%BCber%20uns /a 301"],
  ["/a", "https://b.example/?c=$d", "/a https://b.example/?c=$d 301"],
])("CDNs redirect from %s to %s", (from, to, line) => {
  expect(cdnRedirects([{ from, to }])).toContain(`\n${line}\n`);
});

it("security.txt is written when its contact has an expiry date", () => {
  const textUntil = (expires: string | null) =>
    securityText({
      brand: "Debato",
      statement: "One sentence.",
      origin: "https://www.debato.example",
      language: "en",
      security: { contact: "mailto:security@debato.example", expires },
    });
  expect(textUntil("2027-03-14")).toMatch(/^Contact: mailto:.+\nExpires: 2027-03-14T23:59:59Z\n/);
  expect(textUntil(null)).toBeUndefined();
});

import { contentSecurityPolicy, withPolicy } from "../../src/node/hosting/contentSecurityPolicy";
import { cdnRedirects, nginxRules } from "../../src/node/hosting/hostFiles";
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
  [
    "/Contact.php",
    "/a#b",
    "/Contact.php /a#b 301",
    `"/Contact.php" { return 301 "/a$is_args$args#b"`,
  ],
  ["/über", "/a", "/%C3%BCber /a 301", `"/über" { return 301 "/a$is_args$args"`],
  ["/%c3%bcber%20uns", "/a", "/%C3%BCber%20uns /a 301", `"/über uns" { return 301`],
  [
    "/a",
    "https://b.example/?c=$d",
    "/a https://b.example/?c=$d 301",
    `"https://b.example/?c=%24d"`,
  ],
  ['/%22;%20return%20"', "/a", "/%22;%20return%20%22 /a 301", `"/\\"; return \\"" {`],
])("all hosts redirect from %s to %s", (from, to, cdn, nginx) => {
  expect(cdnRedirects([{ from, to }])).toContain(`\n${cdn}\n`);
  expect(nginxRules([{ from, to }])).toContain(nginx);
});

it("nginx gets each address once, however it is written", () => {
  const twice = ["/über", "/%C3%BCber", "/index.html"].map((from) => ({ from, to: "/a" }));
  const locations = nginxRules(twice).match(/location = .*?(?= \{)/g);
  expect(locations).toEqual(['location = "/index.html"', 'location = "/über"']);
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

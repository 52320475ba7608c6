import { withLateScripts } from "../../src/node/webpackConfig";

const list =
  '<script\n id="gatsby-chunk-mapping"\n>\n window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";\n </script>';
const tag = '<script src="/app-1.js" async></script>';

test("one inline script replaces Gatsby's file list and script tags", () => {
  const html = withLateScripts(list + tag);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('"/app-1.js"');
});

test.each([
  ["list of files", tag],
  ["list to an object", list.replace(/"(\{.*\})"/, "$1") + tag],
  ["script tag", list],
])("the build stops when Gatsby changes its %s", (_, html) => {
  expect(() => withLateScripts(html)).toThrow("Gatsby has changed");
});

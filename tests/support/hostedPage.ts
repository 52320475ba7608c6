/** What replaces every page of a third party: a small form without accessibility problems. */
export const hostedPage = `<!doctype html>
<html lang="en">
  <head><title>Hosted page</title></head>
  <body><main><h1>Hosted page</h1><label>Your name <input></label></main></body>
</html>`;

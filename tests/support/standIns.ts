/** What stands in for every page of a third party: a small form, sound enough to be looked at by accessibility checks. */
export const hostedPage = `<!doctype html>
<html lang="en">
  <head><title>Hosted page</title></head>
  <body><main><h1>Hosted page</h1><label>Your name <input></label></main></body>
</html>`;

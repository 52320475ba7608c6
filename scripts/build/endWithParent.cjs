const { Socket } = require("node:net");

/*
 * Loaded first into Gatsby: ends it when the build script that has started it is gone, however that ended. Otherwise it
 * would go on writing beside the build that is started next.
 */
if (process.env.BUILD_SCRIPT_PIPE) {
  const descriptor = Number(process.env.BUILD_SCRIPT_PIPE);
  // Gatsby's workers load this file as well, but the pipe is not theirs.
  delete process.env.BUILD_SCRIPT_PIPE;
  new Socket({ fd: descriptor, readable: true, writable: false })
    .on("error", () => process.exit(1))
    .on("close", () => process.exit(1))
    .resume()
    .unref();
}

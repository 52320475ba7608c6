/** Runs the main function of a command. An error becomes a message and the exit code. */
export function runCommand(main: () => Promise<unknown>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

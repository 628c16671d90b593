/** A process goes on when its log cannot be written, and writes again when it can: a full disk must not end it. */
export function surviveFullLog(): void {
  // Without a listener the error of the stream would end the process.
  process.stdout.on('error', () => {});
}

/** What the exit code of `suchi` means. Scripts rely on the numbers: add to the list, never renumber it. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  attention: 3,
  refused: 4,
  damaged: 5,
  rolledBack: 6,
} as const;

export type Exit = keyof typeof exitCodes;

/** The words of `suchi --help` for each exit code. */
export const exitMeanings: Record<Exit, string> = {
  done: 'done',
  failed: 'failed',
  usage: 'the command line or a setting is wrong',
  attention: 'it ran and found something to look at',
  refused: 'not done as things are; nothing was changed',
  damaged: 'the backup is damaged; nothing was changed',
  rolledBack: 'it failed half way, and everything is as it was before',
};

/** An expected failure: what happened, and what the operator can do next. Neither has a secret in it. */
export class OperatorError extends Error {
  readonly exit: Exclude<Exit, 'done'>;
  readonly next: string;

  constructor(exit: Exclude<Exit, 'done'>, message: string, next: string, options: ErrorOptions = {}) {
    super(message, options);
    this.exit = exit;
    this.next = next;
  }
}

export const fullDiskPattern = /no space left on device|ENOSPC/i;

export function fullDisk(place: string): OperatorError {
  return new OperatorError(
    'failed',
    `The disk with ${place} is full.`,
    'Free some space on it (df --human-readable shows all disks), and run the command again.',
  );
}

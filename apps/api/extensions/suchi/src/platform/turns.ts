import { codedError } from './coded-error.ts';

/** Limits how many requests of one account a node works on at once. The others wait in order. */
export interface Turns {
  /** Resolves to a function that ends the turn. Throws REQUESTS_EXCEEDED when too many already wait. */
  take(subject: string): Promise<() => void>;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const lines = new Map<string, Line>();

  function end(subject: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(subject);
  }

  return {
    async take(subject) {
      const line = lines.get(subject) ?? { running: 0, waiting: [] };
      lines.set(subject, line);
      if (line.running < atOnce) line.running += 1;
      else if (line.waiting.length >= waiting)
        throw codedError('REQUESTS_EXCEEDED', { retry_after_seconds: 1 });
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        end(subject, line);
      };
    },
  };
}

/** At most two files for an account and four on a node: each keeps a database connection until it is sent. */
export function createFileTurns(): Turns {
  const ofAccount = createTurns({ atOnce: 2, waiting: 0 });
  const ofNode = createTurns({ atOnce: 4, waiting: 0 });
  return {
    async take(subject) {
      const endOfAccount = await ofAccount.take(subject);
      try {
        const endOfNode = await ofNode.take('node');
        return () => {
          endOfAccount();
          endOfNode();
        };
      } catch (error) {
        endOfAccount();
        throw error;
      }
    },
  };
}

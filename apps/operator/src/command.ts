import type { Exit } from './exit.ts';
import type { Settings } from './settings/env.ts';

export interface CommandOption {
  type: 'boolean' | 'string';
  /** What `--help` says of it. */
  about: string;
  /** The name of a value in `--help`. */
  value?: string;
}

/** Of the commands that can be run for every association of the machine. */
export const allOption = {
  all: { type: 'boolean', about: 'for each association of this machine, one after the other' },
} as const satisfies Record<string, CommandOption>;

/** What a command was called with. */
export interface Given {
  /** The words after the command's name. */
  words: string[];
  options: Record<string, string | boolean | undefined>;
  /** Read when first used: `install` runs before there are any. */
  readonly settings: Settings;
  /** The variables of the process. */
  environment: Record<string, string | undefined>;
  /** Tells a person what happens now. Scripts do not see it. */
  step: (text: string) => void;
  /** Asks a person and returns the answer; null where there is none to ask. */
  ask: (question: string) => Promise<string | null>;
  /** The same for a password: what is typed is not shown. */
  askSecret: (question: string) => Promise<string | null>;
}

/** What came of it: lines for people, facts for scripts. */
export interface Outcome {
  exit?: Extract<Exit, 'done' | 'attention' | 'failed'>;
  lines: string[];
  facts: Record<string, unknown>;
}

export interface Command {
  name: string;
  /** One line of the list of commands. */
  summary: string;
  /** The words that follow the name, as `--help` shows them. */
  words?: { usage: string; max: number };
  /** Paragraphs of `--help`. */
  help: string;
  options?: Record<string, CommandOption>;
  run(given: Given): Promise<Outcome>;
}

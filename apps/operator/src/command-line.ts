import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { releaseName } from '@suchi/extension/release';
import { listAssociations, machineOf, requireAssociation } from './associations/list.ts';
import { runFor, runForAll } from './associations/run-for.ts';
import type { Command, Given, Outcome } from './command.ts';
import { commands } from './commands/index.ts';
import { exitCodes, OperatorError } from './exit.ts';
import { describeAll, describeCommand } from './help.ts';
import { environment, readSettings, type Settings } from './settings/env.ts';
import { toReason } from './words.ts';

/** The streams of the process. */
export interface Terminal {
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
}

/** Options that every command has. */
const sharedOptions = {
  // Not `--env-file`: Node would read it itself, wherever it stands.
  settings: { type: 'string', about: 'the file with the variables of the installation', value: 'FILE' },
  json: { type: 'boolean', about: 'one JSON object on standard output, and no other words' },
  help: { type: 'boolean', about: 'this text' },
} as const;

/** Runs one command and returns the exit code. Nothing is thrown. */
export async function runCommandLine(args: string[], terminal: Terminal): Promise<number> {
  const isJson = args.includes('--json');
  const [name, ...rest] = args;
  if (name === '--association' || name === '-a') return runForOne(rest, { terminal, isJson });
  if (name === undefined || name === '--help' || name === 'help') {
    terminal.stdout.write(describeAll(commands, sharedOptions));
    return name === undefined ? exitCodes.usage : exitCodes.done;
  }
  if (name === '--version') {
    terminal.stdout.write(`${releaseName}\n`);
    return exitCodes.done;
  }
  const command = commands.find((each) => each.name === name);
  try {
    if (!command) throw unknownCommand(name);
    const parsed = parse(command, rest);
    if (parsed.options['help'] === true) {
      terminal.stdout.write(describeCommand(command, sharedOptions));
      return exitCodes.done;
    }
    const given = toGiven(parsed, terminal, isJson);
    const outcome = parsed.options['all'] === true ? await runAll(args, given) : await command.run(given);
    writeOutcome(command.name, outcome, { terminal, isJson });
    return exitCodes[outcome.exit ?? 'done'];
  } catch (error) {
    return writeError(name, toOperatorError(error), { terminal, isJson });
  }
}

/** `suchi --association NAME COMMAND …` */
async function runForOne([name = '', ...args]: string[], { terminal, isJson }: Target): Promise<number> {
  try {
    const association = requireAssociation(name, machineOf(environment));
    return (await runFor(association, args, { environment, isJson: false })).code;
  } catch (error) {
    return writeError('--association', toOperatorError(error), { terminal, isJson });
  }
}

/** `suchi COMMAND --all …` */
function runAll(args: string[], { options, step }: Given): Promise<Outcome> {
  const own = args.filter((arg) => arg !== '--all' && arg !== '--json');
  const isJson = options['json'] === true;
  const finished = listAssociations(machineOf(environment)).filter(({ isUnfinished }) => !isUnfinished);
  return runForAll(finished, own, { environment, isJson, step });
}

function unknownCommand(name: string): OperatorError {
  return new OperatorError('usage', `There is no command ${name}.`, 'suchi --help lists them.');
}

interface Parsed {
  words: string[];
  options: Given['options'];
}

function parse(command: Command, args: string[]): Parsed {
  const options = Object.fromEntries(
    Object.entries({ ...sharedOptions, ...command.options }).map(([name, { type }]) => [name, { type }]),
  );
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > (command.words?.max ?? 0))
      throw new Error(`Too many words: ${positionals.at(-1)}`);
    return { words: positionals, options: values };
  } catch (error) {
    const [firstLine = ''] = (error as Error).message.split(/\n|\. /);
    throw new OperatorError('usage', `${firstLine}.`, `suchi ${command.name} --help says what it takes.`, {
      cause: error,
    });
  }
}

function toGiven({ words, options }: Parsed, terminal: Terminal, isJson: boolean): Given {
  const file = options['settings'];
  let settings: Settings | undefined;
  return {
    words,
    options,
    get settings() {
      settings ??= readSettings(typeof file === 'string' ? file : undefined);
      return settings;
    },
    environment,
    step(text) {
      if (!isJson) terminal.stderr.write(`${text}\n`);
    },
    ask: async (question) => (isJson ? null : askPerson(question, terminal, terminal.stderr)),
    async askSecret(question) {
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
      return isJson ? null : askPerson(question, terminal, nowhere);
    },
  };
}

/** What is typed is shown on `echo`. */
async function askPerson(
  question: string,
  { stdin, stderr }: Terminal,
  echo: Writable,
): Promise<string | null> {
  if (!stdin.isTTY) return null;
  const isHidden = echo !== stderr;
  if (isHidden) stderr.write(question);
  const lines = createInterface({ input: stdin, output: echo, terminal: true });
  const answer = await lines.question(isHidden ? '' : question);
  lines.close();
  if (isHidden) stderr.write('\n');
  return answer.trim();
}

/** A failure that nobody expected still has words, and its own text as a hint. */
function toOperatorError(error: unknown): OperatorError {
  if (error instanceof OperatorError) return error;
  return new OperatorError(
    'failed',
    `It did not work: ${toReason(error)}`,
    'Run `suchi check` to see whether all services respond.',
    { cause: error },
  );
}

interface Target {
  terminal: Terminal;
  isJson: boolean;
}

function writeOutcome(command: string, outcome: Outcome, { terminal, isJson }: Target): void {
  const exit = outcome.exit ?? 'done';
  const text = isJson
    ? JSON.stringify({ command, exit, code: exitCodes[exit], ...outcome.facts })
    : outcome.lines.join('\n');
  terminal.stdout.write(`${text}\n`);
}

function writeError(command: string, error: OperatorError, { terminal, isJson }: Target): number {
  const { exit, message, next } = error;
  const code = exitCodes[exit];
  if (isJson) terminal.stdout.write(`${JSON.stringify({ command, exit, code, error: { message, next } })}\n`);
  else terminal.stderr.write(`${message}\n${next}\n`);
  return code;
}

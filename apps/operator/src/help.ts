import type { Command, CommandOption } from './command.ts';
import { exitCodes, exitMeanings } from './exit.ts';

type Options = Readonly<Record<string, CommandOption>>;

/** Rows of columns, each as wide as its longest entry. */
export function toColumns(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    `  ${row.map((entry, column) => entry.padEnd(widthOf(column))).join('  ')}`.trimEnd(),
  );
}

function describeOptions(options: Options): string[] {
  return toColumns(
    Object.entries(options).map(([name, { value, about }]) => [
      value === undefined ? `--${name}` : `--${name} ${value}`,
      about,
    ]),
  );
}

function describeExits(): string[] {
  return toColumns(
    Object.entries(exitCodes).map(([exit, code]) => [
      String(code),
      exitMeanings[exit as keyof typeof exitCodes],
    ]),
  );
}

const toText = (lines: string[]) => `${lines.join('\n')}\n`;

/** `suchi --help`. */
export function describeAll(commands: readonly Command[], shared: Options): string {
  return toText([
    'suchi: what the operator of an installation does.',
    '',
    'Usage: suchi COMMAND [options]',
    '       suchi --association NAME COMMAND [options]',
    '       suchi --version',
    '',
    'Commands:',
    ...toColumns(commands.map(({ name, summary }) => [name, summary])),
    '',
    'Options of every command:',
    ...describeOptions(shared),
    '',
    'Exit codes:',
    ...describeExits(),
    '',
    'The variables of the installation come from the environment, and from /etc/suchi/suchi.env or the file that',
    '--settings or SUCHI_ENV_FILE names. `suchi COMMAND --help` explains one command.',
    '',
    'Several associations can be on one machine. A command is for the first one, or with --association NAME (-a NAME) for',
    'another. backup, drill, doctor and upgrade take --all.',
  ]);
}

/** `suchi COMMAND --help`. */
export function describeCommand(command: Command, shared: Options): string {
  const words = command.words ? ` ${command.words.usage}` : '';
  return toText([
    `Usage: suchi ${command.name}${words} [options]`,
    '',
    command.help.trim(),
    '',
    'Options:',
    ...describeOptions({ ...command.options, ...shared }),
  ]);
}

export interface Program {
  commands: (Program & { name(): string })[];
  command(name: string): Program;
  description(text: string): Program;
  option(flags: string, text: string, collect?: (value: string, before?: string[]) => string[]): Program;
  action(run: (given: never) => Promise<void>): Program;
}

/** A command that cannot be carried out as it was given. Its words are for the operator. */
export class CommandRefused extends Error {}

/** As `refused` of the command `suchi`: nothing was changed. */
export const refusedExitCode = 4;

interface Command<Given> {
  description: string;
  /** With a value that may be given several times where the text is in a list. */
  options?: Readonly<Record<string, string | readonly [string]>>;
  /** Gets the argument of the command, or its options. */
  run: (given: Given) => Promise<string>;
}

const collect = (value: string, before: string[] = []) => [...before, value];

/** Adds `directus suchi <name>`, which prints the result of `run` and exits. */
export function addCommand<Given = string>(
  program: Program,
  name: string,
  { description, options = {}, run }: Command<Given>,
): void {
  const suchi = program.commands.find((command) => command.name() === 'suchi') ?? program.command('suchi');
  const command = suchi.command(name).description(description);
  for (const [flags, text] of Object.entries(options))
    if (typeof text === 'string') command.option(flags, text);
    else command.option(flags, text[0], collect);
  command.action(async (given: Given) => {
    try {
      process.stdout.write(`${await run(given)}\n`);
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exit(refusedExitCode);
    }
    process.exit(0);
  });
}

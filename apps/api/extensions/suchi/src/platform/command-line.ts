export interface Program {
  commands: (Program & { name(): string })[];
  command(name: string): Program;
  description(text: string): Program;
  action(run: (argument: string) => Promise<void>): Program;
}

/** Adds `directus suchi <name>`, which prints the result of `run` and exits. */
export function addCommand(
  program: Program,
  name: string,
  { description, run }: { description: string; run: (argument: string) => Promise<string> },
): void {
  const suchi = program.commands.find((command) => command.name() === 'suchi') ?? program.command('suchi');
  suchi
    .command(name)
    .description(description)
    .action(async (argument) => {
      process.stdout.write(`${await run(argument)}\n`);
      process.exit(0);
    });
}

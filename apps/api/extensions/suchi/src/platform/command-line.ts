/** The part of the engine's command line that we add to. */
export interface Program {
  commands: (Program & { name(): string })[];
  command(name: string): Program;
  description(text: string): Program;
  action(run: (argument: string) => Promise<void>): Program;
}

/** Adds `directus suchi <name>`, which prints what `run` returns and ends the process. */
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

import { defineHook } from '@directus/extensions-sdk';
import { refusedExitCode } from '../platform/command-line.ts';
import { readEnv } from '../platform/env.ts';
import type { EngineContext } from '../platform/platform.ts';
import { InstallationRefused } from './change.ts';
import { describeCompletion, describeForeign, expand, findDrift, install } from './install.ts';
import { makeOperator } from './plan-rows.ts';

interface Program {
  command(name: string): Program;
  description(text: string): Program;
  option(flags: string, text: string, collect?: (name: string, names: string[]) => string[]): Program;
  action(run: (options: InstallOptions) => Promise<void>): Program;
}

interface InstallOptions {
  allowDrop?: string[];
  allowNarrow?: string[];
  expand?: boolean;
}

const collectNames = (name: string, names: string[] = []) => [...names, name];

export default defineHook(({ init }, context) => {
  const engine = context as unknown as EngineContext;

  init('cli.before', ({ program }) => {
    const suchi = (program as Program).command('suchi').description('This project’s own commands');

    suchi
      .command('install')
      .description('Bring schema, access, settings and queues to what the repository declares')
      .option('--allow-drop <name>', 'a collection or collection.field that may be deleted', collectNames)
      .option('--allow-narrow <name>', 'a collection.field that may take fewer values', collectNames)
      .option('--expand', 'only what nodes of the release before do not notice; install again without it')
      .action(({ allowDrop = [], allowNarrow = [], expand: isExpansion = false }) =>
        report(async () => {
          if (isExpansion) {
            const changed = await expand(engine, readEnv());
            return { changed, exitCode: 0, notes: [await describeCompletion(engine)] };
          }
          const allowed = { drop: new Set(allowDrop), narrow: new Set(allowNarrow) };
          const changed = await install(engine, readEnv(), allowed);
          return { changed, exitCode: 0, notes: await describeForeign(engine) };
        }),
      );

    suchi
      .command('check')
      .description('Fail when the database differs from what the repository declares')
      .action(() =>
        report(async () => {
          const changed = await findDrift(engine, readEnv());
          return { changed, exitCode: changed.length > 0 ? 1 : 0, notes: await describeForeign(engine) };
        }),
      );

    suchi
      .command('make-operator')
      .description('Make another operator, of SUCHI_OPERATOR_EMAIL and SUCHI_OPERATOR_PASSWORD')
      .action(() =>
        report(async () => ({ changed: [await makeOperator(engine, readEnv())], exitCode: 0, notes: [] })),
      );
  });
});

interface Outcome {
  changed: string[];
  notes: string[];
  exitCode: number;
}

async function report(run: () => Promise<Outcome>): Promise<void> {
  try {
    const { changed, notes, exitCode } = await run();
    const lines = [...(changed.length > 0 ? changed : ['Nothing to change.']), ...notes];
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exit(exitCode);
  } catch (error) {
    if (!(error instanceof InstallationRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(refusedExitCode);
  }
}

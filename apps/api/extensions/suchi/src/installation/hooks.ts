import { defineHook } from '@directus/extensions-sdk';
import { readEnv } from '../platform/env.ts';
import type { EngineContext } from '../platform/platform.ts';
import { findDrift, install } from './install.ts';
import { seedDemo } from './seed-demo.ts';

/** The part of the engine's command line that we add to. */
interface Program {
  command(name: string): Program;
  description(text: string): Program;
  action(run: () => Promise<void>): Program;
}

export default defineHook(({ init }, context) => {
  const engine = context as unknown as EngineContext;

  init('cli.before', ({ program }) => {
    const suchi = (program as Program).command('suchi').description('This project’s own commands');

    suchi
      .command('install')
      .description('Bring schema, access, settings and queues to what the repository declares')
      .action(() => report(install(engine, readEnv()), 0));

    suchi
      .command('check')
      .description('Fail when the database differs from what the repository declares')
      .action(() => report(findDrift(engine, readEnv()), 1));

    suchi
      .command('seed-demo')
      .description('Make the demo accounts; never where real people are')
      .action(() => report(seedDemo(engine), 0));
  });
});

async function report(changes: Promise<string[]>, exitCodeWhenAny: number): Promise<void> {
  const lines = await changes;
  process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : 'Nothing to change.\n');
  process.exit(lines.length > 0 ? exitCodeWhenAny : 0);
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Outcome } from '../command.ts';
import { exitCodes } from '../exit.ts';
import type { Association } from './list.ts';

const ownRelease = resolve(import.meta.dirname, '../../../..');

/** What a command for one association came to. */
export interface Ended {
  code: number;
  /** With `isJson`: what it says to scripts. */
  facts: Record<string, unknown>;
}

type Variables = Record<string, string | undefined>;

/** A release upgrades to itself; everything else is done by the release that the association runs. */
function releaseFor({ places }: Association, command: string | undefined): string {
  return command !== 'upgrade' && existsSync(places.release) ? places.release : ownRelease;
}

/** The variables in the file of an association win: those of the caller may be of another one. */
function variablesFor({ variables, places, owner }: Association, environment: Variables): Variables {
  const others = Object.entries(environment).filter(
    ([name]) => !(name in variables) && name !== 'SUCHI_ENV_FILE',
  );
  const home = owner.uid === process.getuid?.() ? {} : { HOME: dirname(places.uploads) };
  return { ...Object.fromEntries(others), ...home };
}

/** Runs `suchi ARGS` for one association, as its user. With `isJson` its output is read, otherwise people see it. */
export async function runFor(
  association: Association,
  args: readonly string[],
  { environment, isJson }: { environment: Variables; isJson: boolean },
): Promise<Ended> {
  const release = releaseFor(association, args[0]);
  const node = join(release, 'bin/node');
  const main = join(release, 'apps/operator/src/main.ts');
  const own = ['--settings', association.places.settings, ...(isJson ? ['--json'] : [])];
  const child = spawn(existsSync(node) ? node : process.execPath, [main, ...args, ...own], {
    cwd: '/',
    env: variablesFor(association, environment),
    ...(process.getuid?.() === 0 && association.owner),
    stdio: ['inherit', isJson ? 'pipe' : 'inherit', 'inherit'],
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const code = await new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('close', (ended) => done(ended ?? exitCodes.failed));
  });
  return { code, facts: text.startsWith('{') ? (JSON.parse(text) as Ended['facts']) : {} };
}

/** One after the other. An upgrade stops at the first that did not work, so that the others stay as they are. */
export async function runForAll(
  associations: readonly Association[],
  args: readonly string[],
  options: { environment: Variables; isJson: boolean; step: (text: string) => void },
): Promise<Outcome> {
  const ended: ({ name: string } & Ended)[] = [];
  for (const association of associations) {
    options.step(`${association.name} (${association.address}):`);
    const { code, facts } = await runFor(association, args, options);
    ended.push({ name: association.name, code, facts });
    if (args[0] === 'upgrade' && code !== exitCodes.done) break;
  }
  return presentAll(associations, ended);
}

function presentAll(
  associations: readonly Association[],
  ended: readonly ({ name: string } & Ended)[],
): Outcome {
  const namesOf = (isOne: (code: number) => boolean) =>
    ended.filter(({ code }) => isOne(code)).map(({ name }) => name);
  const failed = namesOf((code) => code !== exitCodes.done && code !== exitCodes.attention);
  const attention = namesOf((code) => code === exitCodes.attention);
  const left = associations.slice(ended.length).map(({ name }) => name);
  const lines = [
    ...(failed.length > 0 ? [`It did not work for: ${failed.join(', ')}.`] : []),
    ...(attention.length > 0 ? [`There is something to look at: ${attention.join(', ')}.`] : []),
    ...(left.length > 0 ? [`Not begun: ${left.join(', ')}.`] : []),
  ];
  return {
    exit: failed.length > 0 ? 'failed' : attention.length > 0 ? 'attention' : 'done',
    lines: lines.length > 0 ? lines : [`Done for all ${ended.length}.`],
    facts: {
      associations: ended.map(({ name, code, facts }) => ({ ...facts, association: name, code })),
      left,
    },
  };
}

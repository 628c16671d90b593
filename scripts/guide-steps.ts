import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One step of the guide: its heading, and the commands of all its blocks. */
export interface Step {
  title: string;
  commands: string;
}

const section = /^## From a new server to the first sign-in$([\s\S]*?)^## /m;

/** The steps with commands, as a new operator types them. */
export function listSteps(guide: string): Step[] {
  const text = section.exec(guide)?.[1] ?? '';
  return text.split(/^### /m).flatMap((part) => {
    const [title = '', ...lines] = part.split('\n');
    const blocks = [...lines.join('\n').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
    return blocks.length === 0 ? [] : [{ title, commands: blocks.join('') }];
  });
}

/** `node scripts/guide-steps.ts FOLDER` writes each step into a file there and prints the titles. */
if (process.argv[1] === import.meta.filename) {
  const folder = path.resolve(process.argv[2] ?? '.');
  mkdirSync(folder, { recursive: true });
  const guide = readFileSync(path.resolve(import.meta.dirname, '../docs/ops/installing.md'), 'utf8');
  for (const [place, { title, commands }] of listSteps(guide).entries()) {
    writeFileSync(path.join(folder, `${place + 1}.sh`), `set -euxo pipefail\n${commands}`);
    console.log(title);
  }
}

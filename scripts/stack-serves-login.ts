// Fails unless the stack of `pnpm stack:up` serves the login page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StackUrls } from '@suchi/testing';
import { stackFolder } from './stack-processes.ts';

const { web } = JSON.parse(readFileSync(join(stackFolder, 'urls.json'), 'utf8')) as StackUrls;
const page = await fetch(`${web}/login`);
const isServed = page.ok && (await page.text()).includes('<div id="root">');
process.stdout.write(`${web}/login ${isServed ? 'is served' : 'is NOT served'}\n`);
process.exitCode = isServed ? 0 : 1;

// `pnpm seed:demo`: loads the demo community into the database of `pnpm dev`, or into SUCHI_DATABASE_URL.
import { join } from 'node:path';
import { todayInIndia } from '../packages/domain/src/basics/index.ts';
import { databaseUrl, projectRoot, runEngineCommand } from '@suchi/testing';
import { loadDemo } from '../apps/api/seed/demo/load-demo.ts';

const target = process.env['SUCHI_DATABASE_URL'] ?? databaseUrl('suchi_dev');
const uploadsFolder = process.env['SUCHI_UPLOADS'] ?? join(projectRoot, 'apps/api/uploads');
process.stdout.write(await runEngineCommand(target, ['suchi', 'seed-demo']));
const today = todayInIndia(new Date());
process.stdout.write(await loadDemo({ databaseUrl: target, uploadsFolder, today }));

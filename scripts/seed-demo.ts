// `pnpm seed:demo`: puts the demo community into the database of `pnpm dev`, or into SUCHI_DATABASE_URL.
import { databaseUrl, runEngineCommand } from '@suchi/testing';

const target = process.env['SUCHI_DATABASE_URL'] ?? databaseUrl('suchi_dev');
process.stdout.write(await runEngineCommand(target, ['suchi', 'seed-demo']));

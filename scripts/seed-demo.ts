// `pnpm seed:demo`: loads the demo community into the database of `pnpm dev`, or into SUCHI_DATABASE_URL.
import { join } from 'node:path';
import { databaseUrl, projectRoot } from '@suchi/testing';
import { fillDemo } from './fill-demo.ts';

process.stdout.write(
  await fillDemo({
    databaseUrl: process.env['SUCHI_DATABASE_URL'] ?? databaseUrl('suchi_dev'),
    uploadsFolder: process.env['SUCHI_UPLOADS'] ?? join(projectRoot, 'apps/api/uploads'),
  }),
);

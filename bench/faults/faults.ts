import type { Fault } from './fault.ts';
import { certificateFaults } from './list/certificate.ts';
import { clockFaults } from './list/clock.ts';
import { diskFaults } from './list/disks.ts';
import { mailFaults } from './list/mail.ts';
import { postgresFaults } from './list/postgres.ts';
import { processFaults } from './list/processes.ts';
import { providerFaults } from './list/provider.ts';
import { redisFaults } from './list/redis.ts';
import { storageFaults } from './list/storage.ts';

/** In the order in which they are made. */
export const faults: readonly Fault[] = [
  ...processFaults,
  ...postgresFaults,
  ...redisFaults,
  ...mailFaults,
  ...providerFaults,
  ...diskFaults,
  ...storageFaults,
  ...clockFaults,
  ...certificateFaults,
];

import type { AreaFault } from '../fault.ts';
import { accessFaults } from './access.ts';
import { hallFaults } from './hall.ts';
import { mailFaults } from './mail.ts';
import { mediaFaults } from './media.ts';
import { migrationFaults } from './migrations.ts';
import { moneyFaults } from './money.ts';
import { offlineFaults } from './offline.ts';
import { printFaults } from './print.ts';
import { revisionFaults } from './revisions.ts';
import { sessionFaults } from './session.ts';
import { smallScreenFaults } from './small-screen.ts';
import { visibilityFaults } from './visibility.ts';
import { webStateFaults } from './web-state.ts';

export const faults: readonly AreaFault[] = [
  ...visibilityFaults,
  ...accessFaults,
  ...moneyFaults,
  ...revisionFaults,
  ...migrationFaults,
  ...mediaFaults,
  ...mailFaults,
  ...printFaults,
  ...hallFaults,
  ...sessionFaults,
  ...webStateFaults,
  ...offlineFaults,
  ...smallScreenFaults,
];

import type { Command } from '../command.ts';
import { associations } from './associations.ts';
import { backup } from './backup.ts';
import { backups } from './backups.ts';
import { check } from './check.ts';
import { checkPayments } from './check-payments.ts';
import { doctor } from './doctor.ts';
import { drill } from './drill.ts';
import { exportPerson } from './export-person.ts';
import { install } from './install.ts';
import { newAssociation } from './new-association.ts';
import { prepare } from './prepare.ts';
import { proxyFile } from './proxy-file.ts';
import { restore } from './restore.ts';
import { rotateSecret } from './rotate-secret.ts';
import { setupLink } from './setup-link.ts';
import { storage } from './storage.ts';
import { unitFiles } from './unit-files.ts';
import { upgrade } from './upgrade.ts';
import { user } from './user.ts';
import { verify } from './verify.ts';

/** In the order of `suchi --help`. */
export const commands: readonly Command[] = [
  install,
  prepare,
  setupLink,
  proxyFile,
  newAssociation,
  associations,
  unitFiles,
  check,
  doctor,
  checkPayments,
  backup,
  backups,
  verify,
  drill,
  restore,
  storage,
  upgrade,
  user,
  exportPerson,
  rotateSecret,
];

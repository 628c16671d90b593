import type { Command } from '../command.ts';
import { backup } from './backup.ts';
import { backups } from './backups.ts';
import { drill } from './drill.ts';
import { restore } from './restore.ts';
import { verify } from './verify.ts';

/** In the order of `suchi --help`. */
export const commands: readonly Command[] = [backup, backups, verify, drill, restore];

import type { Knex } from 'knex';
import { readSessions } from '../repository.ts';

export type { OwnSession } from '../repository.ts';

/** The live sessions of an account, last seen first. */
export const readDevices = (db: Knex, userId: string, now: Date) => readSessions(db, userId, now);

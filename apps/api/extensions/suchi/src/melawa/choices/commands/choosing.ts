import { type ChoiceTimes, choiceTimesOf } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import { type CandidateInHall, readPresent } from '../../door/present.ts';
import { type Melawa, requireMelawa } from '../../event/load-event.ts';
import { findOwnProfile } from '../repository/candidates.ts';
import { findRound, type RoundRow } from '../repository/rounds.ts';

export const refused = (reason: string) => codedError('MELAWA_REFUSED', { reason });

/** The melawa as somebody sees it who chooses, or types what others chose. */
export interface Choosing {
  melawa: Melawa;
  times: ChoiceTimes;
  present: Map<number, CandidateInHall>;
  round: RoundRow | null;
}

export async function readChoosing(db: Knex, now: Date): Promise<Choosing> {
  const melawa = await requireMelawa(db, now);
  return {
    melawa,
    times: choiceTimesOf(melawa.event),
    present: await readPresent(db, melawa.edition),
    round: await findRound(db, melawa.edition),
  };
}

export interface OwnChoosing extends Choosing {
  profile: number;
  /** Null: the family was not checked in. */
  own: CandidateInHall | null;
}

/** For the family of a candidate. Staff choose nobody. */
export async function readOwnChoosing(db: Knex, caller: RoleCaller, now: Date): Promise<OwnChoosing> {
  if (caller.role !== 'user') throw codedError('FORBIDDEN');
  const profile = await findOwnProfile(db, caller.userId);
  if (profile === null) throw refused('not_checked_in');
  const choosing = await readChoosing(db, now);
  const own = [...choosing.present.values()].find((candidate) => candidate.profile === profile) ?? null;
  return { ...choosing, profile, own };
}

/** With which lists are sealed. Without a worker that has the other half nobody can send. */
export function requirePublicKey({ round }: Choosing): string {
  if (round === null || round.destroyed_at !== null || round.told_at !== null) throw refused('not_open');
  return round.public_key;
}

import { todayInIndia } from '@suchi/domain/basics';
import { peopleIn, settleFee } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import { loadPictures } from '../../../media/commands/load-media.ts';
import type { PictureRow } from '../../../media/present-picture.ts';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { ReadCall } from '../../../platform/route.ts';
import { findMelawa, type Melawa, requireMelawa } from '../../event/load-event.ts';
import { parseAnswer } from '../codec.ts';
import { type CountedFamily, countFamily } from '../count-family.ts';
import { type AnswerRow, findOwnCandidate, listFamily, type OwnCandidate } from '../repository.ts';

/** The melawa as the family of one account sees it. */
export interface OwnMelawaFacts {
  melawa: Melawa;
  candidate: OwnCandidate;
  photo: PictureRow | null;
  own: CountedFamily | null;
  /** The other candidate, who has the parents. */
  earlier: AnswerRow | null;
  toPayPaise: number;
  toReturnPaise: number;
}

export async function requireOwnCandidate(
  db: Knex,
  { role, userId }: Pick<RoleCaller, 'role' | 'userId'>,
): Promise<OwnCandidate> {
  const candidate = role === 'user' ? await findOwnCandidate(db, userId) : null;
  if (candidate === null) throw codedError('PROFILE_NOT_FOUND');
  return candidate;
}

export async function loadOwn(db: Knex, melawa: Melawa, candidate: OwnCandidate): Promise<OwnMelawaFacts> {
  const { edition, event } = melawa;
  const rows = await listFamily(db, { ...candidate, edition });
  const at = rows.findIndex(({ profile }) => profile === candidate.profile);
  const own = countFamily(rows, melawa)[at] ?? null;
  const before = at === -1 ? rows : rows.slice(0, at);
  const settled = own && settleFee(own.people, own.paid, { event, today: todayInIndia(melawa.now) });
  const pictures = candidate.photo === null ? null : await loadPictures(db, [candidate.photo]);
  return {
    melawa,
    candidate,
    photo: pictures?.get(candidate.photo ?? '') ?? null,
    own,
    earlier: before.find((row) => peopleIn(parseAnswer(row)) > 0 && row.parents > 0) ?? null,
    toPayPaise: settled?.toPayPaise ?? 0,
    toReturnPaise: settled?.toReturnPaise ?? 0,
  };
}

/** Null before the invitation, and where there is nobody to invite. */
export async function readOwn({
  db,
  caller,
  now,
}: ReadCall<object, RoleCaller>): Promise<OwnMelawaFacts | null> {
  const melawa = await findMelawa(db, now);
  const candidate = caller.role === 'user' ? await findOwnCandidate(db, caller.userId) : null;
  if (melawa === null || melawa.phase === 'planned' || candidate?.isActive !== true) return null;
  return loadOwn(db, melawa, candidate);
}

/** Throws where there is no melawa, or no answer to it. */
export async function requireOwnAnswer(
  db: Knex,
  { caller, now }: { caller: RoleCaller; now: Date },
): Promise<OwnMelawaFacts & { own: CountedFamily }> {
  const melawa = await requireMelawa(db, now);
  const facts = await loadOwn(db, melawa, await requireOwnCandidate(db, caller));
  const { own } = facts;
  if (own === null) throw codedError('MELAWA_NOT_FOUND');
  return { ...facts, own };
}

import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import {
  findOwnProofState,
  findProofStage,
  type OwnProofState,
  type RemindedRound,
} from '@suchi/domain/proof';
import type { Knex } from 'knex';
import { isPrintedIn } from '../../platform/edition-sql.ts';
import { queryPrepared } from '../../platform/query-prepared.ts';

type RoundOfProfile = RemindedRound & { isAnswered: boolean; hasMistakes: boolean; isInBook: boolean };

const ownProofSql = `select e.proof_opened_at as "openedAt", to_char(e.proof_until, 'YYYY-MM-DD') as until,
    e.proof_reminded_at as "remindedAt", e.frozen_at as "frozenAt",
    exists (select from proof_answer a where a.edition = e.id and a.profile = p.id) as "isAnswered",
    exists (select from proof_mistake m where m.edition = e.id and m.profile = p.id) as "hasMistakes",
    ${isPrintedIn('e.id')} as "isInBook"
   from edition e join qd_matrimonial_profile p on p.id = ? where e.is_current`;

/** What a family is told about its page in the current book, which may be printed already. */
export async function findOwnProof(
  db: Knex,
  profile: number,
  { isPrinted, now }: { isPrinted: boolean; now: Date },
): Promise<{ state: OwnProofState; until: CalendarDate } | null> {
  const [round] = await queryPrepared<RoundOfProfile>(db, 'own-proof', ownProofSql, [profile]);
  if (!round?.until) return null;
  const stage = findProofStage(round, todayInIndia(now));
  if (stage === 'before' || !round.isInBook) return null;
  const { isAnswered, hasMistakes } = round;
  const state = findOwnProofState(stage, { isAnswered, hasMistakes, isPrinted });
  return state && { state, until: round.until };
}

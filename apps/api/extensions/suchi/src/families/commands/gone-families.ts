import type { FamilyList } from '@suchi/contracts/families';
import { goneFamilyDays } from '@suchi/domain/families';
import type { Knex } from 'knex';

const table = 'gone_family';

/**
 * Before the rows of a closing account go: the families whose lists have it keep that there was one, without a word of
 * who it was. Each list has it once.
 */
export async function leaveWord(tx: Knex.Transaction, profileId: number, now: Date): Promise<void> {
  await tx.raw(
    `insert into gone_family (profile, list, at, came_as, was)
     select distinct on (profile, list) profile, list, :now, came_as, was
       from (select case when sender = :id then receiver else sender end as profile,
                    case when sender = :id then 'received' else 'sent' end as list, 'interest' as came_as, id as was
               from interest
              where (sender = :id or receiver = :id) and state <> 'withdrawn'
                and (closed_at is null or closed_at > :now::timestamptz - make_interval(days => :days))
              union all
             select m.profile, 'received', 'mail', m.id
               from member_message m join qd_matrimonial_profile p on p."user" = m.sender
              where p.id = :id and m.profile <> :id) known
      order by profile, list, came_as, was desc`,
    { id: profileId, now, days: goneFamilyDays },
  );
}

/** After an account came back with its rows. */
export async function takeBackWord(tx: Knex.Transaction): Promise<void> {
  await tx.raw(
    `delete from gone_family g
      where (g.came_as = 'interest' and exists (select from interest i where i.id = g.was))
         or (g.came_as = 'mail' and exists (select from member_message m where m.id = g.was))`,
  );
}

export interface GoneFamily {
  id: number;
  at: Date;
}

/** More than a family writes with in this time. */
const mostListed = 50;

export async function listGone(
  db: Knex,
  kind: FamilyList,
  { own, now }: { own: number; now: Date },
): Promise<GoneFamily[]> {
  if (kind === 'accepted') return [];
  const since = new Date(now.getTime() - goneFamilyDays * 86_400_000);
  return db(table)
    .where({ profile: own, list: kind })
    .where('at', '>', since)
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(mostListed)
    .select('id', 'at');
}

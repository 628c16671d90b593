import { type ChoiceKeyState, judgeChoiceKey } from '@suchi/domain/melawa';
import type { Knex } from 'knex';

// What System status and `suchi doctor` read of the keys of choices.

/** Each key, with the day of its melawa, and the melawa of today without one; by the melawa's clock. */
export const choiceKeysSql = `
  select to_char(e.event_date, 'YYYY-MM-DD') as day, coalesce(m.seconds_ahead, 0) as seconds_ahead,
         r.id is not null as has_key, r.destroyed_at
    from edition e
    left join melawa_event m on m.edition = e.id
    left join melawa_choice_round r on r.edition = e.id
   where r.id is not null or m.id is not null`;

export interface ChoiceKeyRow {
  day: string | null;
  seconds_ahead: number;
  has_key: boolean;
  destroyed_at: Date | null;
}

export interface ChoiceKey {
  state: ChoiceKeyState;
  destroyedAt: Date | null;
}

/** The worst of all. */
export function judgeChoiceKeys(rows: readonly ChoiceKeyRow[], now: Date): ChoiceKey {
  const states = rows.map(({ day, seconds_ahead: ahead, has_key: hasKey, destroyed_at: destroyedAt }) =>
    judgeChoiceKey(
      { day, hasKey, isDestroyed: destroyedAt !== null },
      new Date(now.getTime() + ahead * 1000),
    ),
  );
  const order = ['left', 'missing', 'open', 'none'] as const;
  const ended = rows.flatMap(({ destroyed_at: at }) => (at === null ? [] : [at.getTime()]));
  return {
    state: order.find((state) => states.includes(state)) ?? 'none',
    destroyedAt: ended.length === 0 ? null : new Date(Math.max(...ended)),
  };
}

export async function readChoiceKey(db: Knex, now: Date): Promise<ChoiceKey> {
  const { rows } = await db.raw<{ rows: ChoiceKeyRow[] }>(choiceKeysSql);
  return judgeChoiceKeys(rows, now);
}

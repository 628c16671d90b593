import type { CalendarDate } from '@suchi/domain/basics';
import { type PreferenceKind, preferenceKinds } from '@suchi/domain/fit';
import type { Knex } from 'knex';
import type { SqlPart } from '../../platform/list-page.ts';
import { findComparedLists } from '../repository.ts';
import { wishSql } from './fit-marks-sql.ts';
import type { FitRules, LoadedSide } from '../present-fit-side.ts';

/** A must of the reader, and whether a profile fits it. */
export interface MustSql extends SqlPart {
  kind: PreferenceKind;
}

export async function planMusts(
  db: Knex,
  { preferences }: LoadedSide,
  { rules, today }: { rules: FitRules; today: CalendarDate },
): Promise<MustSql[]> {
  const { levels } = await findComparedLists(db);
  const plan = (kind: PreferenceKind): MustSql[] => {
    const asked = preferences[kind];
    if (!asked?.isMust) return [];
    const bindings: unknown[] = [];
    const bind = (value: unknown, type: string) => {
      bindings.push(value);
      return `?::${type}`;
    };
    const { isKnown, fits } = wishSql[kind](asked.value as never, { bind, rules, today, levels });
    return [{ kind, sql: `coalesce((${isKnown}) and (${fits}), false)`, bindings }];
  };
  return preferenceKinds.flatMap((kind) => plan(kind));
}

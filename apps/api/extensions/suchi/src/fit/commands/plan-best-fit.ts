import type { CalendarDate } from '@suchi/domain/basics';
import { gotraKey, type PreferenceKind, preferenceKinds } from '@suchi/domain/fit';
import type { Knex } from 'knex';
import type { SqlPart } from '../../platform/list-page.ts';
import { findComparedLists } from '../repository.ts';
import { factSql, type MarkContext, type MarkSql, wantedColumns, wishSql } from './fit-marks-sql.ts';
import { type FitRules, gotraChoiceOf, type LoadedSide } from '../present-fit-side.ts';

/** Tables to join to the profiles, and the order over them. */
export interface BestFit {
  join: SqlPart;
  orderBy: string;
  /** Those before which nobody can come. Among them the newest is the first. */
  best: { join: SqlPart; condition: string };
}

/** A thousand for each weight, so that one sum holds both it and the points, which are counted in halves. */
const perWeight = 1000;
const perPoint = { fits: 2, near: 1 };
/** Added where a must differs. */
const missed = 1_000_000;

/**
 * The order "Best fit first" as SQL over the rules of the domain: no must that differs, then both shares together, then
 * the newest. A test compares it with the domain, pair by pair.
 */
export async function planBestFit(
  db: Knex,
  reader: LoadedSide,
  { rules, today }: { rules: FitRules; today: CalendarDate },
): Promise<BestFit> {
  const { gotras, levels } = await findComparedLists(db);
  const bindings: unknown[] = [];
  const bind = (value: unknown, type: string) => {
    bindings.push(value);
    return `?::${type}`;
  };
  const context: MarkContext = { bind, rules, today, levels };
  const isGotraAsked = gotraChoiceOf(reader.saved, rules) !== 'any';
  const same = isGotraAsked ? gotras.filter(({ name }) => gotraKey(name) === reader.facts.gotra) : [];
  const columns = wantedColumns.map((column) => `${column} as wanted_${column}`);
  const musts = preferenceKinds.map((kind) => `${kind}_must as wanted_${kind}_must`);
  const wanted = `select ${[...columns, ...musts].join(', ')}`;
  const fit = `
    cross join lateral (
      select ${sumOf(preferenceKinds.map((kind) => wishTerm(kind, reader, context)))} as fit_mine,
             ${sumOf(preferenceKinds.map((kind) => factTerm(kind, reader, context)))} as fit_theirs,
             coalesce(gotra = any (${bind(
               same.map(({ id }) => id),
               'integer[]',
             )}), false) as is_same_gotra
      offset 0) fit`;
  const most = Object.keys(reader.preferences).length === 0 ? 1.5 : 2;
  return {
    join: {
      sql: `left join (${wanted}, profile as wanted_by from partner_preference) wanted
              on wanted_by = qd_matrimonial_profile.id ${fit}`,
      bindings,
    },
    best: {
      // One by one by their index, because only a few are read.
      join: {
        sql: `left join lateral (${wanted} from partner_preference
                where profile = qd_matrimonial_profile.id offset 0) wanted on true ${fit}`,
        bindings,
      },
      condition: `not is_same_gotra and fit_mine < ${missed} and fit_theirs < ${missed}
        and ${shareSql('fit_mine')} + ${shareSql('fit_theirs')} = ${most}`,
    },
    orderBy: `is_same_gotra, (fit_mine >= ${missed} or fit_theirs >= ${missed}),
      ${shareSql('fit_mine')} + ${shareSql('fit_theirs')} desc, date_created desc, id desc`,
  };
}

const sumOf = (terms: readonly (string | null)[]) => terms.filter((term) => term !== null).join(' + ') || '0';

function wishTerm(kind: PreferenceKind, { preferences }: LoadedSide, context: MarkContext) {
  const asked = preferences[kind];
  if (asked === undefined) return null;
  const mark = wishSql[kind](asked.value as never, context);
  return termOf(mark, asked.isMust ? '2' : '1', asked.isMust ? `${missed}` : '0');
}

function factTerm(kind: PreferenceKind, { facts }: LoadedSide, context: MarkContext) {
  const fact = facts[kind];
  if (fact === null) return null;
  const must = `wanted_${kind}_must::integer`;
  return termOf(factSql[kind](fact as never, context), `(1 + ${must})`, `${missed} * ${must}`);
}

function termOf({ isKnown, fits, near }: MarkSql, weight: string, miss: string): string {
  const nearCase = near === null ? '' : `when ${near()} then ${perWeight + perPoint.near} * ${weight}`;
  return `(case when (${isKnown}) is not true then 0
    when ${fits} then ${perWeight + perPoint.fits} * ${weight} ${nearCase}
    else ${perWeight} * ${weight} + ${miss} end)`;
}

/** `shareOf` of the domain. */
const shareSql = (sum: string) => `(case when ${sum} % ${missed} = 0 then 0.5
  else (${sum} % ${perWeight})::double precision / 2 / (${sum} % ${missed} / ${perWeight}) end)`;

import {
  type DueMember,
  lockDueMember,
  markLooked,
  markMailed,
  type SavedRow,
} from '../repository/saved-searches.ts';
import { startOfDayInIndia } from '@suchi/domain/basics';
import {
  checkMaySearch,
  findNewSince,
  findWeeklyMailDay,
  type SearchScope,
  weeklyMailLimits,
} from '@suchi/domain/discovery';
import { newCountCap } from '@suchi/contracts/discovery';
import { ageOn } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { planBestFit } from '../../fit/commands/plan-best-fit.ts';
import { parseFitSide } from '../../fit/present-fit-side.ts';
import { presentCardFit } from '../../fit/present.ts';
import { type MailToWrite, queueMail } from '../../mail/commands/queue-mail.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import { keyOfViewer, parseViewer, type ViewerFacts } from '../codec.ts';
import { type CardRow, readCards } from '../repository/cards.ts';
import { listSql } from '../repository/lists.ts';
import { findViewer } from '../repository/viewer.ts';
import { type ListOrder, planNew, planSearch } from '../search-plan.ts';
import { ownAmong, pickRules } from './viewer.ts';

type WeeklyFacts = Extract<MailToWrite, { kind: 'weekly_searches' }>['facts'];

/**
 * Looks for the next member whose weekly mail is due. The mail, and that it was looked for, commit together: a worker
 * that dies leaves neither, and nobody gets two. Null: nobody is due now.
 */
export async function sendWeeklyMail(
  platform: Pick<JobPlatform, 'database' | 'env' | 'jobs' | 'clock'>,
  /** Members whose mail failed; they wait for the next worker. */
  failed: Set<string>,
): Promise<'mailed' | 'nothing_new' | 'taken' | null> {
  const now = platform.clock.now();
  if (findWeeklyMailDay(now) === null) return null;
  const since = startOfDayInIndia(now);
  let userId: string | null = null;
  try {
    return await platform.database.transaction(async (tx) => {
      const member = await lockDueMember(tx, since, [...failed]);
      if (member === null) return null;
      userId = member.id;
      const due = await markLooked(tx, member.id, { since, now });
      if (due.length === 0) return 'taken';
      const viewer = await findReader(tx, member, now);
      const news = viewer && (await findNews(tx, viewer, due));
      if (!news || member.email === null) return 'nothing_new';
      const facts = { firstName: member.firstName, ...news };
      const { id: person, email: to } = member;
      await queueMail({ tx, platform }, { kind: 'weekly_searches', to, person, facts });
      await markMailed(
        tx,
        news.searches.map(({ id }) => id),
        now,
      );
      return 'mailed';
    });
  } catch (error) {
    if (userId !== null) failed.add(userId);
    throw error;
  }
}

/** Null for who may not search, has no proven address, or while the association sends no mails. */
async function findReader(tx: Knex, { id, isProven }: DueMember, now: Date): Promise<ViewerFacts | null> {
  const key = keyOfViewer({ userId: id, role: 'user' }, now);
  const row = isProven ? await findViewer(tx, key) : null;
  const viewer = row && parseViewer(row, 'user', key);
  return viewer?.settings.isMailOn ? viewer : null;
}

async function findNews(
  tx: Knex,
  viewer: ViewerFacts,
  due: readonly SavedRow[],
): Promise<Pick<WeeklyFacts, 'total' | 'searches'> | null> {
  const scope = checkMaySearch(viewer.viewer, viewer.rules);
  if (!scope.allowed) return null;
  const { fit, key } = viewer;
  const order: ListOrder =
    fit.side === null ? 'newest' : await planBestFit(tx, fit.side, { rules: fit.rules, today: key.today });
  const found: { saved: SavedRow; ids: number[] }[] = [];
  for (const saved of due) found.push({ saved, ids: await listNew(tx, viewer, scope, { saved, order }) });
  const told = found
    .filter(({ ids }) => ids.length > 0)
    .toSorted((one, other) => other.ids.length - one.ids.length)
    .slice(0, weeklyMailLimits.searches);
  if (told.length === 0) return null;

  const named = new Set<number>();
  const searches: WeeklyFacts['searches'][number][] = [];
  for (const { saved, ids } of told) {
    // Somebody that two searches find is named once.
    const first = ids.filter((id) => !named.has(id)).slice(0, weeklyMailLimits.names);
    for (const id of first) named.add(id);
    const cards = await readCards(tx, key, first);
    searches.push({
      id: saved.id,
      name: saved.name,
      count: ids.length,
      people: cards.map((card) => presentPerson(card, viewer)),
    });
  }
  return { total: new Set(told.flatMap(({ ids }) => ids)).size, searches };
}

/** In the order of the mail. */
async function listNew(
  tx: Knex,
  viewer: ViewerFacts,
  scope: SearchScope,
  { saved, order }: { saved: SavedRow; order: ListOrder },
): Promise<number[]> {
  const plan = planSearch({ ...scope, ...pickRules(viewer) }, saved.filters, order);
  const without = [...viewer.blockedIds, ...ownAmong(scope.genders, viewer)];
  const { sql, bindings } = listSql(planNew(plan, { since: findNewSince(saved), without }), newCountCap);
  const { rows } = await tx.raw<{ rows: { id: number }[] }>(sql, bindings as Knex.RawBinding[]);
  return rows.map(({ id }) => id);
}

/** Without photo, number, income and address. */
function presentPerson(card: CardRow, { fit: { side, rules }, key: { today } }: ViewerFacts) {
  const fit = side && presentCardFit(side, parseFitSide(card.fit_side, rules, today), rules);
  return {
    firstName: card.first_name ?? '',
    lastName: card.last_name ?? '',
    age: card.birthday === null ? null : ageOn(card.birthday, today),
    heightCm: card.height,
    place: card.location,
    mine: fit?.mine ?? null,
    theirs: fit?.theirs ?? null,
  };
}

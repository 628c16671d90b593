import { type ChosenLists, chooseList, keepChosen, makePairs, type Pair } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import { loadProvenAddress } from '../../../accounts/commands/load-proven-address.ts';
import { queueMail } from '../../../mail/commands/queue-mail.ts';
import { readAssociation } from '../../../platform/association.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { type CandidateInHall, readPresent } from '../../door/present.ts';
import type { Melawa } from '../../event/load-event.ts';
import { lockEvent } from '../../event/repository.ts';
import { markOfChooser } from '../marks.ts';
import { listBlocks, listOwners, listSharing, listWalkIns } from '../repository/candidates.ts';
import { deleteLists, deleteLookUps, type ListRow, listAll } from '../repository/lists.ts';
import { insertPair, type NewSide } from '../repository/pairs.ts';
import { lockRound, updateRound } from '../repository/rounds.ts';
import { deleteSlips } from '../repository/slips.ts';
import { type ListKey, openList } from '../seal-list.ts';

interface TellCall {
  platform: Pick<JobPlatform, 'env' | 'jobs' | 'database' | 'logger'>;
  melawa: Melawa;
  key: ListKey;
}

/** Makes the pairs, once. Lists are opened here and nowhere else, and go in the same transaction. */
export async function tellPairs({ platform, melawa, key }: TellCall): Promise<number> {
  const { edition, now } = melawa;
  return platform.database.transaction(async (tx) => {
    await lockEvent(tx, edition);
    const round = await lockRound(tx, edition);
    if (round === null || round.told_at !== null || round.destroyed_at !== null) return 0;
    const present = await readPresent(tx, edition);
    const { lists, counts, damaged } = openLists(await listAll(tx, edition), {
      present,
      key,
      melawa,
      platform,
    });
    const pairs = makePairs(lists, await listBlocksByNumber(tx, present));
    await savePairs(tx, pairs, { melawa, present });
    await updateRound(tx, edition, { ...counts, pairs: pairs.length, told_at: now });
    await deleteLists(tx, edition);
    await deleteLookUps(tx, edition);
    await deleteSlips(tx, edition);
    await recordAudit(tx, {
      actor: { id: null, kind: 'system' },
      action: 'melawa.tell_pairs',
      subject: { collection: 'melawa_event', id: edition },
      details: { lists: counts.app_lists + counts.slips, pairs: pairs.length, damaged },
    });
    await tellFamilies({ tx, platform }, present);
    return pairs.length;
  });
}

interface OpenWith extends TellCall {
  present: ReadonlyMap<number, CandidateInHall>;
}

function openLists(
  rows: readonly ListRow[],
  { present, key, melawa: { edition, event }, platform }: OpenWith,
): {
  lists: ChosenLists;
  counts: { app_lists: number; slips: number; numbers: number };
  damaged: number;
} {
  const byMark = Map.groupBy(rows, ({ chooser }) => chooser);
  const found = { lists: new Map<number, readonly number[]>(), app: 0, slips: 0, damaged: 0 };
  const open = (row: ListRow | undefined): number[] | null => {
    if (row === undefined) return null;
    try {
      return openList(key, row.sealed, row.chooser);
    } catch {
      // One that was changed must not keep the others from being told.
      found.damaged += 1;
      return null;
    }
  };
  for (const [own, { family }] of present) {
    const marks = platform.env.acceptedSecrets.map((secret) =>
      markOfChooser(secret, { edition, family: family.family }),
    );
    const sent = marks.flatMap((mark) => byMark.get(mark) ?? []);
    const app = sent.find(({ source }) => source === 'app');
    const slip = sent.find(({ source }) => source === 'slip');
    if (app !== undefined) found.app += 1;
    else if (slip !== undefined) found.slips += 1;
    const chosen = chooseList(open(app), app === undefined ? open(slip) : null);
    found.lists.set(own, keepChosen(chosen, { own, present, event }));
  }
  const numbers = [...found.lists.values()].reduce((sum, list) => sum + list.length, 0);
  return {
    lists: found.lists,
    counts: { app_lists: found.app, slips: found.slips, numbers },
    damaged: found.damaged,
  };
}

async function listBlocksByNumber(
  tx: Knex.Transaction,
  present: ReadonlyMap<number, CandidateInHall>,
): Promise<Pair[]> {
  const numbers = new Map(
    [...present].flatMap(([number, { profile }]) => (profile === null ? [] : [[profile, number] as const])),
  );
  const blocks = await listBlocks(tx, [...numbers.keys()]);
  return blocks.map(([one, other]) => [numbers.get(one) ?? 0, numbers.get(other) ?? 0]);
}

async function savePairs(
  tx: Knex.Transaction,
  pairs: readonly Pair[],
  { melawa, present }: Pick<OpenWith, 'melawa' | 'present'>,
): Promise<void> {
  const { edition, now } = melawa;
  const sharing = await listSharing(tx, edition);
  const walkIns = await listWalkIns(tx, edition);
  const sideOf = (number: number): NewSide => {
    const candidate = present.get(number);
    const profile = candidate?.profile ?? null;
    return {
      number,
      profile,
      walk_in: profile === null ? (walkIns.get(candidate?.family.family ?? '') ?? null) : null,
      shares: profile !== null && sharing.has(profile),
    };
  };
  for (const pair of pairs) await insertPair(tx, { edition, madeAt: now, sides: pair.map(sideOf) });
}

/** All who were there get the same mail: it says that the answer is there, not which. */
async function tellFamilies(
  call: Parameters<typeof queueMail>[0],
  present: ReadonlyMap<number, CandidateInHall>,
): Promise<void> {
  const { mail_enabled: isOn } = await readAssociation(call.tx, 'mail_enabled');
  if (!isOn) return;
  const profiles = [...present.values()].flatMap(({ profile }) => profile ?? []);
  for (const owner of await listOwners(call.tx, profiles)) {
    const address = await loadProvenAddress(call.tx, owner);
    if (address === null) continue;
    const { email: to, firstName } = address;
    await queueMail(call, { kind: 'melawa_told', facts: { firstName }, to, person: owner });
  }
}

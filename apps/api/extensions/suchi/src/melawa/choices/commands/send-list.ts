import type { sendChoicesContract } from '@suchi/contracts/melawa';
import { checkSend, newerSend } from '@suchi/domain/melawa';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { markOfChooser } from '../marks.ts';
import { findLists, type ListRow, lockChooser, saveList } from '../repository/lists.ts';
import { sealList } from '../seal-list.ts';
import { readOwnChoosing, refused, requirePublicKey } from './choosing.ts';

const toSend = ({ send, tapped_at: tappedAt, received_at: receivedAt }: ListRow) => ({
  id: send,
  numbers: [],
  tappedAt,
  receivedAt,
});

/**
 * The list leaves this function sealed. Whether its numbers can be chosen is asked once, when pairs are made: a word
 * about it here would be kept by logs.
 */
export async function sendList({
  tx,
  input,
  caller,
  now,
  platform,
}: WriteCall<z.output<typeof sendChoicesContract.input>, RoleCaller>): Promise<ListRow> {
  const choosing = await readOwnChoosing(tx, caller, now);
  const { melawa, own } = choosing;
  const { edition, event, phase } = melawa;
  if (!event.hasChoicesInApp || !['choices', 'grace'].includes(phase))
    throw refused(phase === 'slips' || phase === 'pairs' || phase === 'after' ? 'closed' : 'not_open');
  if (own === null) throw refused('not_checked_in');
  const numbers = [...new Set(input.numbers)].filter((number) => number !== own.number);
  if (numbers.length > event.choicesMost) throw refused('list_full');
  const send = { id: input.id, numbers, tappedAt: new Date(input.tapped_at), receivedAt: melawa.now };
  const decision = checkSend(send, event);
  if (!decision.allowed) throw refused(decision.reason);

  const publicKey = requirePublicKey(choosing);
  const chooser = markOfChooser(platform.env.secret, { edition, family: own.family.family });
  await lockChooser(tx, { edition, chooser });
  const before = (await findLists(tx, { edition, chooser })).find(({ source }) => source === 'app');
  if (before !== undefined && newerSend(send, toSend(before)) !== send) return before;
  const list: ListRow = {
    chooser,
    source: 'app',
    send: send.id,
    // No phone tapped later than its list arrived.
    tapped_at: send.tappedAt < send.receivedAt ? send.tappedAt : send.receivedAt,
    received_at: send.receivedAt,
    numbers: numbers.length,
    sealed: sealList(publicKey, numbers, chooser),
  };
  await saveList(tx, edition, list);
  return list;
}

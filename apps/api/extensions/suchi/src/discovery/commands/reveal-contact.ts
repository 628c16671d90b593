import type { revealContactContract } from '@suchi/contracts/discovery';
import { checkReveal, listMobiles } from '@suchi/domain/discovery';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { readCards } from '../repository/cards.ts';
import { countReveals, insertReveal } from '../repository/profiles.ts';
import { queueUp } from '../repository/viewer.ts';
import { requireLooker, requireOpen } from './looker.ts';

/** Opens the numbers of a profile: written down for its owner and counted, once a day for each. */
export async function revealContact({
  input,
  caller,
  tx,
  now,
}: WriteCall<z.output<typeof revealContactContract.input>, RoleCaller>): Promise<{
  mobiles: string[];
  leftToday: number;
}> {
  await queueUp(tx, 'reveal', caller.userId);
  const looker = await requireLooker(tx, caller, now);
  const { as } = await requireOpen(tx, looker, input.profile_id);
  const reader = { userId: caller.userId, today: looker.rules.today };
  const [card] = await readCards(tx, [input.profile_id], reader);
  if (!card) throw codedError('PROFILE_NOT_FOUND');

  const mobiles = listMobiles(card.addresses);
  const decision = checkReveal({
    as,
    isAlwaysShown: looker.settings.isAlwaysShown,
    isOpenedToday: card.is_opened_today,
    openedToday: await countReveals(tx, caller.userId, reader.today),
    dailyLimit: looker.settings.dailyLimit,
  });
  if (!decision.allowed) throw codedError('REVEAL_LIMIT_REACHED');
  if (decision.isLogged) {
    await insertReveal(tx, { viewer: caller.userId, profile: input.profile_id, date_created: now });
  }
  return { mobiles, leftToday: decision.leftToday };
}

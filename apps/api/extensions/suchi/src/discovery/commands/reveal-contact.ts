import type { revealContactContract } from '@suchi/contracts/discovery';
import { checkReveal, listMobiles } from '@suchi/domain/discovery';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { countReveals, insertReveal } from '../repository/profiles.ts';
import { lockPerUser } from '../repository/viewer.ts';
import { requireCard, requireViewer } from './viewer.ts';

/** Recorded for the owner and counted once a day per profile. */
export async function revealContact({
  input,
  caller,
  tx,
  now,
}: WriteCall<z.output<typeof revealContactContract.input>, RoleCaller>): Promise<{
  mobiles: string[];
  leftToday: number;
}> {
  await lockPerUser(tx, 'reveal', caller.userId);
  const viewer = await requireViewer(tx, caller, now);
  const card = await requireCard(tx, viewer, input.profile_id);

  const mobiles = listMobiles(card.addresses);
  const decision = checkReveal({
    as: card.as,
    isAlwaysShown: viewer.settings.isAlwaysShown,
    isOpenedToday: card.is_opened_today,
    openedToday: await countReveals(tx, caller.userId, viewer.key.today),
    dailyLimit: viewer.settings.dailyLimit,
  });
  if (!decision.allowed) throw codedError('REVEAL_LIMIT_REACHED');
  if (decision.isLogged) {
    await insertReveal(tx, { viewer: caller.userId, profile: input.profile_id, date_created: now });
  }
  return { mobiles, leftToday: decision.leftToday };
}

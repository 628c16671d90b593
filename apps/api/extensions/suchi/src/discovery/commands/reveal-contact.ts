import type { revealContactContract } from '@suchi/contracts/discovery';
import { checkReveal } from '@suchi/domain/discovery';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { raiseBurst, requireCalmPace } from '../../safety/commands/watch-reveals.ts';
import type { CardRow } from '../repository/cards.ts';
import { countReveals, insertReveal } from '../repository/profiles.ts';
import { lockPerUser } from '../repository/viewer.ts';
import { requireCard, requireFound, requireViewer } from './viewer.ts';

const codeOfReason = {
  number_by_consent: 'NUMBER_BY_CONSENT',
  reveal_limit_reached: 'REVEAL_LIMIT_REACHED',
} as const;

/** Recorded for the owner and counted once a day per profile. Many in a short time alert the office. */
export async function revealContact(
  call: WriteCall<z.output<typeof revealContactContract.input>, RoleCaller>,
): Promise<{ card: CardRow; leftToday: number }> {
  const { input, caller, tx, now } = call;
  await lockPerUser(tx, 'reveal', caller.userId);
  const viewer = await requireViewer(tx, caller, now);
  const card = await requireCard(tx, viewer, input.profile_id);
  requireFound(viewer, card);

  const decision = checkReveal({
    as: card.as,
    isAlwaysShown: viewer.settings.isAlwaysShown,
    isOpenedToday: card.is_opened_today,
    isByConsent: card.number_for === 'accepted',
    openedToday: await countReveals(tx, caller.userId, viewer.key.today),
    dailyLimit: viewer.settings.dailyLimit,
  });
  if (!decision.allowed) throw codedError(codeOfReason[decision.reason]);
  if (decision.isLogged) {
    const { isBurst } = await requireCalmPace(call);
    await insertReveal(tx, { viewer: caller.userId, profile: input.profile_id, date_created: now });
    const { profile } = viewer.viewer;
    if (isBurst && profile) await raiseBurst(call, profile.id);
  }
  return { card, leftToday: decision.leftToday };
}

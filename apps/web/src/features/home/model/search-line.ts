import type { SearchAccess } from '@suchi/contracts/discovery';
import type { ProfileState } from '@suchi/domain/lifecycle';
import type { Catalogues } from '../../../shared/i18n/messages.ts';

/** What becomes of a paid subscription; null without one. */
export function findSearchLine(
  status: ProfileState,
  { is_allowed: isAllowed, reason, subscription }: SearchAccess,
): keyof Catalogues['home']['search'] | null {
  if (subscription.state !== 'valid') return null;
  if (isAllowed) return 'open';
  if (reason === 'search_off') return 'off';
  return status === 'married' ? 'married' : status === 'Blocked' ? 'blocked' : 'afterApproval';
}

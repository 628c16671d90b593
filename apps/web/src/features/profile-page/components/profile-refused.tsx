import type { SearchReason } from '@suchi/domain/discovery';
import { IconLock, IconUserOff } from '@tabler/icons-react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/config/paths.ts';
import { type PlainKey, useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageTitle } from '../../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';

/** Why a profile cannot be shown: it is not there for this viewer, or they may not search. */
export type ProfileRefusal = 'gone' | SearchReason;

/** Where the next step is. Null: the member can only wait. */
const nextSteps: Record<SearchReason, { to: string; action: PlainKey<'people'> } | null> = {
  search_off: null,
  profile_missing: { to: paths.candidateCreate, action: 'refused.actions.write' },
  profile_not_approved: null,
  subscription_missing: { to: paths.payment, action: 'refused.actions.subscribe' },
  subscription_expired: { to: paths.payment, action: 'refused.actions.renew' },
};
const isReason = (reason: string): reason is SearchReason => reason in nextSteps;

/** The refusal behind an error; null when retrying may help. */
export function findProfileRefusal(error: unknown): ProfileRefusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'SEARCH_REFUSED') {
    const reason = String(error.details['reason']);
    return isReason(reason) ? reason : 'search_off';
  }
  return error.code === 'PROFILE_NOT_FOUND' || error.code === 'INVALID_PAYLOAD' ? 'gone' : null;
}

/** The same panel for a hidden and a missing profile, so that it does not tell which it is. */
export function ProfileRefused({ refusal }: { refusal: ProfileRefusal }) {
  const t = useMessages('people');
  const title = t(refusal === 'gone' ? 'gone.title' : 'refused.title');
  return (
    <>
      <PageTitle title={title} />
      <StatePanel
        isPage
        icon={refusal === 'gone' ? <IconUserOff /> : <IconLock />}
        title={title}
        action={<NextStep refusal={refusal} />}
      >
        <p>{t(refusal === 'gone' ? 'gone.text' : `refused.texts.${refusal}`)}</p>
      </StatePanel>
    </>
  );
}

function NextStep({ refusal }: { refusal: ProfileRefusal }) {
  const t = useMessages('people');
  const tCommon = useMessages('common');
  const step = refusal === 'gone' ? null : nextSteps[refusal];
  return step === null ? (
    <ButtonLink to={paths.home}>{tCommon('goHome')}</ButtonLink>
  ) : (
    <ButtonLink to={step.to}>{t(step.action)}</ButtonLink>
  );
}

import { IconLock, IconUserOff } from '@tabler/icons-react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageTitle } from '../../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';

/** Why a profile cannot be shown. */
export type ProfileRefusal = 'gone' | 'refused';

/** The refusal behind an error; null when retrying may help. */
export function findProfileRefusal(error: unknown): ProfileRefusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'SEARCH_REFUSED') return 'refused';
  return error.code === 'PROFILE_NOT_FOUND' || error.code === 'INVALID_PAYLOAD' ? 'gone' : null;
}

/** The same panel for a hidden and a missing profile, so that it does not tell which it is. */
export function ProfileRefused({ refusal }: { refusal: ProfileRefusal }) {
  const t = useMessages('people');
  const tCommon = useMessages('common');
  return (
    <>
      <PageTitle title={t(`${refusal}.title`)} />
      <StatePanel
        isPage
        icon={refusal === 'gone' ? <IconUserOff /> : <IconLock />}
        title={t(`${refusal}.title`)}
        action={<ButtonLink to={paths.home}>{tCommon('goHome')}</ButtonLink>}
      >
        <p>{t(`${refusal}.text`)}</p>
      </StatePanel>
    </>
  );
}

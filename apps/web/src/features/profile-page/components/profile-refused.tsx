import { IconLock, IconUserOff } from '@tabler/icons-react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageTitle } from '../../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';

/** Why a profile stays closed: there is none to be seen, or the reader may see none at all now. */
export type ProfileRefusal = 'gone' | 'refused';

/** The refusal an error tells of; null when it is something that another try may mend. */
export function findProfileRefusal(error: unknown): ProfileRefusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'SEARCH_REFUSED') return 'refused';
  return error.code === 'PROFILE_NOT_FOUND' || error.code === 'INVALID_PAYLOAD' ? 'gone' : null;
}

/** One panel for whoever does not exist and whoever must not be seen: the difference would tell of another person. */
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

import { IconLock } from '@tabler/icons-react';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';

/** In the place of a page that this person may not open. */
export function AccessDenied() {
  const t = useMessages('member');
  const tCommon = useMessages('common');
  return (
    <>
      <PageTitle title={t('accessDenied.title')} />
      <StatePanel
        isPage
        tone="error"
        icon={<IconLock />}
        title={t('accessDenied.title')}
        action={<ButtonLink to={paths.home}>{tCommon('goHome')}</ButtonLink>}
      >
        <p>{t('accessDenied.text')}</p>
      </StatePanel>
    </>
  );
}

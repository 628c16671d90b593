import { IconMapSearch } from '@tabler/icons-react';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';

export function NoSuchPage() {
  const t = useMessages('common');
  const tAdmin = useMessages('admin');
  return (
    <>
      <PageTitle title={t('notFound.title')} />
      <StatePanel
        isPage
        icon={<IconMapSearch />}
        title={t('notFound.title')}
        action={<ButtonLink to={paths.admin}>{tAdmin('nav.toDashboard')}</ButtonLink>}
      >
        <p>{t('notFound.text')}</p>
      </StatePanel>
    </>
  );
}

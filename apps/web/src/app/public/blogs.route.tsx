import { IconNews } from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';

/** News of the association; the admins' side of it comes with a later release. */
export function BlogsRoute() {
  const t = useMessages('account');
  return (
    <ScreenWrapper title={t('blogs.title')} lead={t('blogs.lead')}>
      <StatePanel icon={<IconNews />} title={t('blogs.empty')}>
        <p>{t('blogs.emptyText')}</p>
      </StatePanel>
    </ScreenWrapper>
  );
}

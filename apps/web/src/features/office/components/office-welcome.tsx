import { IconClipboardList } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';

/** Says honestly what the back office holds so far. */
export function OfficeWelcome() {
  const t = useMessages('admin');
  return (
    <StatePanel icon={<IconClipboardList />} title={t('home.emptyTitle')}>
      <p>{t('home.emptyText')}</p>
    </StatePanel>
  );
}

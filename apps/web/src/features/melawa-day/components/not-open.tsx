import { IconCalendarHeart } from '@tabler/icons-react';
import { useHasAccess } from '../../../entities/current-user/use-duties.ts';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';

/** For every page of the day while there is no melawa. */
export function NotOpen() {
  const t = useMessages('melawaDay');
  const isAdmin = useHasAccess('admin');
  return (
    <ScreenWrapper title={t('title')}>
      <StatePanel
        icon={<IconCalendarHeart />}
        title={t('notOpen.title')}
        action={isAdmin ? <ButtonLink to={officePaths.melawaSettings}>{t('notOpen.open')}</ButtonLink> : null}
      >
        <p>{t('notOpen.text')}</p>
      </StatePanel>
    </ScreenWrapper>
  );
}

import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { WaitingWork } from '../../features/review/desk/waiting-work.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

export function OfficeHomeRoute() {
  const t = useMessages('admin');
  const { first_name: firstName } = useCurrentUser();
  return (
    <ScreenWrapper
      title={t('home.title')}
      heading={t('home.greeting', { name: firstName ?? '' })}
      lead={t('home.work')}
    >
      <WaitingWork />
    </ScreenWrapper>
  );
}

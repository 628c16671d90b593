import { IconEye } from '@tabler/icons-react';
import { Permissions } from '../../features/account/components/permissions.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

/** Who sees a family's photo, number and horoscope match. */
export function SettingsPermissionsRoute() {
  const t = useMessages('account');
  return (
    <ScreenWrapper title={t('permissions.title')} icon={<IconEye size={24} />} lead={t('permissions.lead')}>
      <Permissions />
    </ScreenWrapper>
  );
}

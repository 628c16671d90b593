import { IconDevices } from '@tabler/icons-react';
import { DeviceList } from '../../features/account/components/device-list.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

/** Where the account is signed in, for members and staff. */
export function SettingsDevicesRoute() {
  const t = useMessages('account');
  return (
    <ScreenWrapper title={t('devices.title')} icon={<IconDevices size={24} />} lead={t('devices.lead')}>
      <DeviceList />
    </ScreenWrapper>
  );
}

import type { SignedInDevice } from '@suchi/contracts/accounts';
import { IconAlertTriangle, IconDeviceLaptop, IconDeviceMobile, IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { signedInDevicesQuery, useEndOtherSessions, useEndSession } from '../api/signed-in-devices.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { Box, List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './device-list.module.css';

/** This device first. */
export function DeviceList() {
  const t = useMessages('account');
  const source = useQuery(signedInDevicesQuery);
  return (
    <ListStates
      source={source}
      // A browser is always on its own list; another client may see none.
      isEmpty={({ devices }) => devices.length === 0}
      loading={<Skeleton height={320} />}
      empty={<Text tone="muted">{t('devices.empty')}</Text>}
      ready={({ devices }) => <Devices devices={devices} />}
    />
  );
}

function Devices({ devices }: { devices: SignedInDevice[] }) {
  const t = useMessages('account');
  const others = devices.filter((device) => !device.is_current).length;
  return (
    <>
      <Stack gap={2}>
        <Text tone="muted">{t('devices.count', { count: devices.length })}</Text>
        <List gap={3} aria-label={t('devices.title')}>
          {devices.map((device) => (
            <DeviceLine key={device.id} device={device} />
          ))}
        </List>
      </Stack>
      <Banner tone="gold" icon={<IconAlertTriangle size={24} />} title={t('devices.unknownTitle')}>
        <RichMessage
          text={t('devices.unknownText')}
          marks={{ password: (words) => <Link to={paths.settingsPassword}>{words}</Link> }}
        />
      </Banner>
      {others === 0 ? null : <EndOthers count={others} />}
    </>
  );
}

const isPhone = ({ system }: SignedInDevice) =>
  system === 'Android' || system === 'iPhone' || system === 'iPad';

function DeviceLine({ device }: { device: SignedInDevice }) {
  const t = useMessages('account');
  const end = useEndSession();
  const Icon = isPhone(device) ? IconDeviceMobile : IconDeviceLaptop;
  const name = device.system ?? t('devices.unknownSystem');
  const logOut = () =>
    end.mutate(device.id, {
      onSuccess: () => showToast({ message: t('devices.ended'), tone: 'success' }),
      onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
    });
  return (
    <Row as="li" gap={4} align="stretch" className={`card pad-5 ${device.is_current ? classes.current : ''}`}>
      <Icon size={28} aria-hidden="true" className={device.is_current ? 'success' : 'muted'} />
      <Box grow>
        <Text size="lg" weight="bold">
          {name}
        </Text>
        <p>{device.browser ?? t('devices.unknownBrowser')}</p>
        {device.is_current ? (
          <Text tone="success" weight="bold">
            {t('devices.here')}
          </Text>
        ) : null}
        <Text tone="soft">{t('devices.signedIn', { at: formatMoment(device.signed_in_at) })}</Text>
        {device.is_current ? null : (
          <>
            <Text tone="soft">{t('devices.lastUsed', { at: formatMoment(device.seen_at) })}</Text>
            <Box above={3}>
              <Button
                look="default"
                onClick={logOut}
                isBusy={end.isPending}
                aria-label={t('devices.endNamed', { name })}
              >
                {t('devices.end')}
              </Button>
            </Box>
          </>
        )}
      </Box>
    </Row>
  );
}

function EndOthers({ count }: { count: number }) {
  const t = useMessages('account');
  const end = useEndOtherSessions();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    end.mutate(undefined, {
      onSuccess: () => showToast({ message: t('devices.othersEnded'), tone: 'success' }),
      onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
    });
  };
  return (
    <>
      <Button
        look="default"
        size="large"
        fullWidth
        icon={<IconLogout size={22} />}
        isBusy={end.isPending}
        onClick={() => setIsAsking(true)}
      >
        {t('devices.endOthers')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('devices.askTitle', { count })}
        confirmLabel={t('devices.askConfirm')}
        onConfirm={confirm}
        cancel={{ label: t('devices.askCancel'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t('devices.askText')}</p>
      </AlertDialog>
    </>
  );
}

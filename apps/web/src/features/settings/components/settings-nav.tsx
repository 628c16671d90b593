import type { Role } from '@suchi/domain/accounts';
import {
  IconAdjustments,
  IconBan,
  IconCrown,
  IconDevices,
  IconHeart,
  IconHeartHandshake,
  IconKey,
  IconNote,
  IconPhoneCall,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { settingsItems, type SettingsItem, settingsTargets } from '../model/settings-items.ts';
import classes from './settings-nav.module.css';

const icons: Record<SettingsItem, ReactNode> = {
  account: <IconUser size={22} />,
  adminSetting: <IconAdjustments size={22} />,
  passwordReset: <IconKey size={22} />,
  devices: <IconDevices size={22} />,
  updateStatus: <IconHeartHandshake size={22} />,
  membership: <IconCrown size={22} />,
  opened: <IconPhoneCall size={22} />,
  favourites: <IconHeart size={22} />,
  notes: <IconNote size={22} />,
  blocked: <IconBan size={22} />,
};

export function SettingsNav({ role }: { role: Role | null }) {
  const t = useMessages('member');
  return (
    <nav className={classes.nav} aria-label={t('settings.nav')}>
      {settingsItems(role).map((item) => (
        <NavLink key={item} to={settingsTargets[item]} className={classes.link ?? ''}>
          {icons[item]}
          {t(`settings.${item}`)}
        </NavLink>
      ))}
    </nav>
  );
}

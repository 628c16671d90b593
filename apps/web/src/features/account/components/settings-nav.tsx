import type { Role } from '@suchi/domain/accounts';
import {
  IconAdjustments,
  IconBan,
  IconBookmark,
  IconChevronRight,
  IconCrown,
  IconDevices,
  IconEye,
  IconFlag,
  IconHeart,
  IconHeartHandshake,
  IconKey,
  IconMail,
  IconNews,
  IconNote,
  IconPhoneCall,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { NavLink } from '../../../shared/router/link.tsx';
import {
  settingsGroups,
  settingsItems,
  type SettingsItem,
  settingsTargets,
} from '../model/settings-items.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Card, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './settings-nav.module.css';

const icons: Record<SettingsItem, ReactNode> = {
  account: <IconUser size={22} />,
  adminSetting: <IconAdjustments size={22} />,
  passwordReset: <IconKey size={22} />,
  devices: <IconDevices size={22} />,
  mails: <IconNews size={22} />,
  updateStatus: <IconHeartHandshake size={22} />,
  membership: <IconCrown size={22} />,
  permissions: <IconEye size={22} />,
  data: <IconShieldLock size={22} />,
  opened: <IconPhoneCall size={22} />,
  messages: <IconMail size={22} />,
  reports: <IconFlag size={22} />,
  savedSearches: <IconBookmark size={22} />,
  favourites: <IconHeart size={22} />,
  notes: <IconNote size={22} />,
  blocked: <IconBan size={22} />,
};

interface SettingsNavProps {
  role: Role | null;
  /** What an entry says about itself, at most one value each. */
  values: Partial<Record<SettingsItem, string>>;
  /** Entries that are no pages: appearance, logout. */
  children?: ReactNode;
}

/** The menu of the settings: beside the page on a wide screen, a page of its own on a phone. */
export function SettingsNav({ role, values, children }: SettingsNavProps) {
  const t = useMessages('member');
  const items = settingsItems(role);
  return (
    <Stack as="nav" gap={5} className={classes.nav} aria-label={t('settings.nav')}>
      {settingsGroups
        .filter((group) => items[group].length > 0)
        .map((group) => (
          <SettingsNavGroup key={group} title={t(`settings.groups.${group}`)}>
            {items[group].map((item) => (
              <NavLink
                key={item}
                to={settingsTargets[item]}
                className={`row gap-3 ink regular ${classes.link}`}
              >
                {icons[item]}
                <Stack as="span" breaks grow>
                  {t(`settings.${item}`)}
                  {values[item] === undefined ? null : (
                    <Text as="small" tone="muted" size="sm" weight="regular" className={classes.value}>
                      {values[item]}
                    </Text>
                  )}
                </Stack>
                <IconChevronRight size={20} className={classes.arrow} />
              </NavLink>
            ))}
          </SettingsNavGroup>
        ))}
      {children}
    </Stack>
  );
}

interface SettingsNavGroupProps {
  title: string;
  children: ReactNode;
}

export function SettingsNavGroup({ title, children }: SettingsNavGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text as="h2" id={id} tone="muted" size="md" weight="bold" face="plain" className={classes.title}>
        {title}
      </Text>
      <Card className={`divided ${classes.group}`}>{children}</Card>
    </section>
  );
}

interface SettingsNavButtonProps {
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

export function SettingsNavButton({ icon, onClick, children }: SettingsNavButtonProps) {
  return (
    <PlainButton className={`row gap-3 ink regular ${classes.link}`} onClick={onClick}>
      {icon}
      <Text as="span" breaks grow>
        {children}
      </Text>
    </PlainButton>
  );
}

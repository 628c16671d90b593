import { Menu } from '@mantine/core';
import { IconHeart, IconKey, IconLogout, IconNote, IconUser } from '@tabler/icons-react';
import { session } from '../../shared/api/api.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { useColourSchemeSwitch } from './use-colour-scheme-switch.tsx';
import type { useLanguageRow } from './use-language-row.tsx';
import classes from './user-menu.module.css';

interface UserMenuItemsProps {
  /** The office is in English, so it has none. */
  language?: ReturnType<typeof useLanguageRow>;
  /** Favourites and notes, where the header has no room for them. */
  hasLists?: boolean;
}

/** The account menu, the same for members and in the back office. */
export function UserMenuItems({ language = null, hasLists = false }: UserMenuItemsProps) {
  const t = useMessages('member');
  const colourScheme = useColourSchemeSwitch();
  const item = { className: classes.item ?? '' };
  return (
    <>
      {hasLists ? (
        <>
          <Menu.Item {...item} component={Link} to={paths.favourites} leftSection={<IconHeart size={20} />}>
            {t('nav.short.favourites')}
          </Menu.Item>
          <Menu.Item {...item} component={Link} to={paths.notes} leftSection={<IconNote size={20} />}>
            {t('nav.short.notes')}
          </Menu.Item>
        </>
      ) : null}
      <Menu.Item {...item} component={Link} to={paths.settingsAccount} leftSection={<IconUser size={20} />}>
        {t('userMenu.profile')}
      </Menu.Item>
      <Menu.Item {...item} component={Link} to={paths.settingsPassword} leftSection={<IconKey size={20} />}>
        {t('userMenu.passwordReset')}
      </Menu.Item>
      {language === null ? null : (
        <Menu.Item {...item} leftSection={language.icon} onClick={language.open}>
          {language.label}
        </Menu.Item>
      )}
      <Menu.Item {...item} leftSection={colourScheme.icon} onClick={colourScheme.toggle}>
        {colourScheme.label}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item {...item} leftSection={<IconLogout size={20} />} onClick={() => void session.logout()}>
        {t('userMenu.logout')}
      </Menu.Item>
    </>
  );
}

import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconKey, IconLogout, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { session } from '../../shared/api/api.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { MantineRoot } from '../../shared/ui/mantine-root.tsx';
import { useColourSchemeSwitch } from './use-colour-scheme-switch.tsx';
import { UserMenuTrigger } from './user-menu-trigger.tsx';
import classes from './user-menu.module.css';

/** Rendered on the first click, so it starts open. */
export function UserMenu() {
  const t = useMessages('member');
  const [isOpen, setIsOpen] = useState(true);
  const colourScheme = useColourSchemeSwitch();
  const item = { className: classes.item ?? '' };
  return (
    <MantineRoot>
      <Menu
        opened={isOpen}
        onChange={setIsOpen}
        position="bottom-end"
        width={230}
        shadow="lg"
        radius="md"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        // The bar is fixed, so the menu does not need to lock scrolling.
        hideDetached={false}
      >
        <Menu.Target>
          <UserMenuTrigger />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            {...item}
            component={Link}
            to={paths.settingsAccount}
            leftSection={<IconUser size={20} />}
          >
            {t('userMenu.profile')}
          </Menu.Item>
          <Menu.Item
            {...item}
            component={Link}
            to={paths.settingsPassword}
            leftSection={<IconKey size={20} />}
          >
            {t('userMenu.passwordReset')}
          </Menu.Item>
          <Menu.Item {...item} leftSection={colourScheme.icon} onClick={colourScheme.toggle}>
            {colourScheme.label}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item {...item} leftSection={<IconLogout size={20} />} onClick={() => void session.logout()}>
            {t('userMenu.logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MantineRoot>
  );
}

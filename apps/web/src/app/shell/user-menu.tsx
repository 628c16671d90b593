import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { MantineRoot } from '../../shared/ui/mantine-root.tsx';
import { useScreen } from '../../shared/ui/use-screen.ts';
import { UserMenuItems } from './user-menu-items.tsx';
import { useLanguageRow } from './use-language-row.tsx';
import { UserMenuTrigger } from './user-menu-trigger.tsx';

/** Rendered on the first click, so it starts open. */
export function UserMenu() {
  const [isOpen, setIsOpen] = useState(true);
  const language = useLanguageRow();
  const { roleName } = useCurrentUser();
  const isNarrow = useScreen('(width < 1280px)');
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
          <UserMenuItems language={language} hasLists={isNarrow && roleName === 'user'} />
        </Menu.Dropdown>
      </Menu>
      {language?.dialog}
    </MantineRoot>
  );
}

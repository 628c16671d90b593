import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconArrowLeft, IconSelector, IconShieldLock } from '@tabler/icons-react';
import { displayName } from '../../entities/current-user/display-name.ts';
import { InitialsBadge } from '../../entities/current-user/initials-badge.tsx';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { useDuties } from '../../entities/current-user/use-duties.ts';
import { officePaths } from '../../shared/config/office-paths.ts';
import { paths } from '../../shared/config/paths.ts';
import { formatList } from '../../shared/i18n/format-list.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { UserMenuItems } from '../shell/user-menu-items.tsx';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import userMenu from '../shell/user-menu.module.css';
import classes from './office-sidebar.module.css';

/** The person's menu: a row at the foot of the sidebar, or initials alone. */
export function OfficeUserMenu({ look }: { look: 'row' | 'badge' }) {
  const t = useMessages('member');
  const tAdmin = useMessages('admin');
  const user = useCurrentUser();
  const item = { className: userMenu.item ?? '', component: Link };
  return (
    <Menu
      // The sidebar does not scroll away.
      hideDetached={false}
      position={look === 'row' ? 'top-start' : 'right-end'}
      width={240}
      shadow="lg"
      radius="md"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <PlainButton className={look === 'row' ? classes.person : classes.personBadge}>
          <InitialsBadge user={user} />
          {look === 'row' ? (
            <>
              <Text as="span" leading="tight" grow className={classes.personWords}>
                <Text as="span" ellipsis>
                  {displayName(user)}
                </Text>
                <span className={classes.role}>
                  <OwnRole />
                </span>
              </Text>
              <IconSelector size={20} aria-hidden="true" />
            </>
          ) : null}
          <span className="visually-hidden">{t('userMenu.label')}</span>
        </PlainButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item {...item} to={paths.home} leftSection={<IconArrowLeft size={20} />}>
          {tAdmin('nav.backToSite')}
        </Menu.Item>
        <Menu.Item {...item} to={officePaths.secondFactor} leftSection={<IconShieldLock size={20} />}>
          {tAdmin('secondFactor.navLabel')}
        </Menu.Item>
        <UserMenuItems />
      </Menu.Dropdown>
    </Menu>
  );
}

function OwnRole() {
  const t = useMessages('admin');
  const { roleName } = useCurrentUser();
  const duties = useDuties();
  return roleName === 'admin' ? t('nav.admin') : formatList(duties.map((duty) => t(`nav.duties.${duty}`)));
}

import { isStaffRole } from '@suchi/domain/accounts';
import {
  IconBook2,
  IconBuildingCommunity,
  IconHeart,
  IconHome,
  IconId,
  IconKey,
  IconLogout,
  IconNote,
  IconSettings,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChatLink } from '../../entities/association/chat-link.tsx';
import { displayName } from '../../entities/current-user/display-name.ts';
import { InitialsBadge } from '../../entities/current-user/initials-badge.tsx';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { useSupport } from '../../entities/association/use-support.ts';
import { buySuchiPath } from '../../entities/association/buy-suchi.ts';
import { useNewMessages } from '../../features/safety/model/new-messages.ts';
import { session } from '../../shared/api/api.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { NavLink } from '../../shared/router/link.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Drawer } from '../../shared/ui/drawer.tsx';
import { MantineRoot } from '../../shared/ui/mantine-root.tsx';
import { Narali } from '../../shared/ui/narali.tsx';
import { BuySuchiWords } from './buy-suchi-words.tsx';
import { type NavItem, navItems, navTargets } from './nav-items.ts';
import classes from './side-menu.module.css';
import { useColourSchemeSwitch } from './use-colour-scheme-switch.tsx';

const icons: Record<NavItem, ReactNode> = {
  home: <IconHome />,
  candidateProfile: <IconId />,
  favourites: <IconHeart />,
  notes: <IconNote />,
  settings: <IconSettings />,
  admin: <IconBuildingCommunity />,
};

interface SideMenuProps {
  isOpen: boolean;
  isOnSale: boolean;
  onClose: () => void;
}

export function SideMenu({ isOpen, isOnSale, onClose }: SideMenuProps) {
  const t = useMessages('member');
  const { roleName } = useCurrentUser();
  const newMessages = useNewMessages();
  return (
    <MantineRoot>
      <Drawer.Root
        opened={isOpen}
        onClose={onClose}
        size={318}
        classNames={{ content: classes.drawer ?? '' }}
      >
        <Drawer.Overlay backgroundOpacity={0.55} />
        <Drawer.Content aria-label={t('nav.menu')}>
          <SideMenuHead onClose={onClose} />
          <nav aria-label={t('nav.label')} className={classes.items}>
            {navItems(roleName).map((item) => (
              <NavLink
                key={item}
                to={navTargets[item]}
                end={item === 'home'}
                className={classes.item ?? ''}
                onClick={onClose}
              >
                {icons[item]}
                {t(`nav.${item}`)}
                {item === 'settings' && newMessages > 0 ? (
                  <span className={classes.new}>{t('newMessages.title', { count: newMessages })}</span>
                ) : null}
              </NavLink>
            ))}
          </nav>
          <AccountItems onClose={onClose} />
          {isOnSale ? (
            <div className={classes.foot}>
              <ButtonLink
                to={buySuchiPath()}
                look="green"
                fullWidth
                icon={<IconBook2 size={22} />}
                onClick={onClose}
              >
                <BuySuchiWords />
              </ButtonLink>
            </div>
          ) : null}
        </Drawer.Content>
      </Drawer.Root>
    </MantineRoot>
  );
}

function SideMenuHead({ onClose }: { onClose: () => void }) {
  const t = useMessages('member');
  const user = useCurrentUser();
  return (
    <div className={classes.head}>
      <InitialsBadge user={user} size="large" />
      <div className={classes.person}>
        <p className={classes.name}>{displayName(user)}</p>
        {user.roleName ? <p className={classes.role}>{t(`roles.${user.roleName}`)}</p> : null}
      </div>
      <button type="button" className={classes.close} aria-label={t('nav.closeMenu')} onClick={onClose}>
        <IconX size={24} />
      </button>
      <div className={classes.edge}>
        <Narali colour="var(--surface)" />
      </div>
    </div>
  );
}

function AccountItems({ onClose }: { onClose: () => void }) {
  const t = useMessages('member');
  const user = useCurrentUser();
  const colourScheme = useColourSchemeSwitch();
  const className = classes.item ?? '';
  const { chatUrl } = useSupport();
  return (
    <>
      <div className={classes.items}>
        <NavLink to={paths.settingsAccount} className={className} onClick={onClose}>
          <IconUser />
          {t('userMenu.profile')}
        </NavLink>
        <NavLink to={paths.settingsPassword} className={className} onClick={onClose}>
          <IconKey />
          {t('userMenu.passwordReset')}
        </NavLink>
        <button type="button" className={className} onClick={colourScheme.toggle}>
          {colourScheme.icon}
          {colourScheme.label}
        </button>
        {chatUrl === null || isStaffRole(user.roleName) ? null : (
          <ChatLink chatUrl={chatUrl} name={displayName(user)} className={className} onPress={onClose} />
        )}
      </div>
      <div className={classes.items}>
        <button type="button" className={className} onClick={() => void session.logout()}>
          <IconLogout />
          {t('userMenu.logout')}
        </button>
      </div>
    </>
  );
}

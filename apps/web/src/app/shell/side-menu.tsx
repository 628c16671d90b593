import { isStaffRole } from '@suchi/domain/accounts';
import {
  IconBook2,
  IconBuildingCommunity,
  IconHeart,
  IconHome,
  IconId,
  IconKey,
  IconLogout,
  IconMailHeart,
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
import { useFamilyCounts } from '../../features/families/model/use-family-counts.ts';
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
import { IconButton, PlainButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { Box, Row } from '../../shared/ui/layout.tsx';
import classes from './side-menu.module.css';
import { useColourSchemeSwitch } from './use-colour-scheme-switch.tsx';
import { useLanguageRow } from './use-language-row.tsx';

const icons: Record<NavItem, ReactNode> = {
  home: <IconHome />,
  candidateProfile: <IconId />,
  families: <IconMailHeart />,
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
                {item === 'families' ? <News /> : null}
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

/** Families that wrote, or else new mails. */
function News() {
  const t = useMessages('member');
  const families = useFamilyCounts()?.new_received ?? 0;
  const mails = useNewMessages();
  if (families + mails === 0) return null;
  return (
    <Text as="span" tone="gold" size="md" weight="bold" className={classes.new}>
      {families > 0 ? t('nav.wrote', { count: families }) : t('newMessages.title', { count: mails })}
    </Text>
  );
}

function SideMenuHead({ onClose }: { onClose: () => void }) {
  const t = useMessages('member');
  const user = useCurrentUser();
  return (
    <Row gap={3} className={classes.head}>
      <InitialsBadge user={user} size="large" />
      <Box grow>
        <Text size="2xl" face="display" leading="tight" breaks>
          {displayName(user)}
        </Text>
        {user.roleName ? <Text size="md">{t(`roles.${user.roleName}`)}</Text> : null}
      </Box>
      <IconButton
        className={classes.close}
        label={t('nav.closeMenu')}
        onClick={onClose}
        icon={<IconX size={24} />}
      />
      <div className={classes.edge}>
        <Narali colour="var(--surface)" />
      </div>
    </Row>
  );
}

function AccountItems({ onClose }: { onClose: () => void }) {
  const t = useMessages('member');
  const user = useCurrentUser();
  const colourScheme = useColourSchemeSwitch();
  const language = useLanguageRow();
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
        {language === null ? null : (
          <PlainButton className={className} onClick={language.open}>
            {language.icon}
            {language.label}
          </PlainButton>
        )}
        <PlainButton className={className} onClick={colourScheme.toggle}>
          {colourScheme.icon}
          {colourScheme.label}
        </PlainButton>
        {chatUrl === null || isStaffRole(user.roleName) ? null : (
          <ChatLink chatUrl={chatUrl} name={displayName(user)} className={className} onPress={onClose} />
        )}
      </div>
      <div className={classes.items}>
        <PlainButton className={className} onClick={() => void session.logout()}>
          <IconLogout />
          {t('userMenu.logout')}
        </PlainButton>
      </div>
      {language?.dialog}
    </>
  );
}

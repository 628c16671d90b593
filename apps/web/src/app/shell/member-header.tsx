import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { InitialsBadge } from '../../entities/current-user/initials-badge.tsx';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { buySuchiPath } from '../../entities/association/buy-suchi.ts';
import { FamilyNews } from '../../features/families/components/family-news.tsx';
import { useFamilyCounts } from '../../features/families/model/use-family-counts.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { lazyPart, preload } from '../../shared/loading/lazy-part.tsx';
import { Link, NavLink } from '../../shared/router/link.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { inEm } from '../../shared/ui/in-em.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { BuySuchiWords } from './buy-suchi-words.tsx';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './member-header.module.css';
import { type NavItem, navItems, navTargets } from './nav-items.ts';
import { useOnSale } from './use-on-sale.ts';
import { UserMenuTrigger } from './user-menu-trigger.tsx';

const loadUserMenu = () => import('./user-menu.tsx').then((module) => module.UserMenu);
const UserMenu = lazyPart(loadUserMenu);

/** Loads the menu on hover or focus. */
function UserMenuButton() {
  const [isNeeded, setIsNeeded] = useState(false);
  const trigger = (
    <UserMenuTrigger
      aria-expanded={false}
      onPointerEnter={() => preload(loadUserMenu)}
      onFocus={() => preload(loadUserMenu)}
      onClick={() => setIsNeeded(true)}
    />
  );
  return isNeeded ? <UserMenu fallback={trigger} /> : trigger;
}

const loadSideMenu = () => import('./side-menu.tsx').then((module) => module.SideMenu);
const SideMenu = lazyPart(loadSideMenu);

const NavCount = lazyPart(() => import('./nav-count.tsx').then((module) => module.NavCount));

export function MemberHeader() {
  const t = useMessages('member');
  const { roleName } = useCurrentUser();
  const isOnSale = useOnSale('suchi');
  return (
    <header className={classes.header}>
      <Row gap={1} className={classes.bar}>
        <SideMenuButton isOnSale={isOnSale} />
        <Link to={paths.home} className={`touch ${classes.logo}`}>
          <Logo subline="wideOnly" />
        </Link>
        <nav className={classes.nav} aria-label={t('nav.label')}>
          {navItems(roleName).map((item) => (
            <NavLink
              key={item}
              to={navTargets[item]}
              end={item === 'home'}
              className={`${classes.link} ${isList(item) ? classes.list : ''}`}
            >
              {isList(item) ? t(`nav.short.${item}`) : t(`nav.${item}`)}
              {isList(item) ? <ListCount list={item} /> : null}
              {item === 'families' ? <NewFamilies /> : null}
            </NavLink>
          ))}
        </nav>
        <Row gap={2} className={classes.end}>
          {isOnSale ? (
            <ButtonLink to={buySuchiPath()} look="green" size="small">
              <BuySuchiWords look="header" />
            </ButtonLink>
          ) : null}
          <UserMenuButton />
          <ProfileLink />
        </Row>
      </Row>
      <FamilyNews />
    </header>
  );
}

function isList(item: NavItem): item is 'favourites' | 'notes' {
  return item === 'favourites' || item === 'notes';
}

/** Not where the links are in the side menu. */
function ListCount({ list }: { list: 'favourites' | 'notes' }) {
  const [isWide] = useState(() => window.matchMedia(inEm('(width >= 1200px)')).matches);
  return isWide ? <NavCount list={list} /> : null;
}

/** How many families wrote and wait to be read. */
function NewFamilies() {
  const t = useMessages('member');
  const count = useFamilyCounts()?.new_received ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={classes.count} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{t('nav.wrote', { count })}</span>
    </>
  );
}

function SideMenuButton({ isOnSale }: { isOnSale: boolean }) {
  const t = useMessages('member');
  const count = useFamilyCounts()?.new_received ?? 0;
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <PlainButton
        className={classes.menuButton}
        aria-label={
          count === 0 ? t('nav.openMenu') : t('nav.openMenuNew', { news: t('nav.wrote', { count }) })
        }
        aria-expanded={state === 'open'}
        onPointerEnter={() => preload(loadSideMenu)}
        onClick={() => setState('open')}
      >
        <IconMenu2 size={26} />
        {count === 0 ? null : (
          <span className={`${classes.count} ${classes.onMenu}`} aria-hidden="true">
            {count}
          </span>
        )}
      </PlainButton>
      {state === 'unused' ? null : (
        <SideMenu isOpen={state === 'open'} isOnSale={isOnSale} onClose={() => setState('closed')} />
      )}
    </>
  );
}

/** Beside the side menu the badge links to the account; the menu has the rest. */
function ProfileLink() {
  const t = useMessages('member');
  return (
    <Link to={paths.settingsAccount} className={classes.profileLink}>
      <InitialsBadge user={useCurrentUser()} />
      <span className="visually-hidden">{t('userMenu.profile')}</span>
    </Link>
  );
}

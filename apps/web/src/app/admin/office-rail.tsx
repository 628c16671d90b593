import { IconMenu2 } from '@tabler/icons-react';
import { Mark } from '../../shared/brand/mark.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useLocation } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { MenuCount } from './menu-counts.tsx';
import { findCurrent, listMenu, listRail } from './office-menu.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import classes from './office-sidebar.module.css';
import { OfficeUserMenu } from './office-user-menu.tsx';
import { useMayOpen } from './use-may-open.ts';

interface OfficeRailProps {
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** A picture and one word for the most used places, and a button for the whole menu. */
export function OfficeRail({ isMenuOpen, onOpenMenu }: OfficeRailProps) {
  const t = useMessages('admin');
  const menu = listMenu(useMayOpen());
  const current = findCurrent(menu, useLocation().pathname);
  return (
    <nav className={`${classes.sidebar} ${classes.rail}`} aria-label={t('nav.label')}>
      <div className={classes.logo}>
        <Mark onPanel size={40} />
      </div>
      <div className={classes.list}>
        {listRail(menu).map((item) => (
          <Link
            key={item.to}
            to={item.to}
            className={classes.link}
            aria-current={item.name === current?.name ? 'page' : undefined}
          >
            <item.Icon size={24} aria-hidden="true" />
            {t(`nav.short.${item.short}`)}
            <MenuCount name={item.name} />
          </Link>
        ))}
        <PlainButton
          className={`${classes.link} ${classes.allPages}`}
          aria-expanded={isMenuOpen}
          onClick={onOpenMenu}
        >
          <IconMenu2 size={24} aria-hidden="true" />
          {t('nav.allPages')}
        </PlainButton>
      </div>
      <OfficeUserMenu look="badge" />
    </nav>
  );
}

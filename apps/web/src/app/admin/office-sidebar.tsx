import { IconArrowLeft, IconLayoutDashboard, IconSettings } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router';
import { displayName } from '../../entities/current-user/display-name.ts';
import { InitialsBadge } from '../../entities/current-user/initials-badge.tsx';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import classes from './office-shell.module.css';

interface OfficeSidebarProps {
  onNavigate?: () => void;
}

export function OfficeSidebar({ onNavigate }: OfficeSidebarProps) {
  const t = useMessages('admin');
  const user = useCurrentUser();
  const link = { className: classes.link ?? '', onClick: () => onNavigate?.() };
  return (
    <nav className={classes.sidebarContent} aria-label={t('nav.label')}>
      <div className={classes.logo}>
        <Logo onPanel />
      </div>
      <div className={classes.nav}>
        <NavLink {...link} to={paths.admin} end>
          <IconLayoutDashboard size={20} />
          {t('nav.home')}
        </NavLink>
        <NavLink {...link} to={paths.home} end>
          <IconArrowLeft size={20} />
          {t('nav.backToSite')}
        </NavLink>
      </div>
      <div className={classes.person}>
        <InitialsBadge user={user} />
        <span className={classes.name}>{displayName(user)}</span>
        <Link to={paths.settings} className={classes.gear} aria-label={t('nav.settings')}>
          <IconSettings size={22} />
        </Link>
      </div>
    </nav>
  );
}

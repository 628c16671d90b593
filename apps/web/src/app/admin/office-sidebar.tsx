import {
  IconArrowLeft,
  IconArrowsExchange,
  IconCash,
  IconLayoutDashboard,
  IconListCheck,
  IconNotebook,
  IconReceipt,
  IconReceiptRefund,
  IconSettings,
  IconShieldLock,
} from '@tabler/icons-react';
import { useId } from 'react';
import { Link, NavLink } from 'react-router';
import { displayName } from '../../entities/current-user/display-name.ts';
import { InitialsBadge } from '../../entities/current-user/initials-badge.tsx';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { usePendingCount } from '../../features/review/desk/desk-provider.tsx';
import { Mark } from '../../shared/brand/mark.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import classes from './office-shell.module.css';

interface OfficeSidebarProps {
  look: 'wide' | 'rail';
  onNavigate?: () => void;
}

export function OfficeSidebar({ look, onNavigate }: OfficeSidebarProps) {
  const t = useMessages('admin');
  const isRail = look === 'rail';
  const link = { className: classes.link ?? '', onClick: () => onNavigate?.() };
  const iconSize = isRail ? 24 : 20;
  return (
    <nav className={`${classes.sidebarContent} ${isRail ? classes.rail : ''}`} aria-label={t('nav.label')}>
      <div className={classes.logo}>{isRail ? <Mark onPanel size={40} /> : <Logo onPanel />}</div>
      <div className={classes.nav}>
        <NavLink {...link} to={paths.admin} end>
          <IconLayoutDashboard size={iconSize} aria-hidden="true" />
          {t('nav.home')}
        </NavLink>
        <NavLink {...link} to={paths.adminPending}>
          <IconListCheck size={iconSize} aria-hidden="true" />
          {t(isRail ? 'nav.review' : 'nav.reviewDesk')}
          <WaitingPill />
        </NavLink>
        {isRail ? (
          <NavLink {...link} to={paths.adminDayBook}>
            <IconNotebook size={iconSize} aria-hidden="true" />
            {t('nav.dayBook')}
          </NavLink>
        ) : (
          <MoneyLinks {...link} />
        )}
        <NavLink {...link} to={paths.adminSecondFactor}>
          <IconShieldLock size={iconSize} aria-hidden="true" />
          {t('secondFactor.navLabel')}
        </NavLink>
        <NavLink {...link} to={paths.home} end>
          <IconArrowLeft size={iconSize} aria-hidden="true" />
          {t('nav.backToSite')}
        </NavLink>
      </div>
      <Person look={look} />
    </nav>
  );
}

const moneyLinks = [
  { to: paths.adminDayBook, name: 'dayBook', Icon: IconNotebook },
  { to: paths.adminReceipts, name: 'receipts', Icon: IconReceipt },
  { to: paths.adminRefunds, name: 'refunds', Icon: IconReceiptRefund },
  { to: paths.adminSettlements, name: 'settlements', Icon: IconArrowsExchange },
  { to: paths.adminRecordPayment, name: 'recordPayment', Icon: IconCash },
] as const;

function MoneyLinks(link: { className: string; onClick: () => void }) {
  const t = useMessages('admin');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={classes.group}>
      <p id={id} className={classes.groupName}>
        {t('nav.money')}
      </p>
      {moneyLinks.map(({ to, name, Icon }) => (
        <NavLink key={to} {...link} to={to}>
          <Icon size={20} aria-hidden="true" />
          {t(`nav.${name}`)}
        </NavLink>
      ))}
    </div>
  );
}

function WaitingPill() {
  const t = useMessages('admin');
  const count = usePendingCount() ?? 0;
  if (count <= 0) return null;
  return (
    <span className={classes.pill}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">, {t('nav.waiting', { count })}</span>
    </span>
  );
}

function Person({ look }: Pick<OfficeSidebarProps, 'look'>) {
  const t = useMessages('admin');
  const user = useCurrentUser();
  if (look === 'rail') {
    return (
      <Link to={paths.settings} className={classes.railPerson} aria-label={t('nav.settings')}>
        <InitialsBadge user={user} />
      </Link>
    );
  }
  return (
    <div className={classes.person}>
      <InitialsBadge user={user} />
      <span className={classes.name}>{displayName(user)}</span>
      <Link to={paths.settings} className={classes.gear} aria-label={t('nav.settings')}>
        <IconSettings size={22} aria-hidden="true" />
      </Link>
    </div>
  );
}

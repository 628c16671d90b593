import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { officePaths } from '../../shared/config/office-paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { listMenu } from './office-menu.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './office-shell.module.css';
import { OfficeUserMenu } from './office-user-menu.tsx';
import { useMayOpen } from './use-may-open.ts';

interface OfficeBarProps {
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** The bar of a phone: the menu, a way to the list of candidates, and the person. */
export function OfficeBar({ isMenuOpen, onOpenMenu }: OfficeBarProps) {
  const t = useMessages('admin');
  const menu = listMenu(useMayOpen());
  const maySearch = menu.some((group) => group.items.some((item) => item.to === officePaths.candidates));
  return (
    <Row as="header" gap={2} className={classes.head}>
      <PlainButton
        className={classes.barButton}
        aria-label={t('nav.openMenu')}
        aria-expanded={isMenuOpen}
        onClick={onOpenMenu}
      >
        <IconMenu2 size={26} />
      </PlainButton>
      <Logo onPanel subline="wideOnly" />
      {maySearch ? (
        <Link to={officePaths.candidates} className={classes.barButton} aria-label={t('nav.findMember')}>
          <IconSearch size={26} />
        </Link>
      ) : null}
      <OfficeUserMenu look="badge" />
    </Row>
  );
}

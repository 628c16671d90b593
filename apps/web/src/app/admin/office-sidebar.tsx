import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useCurrentInView } from '../../shared/navigation/use-current-in-view.ts';
import { useLocation } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { MenuCount, MenuWork } from './menu-counts.tsx';
import { beginsOpen, findCurrent, listMenu, type MenuGroup, type MenuItem } from './office-menu.ts';
import { PartlyHidden } from '../../shared/ui/partly-hidden.tsx';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import classes from './office-sidebar.module.css';
import { OfficeUserMenu } from './office-user-menu.tsx';
import { useMayOpen } from './use-may-open.ts';
import { session } from '../../shared/api/api.ts';
import { deviceStorage } from '../../shared/config/browser-storage.ts';

interface OfficeSidebarProps {
  /** The drawer has larger targets. */
  isDrawer?: boolean;
  onNavigate?: () => void;
}

/** The whole menu in groups, and the signed-in person at its foot. */
export function OfficeSidebar({ isDrawer = false, onNavigate }: OfficeSidebarProps) {
  const t = useMessages('admin');
  const menu = listMenu(useMayOpen());
  const { pathname } = useLocation();
  const current = findCurrent(menu, pathname);
  const folds = useMenuFolds();
  const list = useRef<HTMLDivElement>(null);
  useCurrentInView(list, pathname);
  return (
    <nav
      className={`${classes.sidebar} ${isDrawer ? classes.drawer : ''}`}
      aria-label={t(isDrawer ? 'nav.allPages' : 'nav.label')}
    >
      <div className={classes.logo}>
        <Logo onPanel />
      </div>
      <div className={classes.list} ref={list}>
        {menu.map((group) => (
          <Group
            key={group.name}
            group={group}
            isOpen={folds.isOpen(group.name) ?? beginsOpen(menu, group, current)}
            current={current}
            onFold={folds.set}
            onNavigate={onNavigate}
          />
        ))}
      </div>
      <OfficeUserMenu look="row" />
    </nav>
  );
}

interface GroupProps {
  group: MenuGroup;
  isOpen: boolean;
  current: MenuItem | null;
  onFold: (name: string, isOpen: boolean) => void;
  onNavigate: (() => void) | undefined;
}

/** A folded group still shows the open page, and the work that waits in it. */
function Group({ group, isOpen, current, onFold, onNavigate }: GroupProps) {
  const t = useMessages('admin');
  const id = useId();
  const { name } = group;
  const links = group.items
    .filter((item) => isOpen || name === null || item === current)
    .map((item) => (
      <Link
        key={item.to}
        to={item.to}
        className={classes.link}
        aria-current={item === current ? 'page' : undefined}
        {...(item.newTab && { target: '_blank' })}
        onClick={onNavigate}
      >
        <item.Icon size={20} aria-hidden="true" />
        <PageName item={item} />
        <MenuCount name={item.name} />
      </Link>
    ));
  if (name === null) return <div className={classes.group}>{links}</div>;
  return (
    <div role="group" aria-labelledby={id} className={classes.group}>
      <PlainButton className={classes.groupName} aria-expanded={isOpen} onClick={() => onFold(name, !isOpen)}>
        <span id={id}>{t(`nav.groups.${name}`)}</span>
        {isOpen ? null : group.items.map((item) => <MenuWork key={item.to} name={item.name} />)}
        <IconChevronDown size={18} aria-hidden="true" />
      </PlainButton>
      {links}
    </div>
  );
}

function PageName({ item }: { item: MenuItem }) {
  const t = useMessages('admin');
  const page = t(`nav.pages.${item.name}`);
  return item.newTab ? <PartlyHidden text={t('nav.inNewTab', { page })} /> : page;
}

/** Which groups of the menu a person folded or unfolded, remembered on the device like the columns of a list. */
function useMenuFolds() {
  const key = `suchi.menu.${session.userId() ?? ''}`;
  const [kept, setKept] = useState(() => new URLSearchParams(deviceStorage.getItem(key) ?? ''));
  return {
    /** Undefined until the person has chosen. */
    isOpen: (group: string | null): boolean | undefined => {
      const choice = group === null ? null : kept.get(group);
      return choice === null ? undefined : choice === 'open';
    },
    set: (group: string, isOpen: boolean) => {
      const next = new URLSearchParams(kept);
      next.set(group, isOpen ? 'open' : 'folded');
      deviceStorage.setItem(key, next.toString());
      setKept(next);
    },
  };
}

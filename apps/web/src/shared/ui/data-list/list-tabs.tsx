import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatTotal } from '../../i18n/format-total.ts';
import { useNavigate } from '../../router/hooks.ts';
import { Link } from '../../router/link.tsx';
import { PlainButton } from '../plain-button.tsx';
import { Row } from '../layout.tsx';
import classes from './list-tabs.module.css';

export interface ListTab {
  label: string;
  to: string;
  /** Undefined while it is not known. */
  count?: number | undefined;
  isCurrent: boolean;
}

interface ListTabsProps {
  label: string;
  tabs: readonly ListTab[];
  /** Further lists behind one word. */
  menu?: { label: string; tabs: readonly ListTab[] } | undefined;
  /** Runs `go` at once, or after a question. */
  guard: (go: () => void) => void;
}

/** The lists beside this one, as links: each is a page of its own. */
export function ListTabs({ label, tabs, menu, guard }: ListTabsProps) {
  const navigate = useNavigate();
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  const isCounted = tabs.some(({ count }) => count !== undefined);
  useEffect(() => {
    // Sideways only: `scrollIntoView` would also move the page. The counts make the tabs wider.
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && tab)
      nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [current, isCounted]);
  const go = (to: string) => guard(() => void navigate(to));
  return (
    <Row as="nav" gap={1} align="stretch" className={classes.tabs} aria-label={label} ref={nav}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={classes.tab}
          aria-current={tab.isCurrent ? 'page' : undefined}
          onClick={(event) => {
            // A new window keeps this list as it is.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            go(tab.to);
          }}
        >
          {tab.label} <Count count={tab.count} />
        </Link>
      ))}
      {menu ? (
        <Menu
          hideDetached={false}
          position="bottom-end"
          radius="md"
          shadow="lg"
          withInitialFocusPlaceholder={false}
        >
          <Menu.Target>
            <PlainButton
              className={classes.tab}
              aria-current={menu.tabs.some(({ isCurrent }) => isCurrent) ? 'true' : undefined}
            >
              {menu.label} <IconChevronDown size={18} aria-hidden="true" />
            </PlainButton>
          </Menu.Target>
          <Menu.Dropdown>
            {menu.tabs.map((tab) => (
              <Menu.Item
                key={tab.to}
                onClick={() => go(tab.to)}
                aria-current={tab.isCurrent ? 'page' : undefined}
              >
                {tab.label} <Count count={tab.count} />
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </Row>
  );
}

function Count({ count }: Pick<ListTab, 'count'>) {
  return count === undefined ? null : <span className={classes.count}>{formatTotal(count)}</span>;
}

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { formatCount } from '../i18n/format-count.ts';
import { PlainButton } from './plain-button.tsx';
import { Row } from './layout.tsx';
import classes from './tabs.module.css';

interface TabsProps<Key extends string> {
  /** The accessible name. */
  label: string;
  /** A count of zero is not shown. */
  tabs: readonly { key: Key; label: string; count?: number | undefined }[];
  /** The first tab by default. */
  initial?: Key | undefined;
  /** For example to keep the choice in the URL. */
  onSelect?: ((key: Key) => void) | undefined;
  children: (key: Key) => ReactNode;
}

/** Follows the W3C tabs pattern: arrow keys move. */
export function Tabs<Key extends string>({ label, tabs, initial, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(() =>
    initial ? tabs.findIndex(({ key }) => key === initial) : 0,
  );
  const current = tabs[selected];

  function select(index: number) {
    setSelected(index);
    const tab = tabs[index];
    if (tab) onSelect?.(tab.key);
  }

  function move(event: KeyboardEvent) {
    const target = findTarget(event.key, selected, tabs.length);
    if (target === null) return;
    event.preventDefault();
    select(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  if (!current) return null;
  return (
    <div>
      <Row gap={1} align="stretch" wrap className={classes.list} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <PlainButton
            key={tab.key}
            className={classes.tab}
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count ? (
              <>
                {' '}
                <span className={classes.count}>{formatCount(tab.count)}</span>
              </>
            ) : null}
          </PlainButton>
        ))}
      </Row>
      <div
        className={classes.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current.key}`}
        // A panel of text has nothing else to focus.
        tabIndex={0}
      >
        {children(current.key)}
      </div>
    </div>
  );
}

function findTarget(key: string, selected: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (selected + 1) % count;
    case 'ArrowLeft':
      return (selected + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

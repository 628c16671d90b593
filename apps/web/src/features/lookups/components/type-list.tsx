import type { LookupType } from '@suchi/contracts/lookups';
import { IconLock } from '@tabler/icons-react';
import { useRef } from 'react';
import { disabledLookupPath, lookupPath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useCurrentInView } from '../../../shared/navigation/use-current-in-view.ts';
import { NavLink } from '../../../shared/router/link.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './type-list.module.css';

export function TypeList({ types, current }: { types: readonly LookupType[]; current: string }) {
  const t = useMessages('lookups');
  const list = useRef<HTMLElement>(null);
  useCurrentInView(list, current);
  return (
    <nav ref={list} className={classes.nav} aria-label={t('types')}>
      <Row as="ul" gap={2} align="stretch" className={classes.list}>
        {types.map((type) => (
          <li key={type.name}>
            <TypeLink type={type} isCurrent={type.name === current} />
          </li>
        ))}
      </Row>
      <Text tone="muted" size="sm" above={2} className={classes.hint}>
        {t('typesHint')}
      </Text>
    </nav>
  );
}

function TypeLink({
  type: { name, kind, total, custom },
  isCurrent,
}: {
  type: LookupType;
  isCurrent: boolean;
}) {
  const t = useMessages('lookups');
  const isClosed = kind === 'closed';
  return (
    <NavLink
      to={isClosed ? disabledLookupPath(name) : lookupPath(name)}
      className={[classes.link, isCurrent && classes.current, isClosed && classes.closed]
        .filter(Boolean)
        .join(' ')}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={classes.name}>{name}</span>
      {custom > 0 ? (
        <Text as="span" tone="gold" size="sm" weight="bold" className={classes.custom}>
          <span aria-hidden="true">{custom}</span>
          <span className="visually-hidden">, {t('typeCustom', { count: custom })}</span>
        </Text>
      ) : null}
      {isClosed ? (
        <>
          <IconLock size={18} aria-hidden="true" />
          <span className="visually-hidden">, {t('typeClosed')}</span>
        </>
      ) : (
        <Text as="span" tone="muted" weight="regular" figures>
          <span aria-hidden="true">{total}</span>
          <span className="visually-hidden">, {t('typeTotal', { count: total })}</span>
        </Text>
      )}
    </NavLink>
  );
}

import {
  type FamilyList as ListKind,
  type FamilyListItem,
  familyListPageSize,
} from '@suchi/contracts/families';
import { IconClock, IconMailHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useWaitingInterests } from '../../../entities/interest/use-waiting-interest.ts';
import { familiesPath, paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useScreen } from '../../../shared/ui/use-screen.ts';
import { familyListQuery } from '../api/families-queries.ts';
import type { FamilyActions } from '../model/family-actions.ts';
import { groupItems, keyOf } from '../model/group-items.ts';
import { useFamilyCounts } from '../model/use-family-counts.ts';
import { FamilyCard } from './family-card.tsx';
import { FamilyDesk } from './family-desk.tsx';
import { GoneFamilies } from './gone-families.tsx';
import classes from './family-list.module.css';

interface FamilyListProps {
  kind: ListKind;
  page: number;
  actions: FamilyActions;
}

/** The families of one tab. */
export function FamilyList({ kind, page, actions }: FamilyListProps) {
  const t = useMessages('families');
  const separator = kind === 'received' ? '?' : '&';
  return (
    <Stack gap={4} className="bounded">
      {kind === 'sent' ? <SentLines /> : null}
      <ListStates
        source={useQuery(familyListQuery(kind, page))}
        isEmpty={({ total, gone }) => total === 0 && gone.length === 0}
        loading={<Loading />}
        empty={<Empty kind={kind} />}
        ready={({ total, items, gone }) => (
          <>
            <Filled items={items} actions={actions} />
            <GoneFamilies gone={gone} />
            {kind === 'accepted' ? <Text tone="muted">{t('accepted.notCounted')}</Text> : null}
            <Pager
              page={page}
              pages={Math.ceil(total / familyListPageSize)}
              pageHref={(target) => `${familiesPath(kind)}${separator}page=${target}`}
              words={{ label: t('pages.label'), newer: t('pages.newer'), older: t('pages.older') }}
              place={(values) => t('pages.place', values)}
            />
          </>
        )}
      />
    </Stack>
  );
}

function Filled({ items, actions }: { items: readonly FamilyListItem[]; actions: FamilyActions }) {
  const t = useMessages('families');
  const isWide = useScreen('(width >= 1024px)');
  const { open, answered } = groupItems(items);
  if (isWide) return <FamilyDesk open={open} answered={answered} actions={actions} />;
  const cards = (some: readonly FamilyListItem[]) => (
    <List gap={3} className="bounded">
      {some.map((item) => (
        <li key={keyOf(item)}>
          <FamilyCard item={item} actions={actions} />
        </li>
      ))}
    </List>
  );
  return (
    <>
      {open.length === 0 ? null : cards(open)}
      {answered.length === 0 ? null : (
        <details className={classes.answered}>
          <summary className="touch bold soft">{t('received.answered')}</summary>
          {cards(answered)}
        </details>
      )}
    </>
  );
}

/** How many are open, and what waits on this device. */
function SentLines() {
  const t = useMessages('families');
  const counts = useFamilyCounts();
  const waiting = useWaitingInterests();
  const limit = counts?.open_limit;
  const left = limit === undefined ? 0 : Math.max(0, limit - (counts?.sent ?? 0));
  return (
    <>
      {limit === undefined ? null : (
        <Text tone="soft">
          {left === 0
            ? t('sent.full', { limit })
            : t('sent.open', { open: counts?.sent ?? 0, limit, count: left })}
        </Text>
      )}
      {waiting === 0 ? null : (
        <Row gap={2} tone="gold" weight="bold" role="status">
          <IconClock size={20} aria-hidden="true" />
          {t('sent.waits', { count: waiting })}
        </Row>
      )}
    </>
  );
}

function Empty({ kind }: { kind: ListKind }) {
  const t = useMessages('families');
  return (
    <StatePanel
      icon={<IconMailHeart size={32} />}
      title={t(`empty.${kind}.title`)}
      action={
        <>
          <ButtonLink to={paths.home}>{t('empty.find')}</ButtonLink>
          {kind === 'received' ? (
            <Link to={paths.candidateView} className="touch bold">
              {t('empty.check')}
            </Link>
          ) : null}
        </>
      }
    >
      {kind === 'received' ? <p>{t('empty.received.text')}</p> : null}
    </StatePanel>
  );
}

const Loading = () => (
  <Stack gap={3} className="bounded">
    {['one', 'two', 'three'].map((card) => (
      <Skeleton key={card} height={320} />
    ))}
  </Stack>
);

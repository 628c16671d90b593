import { memberListPageSize, type OpenedMine } from '@suchi/contracts/discovery';
import { IconPhoneOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { openedMineQuery } from '../api/safety-queries.ts';
import { Advice, type PageLinks, SafetyPager } from './list-foot.tsx';
import { List, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './people-list.module.css';
import { PersonCard } from './person-card.tsx';

/** Who opened the member's number: one card per person, the newest first. */
export function OpenedList({ page, pageHref }: PageLinks) {
  const t = useMessages('safety');
  return (
    <ListStates
      source={useQuery(openedMineQuery(page))}
      isEmpty={({ total }) => total === 0}
      loading={<Skeleton height={320} />}
      empty={
        <StatePanel icon={<IconPhoneOff />} title={t('opened.empty')}>
          <p>{t('opened.emptyText')}</p>
        </StatePanel>
      }
      ready={({ total, items }) => (
        <>
          <Stack gap={2}>
            <Text tone="muted">{t('opened.count', { count: total })}</Text>
            <List gap={3} className={classes.list}>
              {items.map((opened) => (
                <Opener key={opened.person.profile_id} opened={opened} />
              ))}
            </List>
          </Stack>
          <SafetyPager page={page} pages={Math.ceil(total / memberListPageSize)} pageHref={pageHref} />
          <Advice />
        </>
      )}
    />
  );
}

function Opener({ opened: { person, times, at } }: { opened: OpenedMine }) {
  const t = useMessages('safety');
  return (
    <li>
      <PersonCard person={person} source="opened">
        <p>
          <Text as="time" tone="muted" figures dateTime={at}>
            {times === 1 ? formatMoment(at) : t('opened.times', { count: times, at: formatMoment(at) })}
          </Text>
        </p>
      </PersonCard>
    </li>
  );
}

import { memberListPageSize } from '@suchi/contracts/discovery';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { messagesQuery } from '../api/safety-queries.ts';
import { Advice, type PageLinks, SafetyPager } from './list-foot.tsx';
import { List } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './people-list.module.css';
import { PersonCard } from './person-card.tsx';

/** Messages that the member sent, newest first. Received ones stand in Families. */
export function MessageList({ page, pageHref }: PageLinks) {
  const t = useMessages('safety');
  return (
    <ListStates
      source={useQuery(messagesQuery(page))}
      isEmpty={({ total }) => total === 0}
      loading={<Skeleton height={320} />}
      empty={
        <StatePanel icon={<IconMailOff />} title={t('messages.sentEmpty')}>
          <p>{t('messages.sentEmptyText')}</p>
        </StatePanel>
      }
      ready={({ total, items }) => (
        <>
          <List gap={3} className={classes.list}>
            {items.map(({ id, person, message, at }) => (
              <li key={id}>
                <PersonCard person={person} source="sent">
                  <p>
                    <Text as="time" tone="muted" figures dateTime={at}>
                      {t('messages.sentAt', { at: formatMoment(at) })}
                    </Text>
                  </p>
                  <Text tone="soft" breaks above={2} className={classes.message}>
                    {message}
                  </Text>
                </PersonCard>
              </li>
            ))}
          </List>
          <SafetyPager page={page} pages={Math.ceil(total / memberListPageSize)} pageHref={pageHref} />
          <Advice />
        </>
      )}
    />
  );
}

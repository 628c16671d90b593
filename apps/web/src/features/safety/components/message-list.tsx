import { memberListPageSize } from '@suchi/contracts/discovery';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { type MessageKind, messagesQuery } from '../api/safety-queries.ts';
import { useSeenMessages } from '../model/new-messages.ts';
import { Advice, type PageLinks, SafetyPager } from './list-foot.tsx';
import { List } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './people-list.module.css';
import { PersonCard } from './person-card.tsx';

/** Messages that the member sent or received, newest first. */
export function MessageList({ kind, page, pageHref }: PageLinks & { kind: MessageKind }) {
  const t = useMessages('safety');
  return (
    <ListStates
      source={useQuery(messagesQuery(kind, page))}
      isEmpty={({ total }) => total === 0}
      loading={<Skeleton height={320} />}
      empty={
        <StatePanel icon={<IconMailOff />} title={t(`messages.${kind}Empty`)}>
          <p>{t(`messages.${kind}EmptyText`)}</p>
        </StatePanel>
      }
      ready={({ total, items }) => (
        <>
          {kind === 'received' ? <Received total={total} /> : null}
          <List gap={3} className={classes.list}>
            {items.map(({ id, person, message, at }) => (
              <li key={id}>
                <PersonCard person={person} source={kind === 'sent' ? 'sent' : 'mail'}>
                  <p>
                    <Text as="time" tone="muted" figures dateTime={at}>
                      {t(`messages.${kind}At`, { at: formatMoment(at) })}
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

/** How to answer; and they are no longer new. */
function Received({ total }: { total: number }) {
  const t = useMessages('safety');
  useSeenMessages(total);
  return <p className={classes.answer}>{t('messages.answer')}</p>;
}

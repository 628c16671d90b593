import type { OwnSubscription } from '@suchi/contracts/money';
import { type CalendarDate, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { findSubscriptionPhase } from '@suchi/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { ownSubscriptionsQuery } from '../api/own-subscriptions-query.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import classes from './subscription-list.module.css';

/** Newest first. */
export function SubscriptionList() {
  const t = useMessages('account');
  const source = useQuery(ownSubscriptionsQuery);
  const [today] = useState(() => todayInIndia(new Date()));
  return (
    <section className={classes.history}>
      <h2>{t('membership.historyTitle')}</h2>
      <ListStates
        source={source}
        isEmpty={(subscriptions) => subscriptions.length === 0}
        loading={<Skeleton height={120} />}
        empty={<Text tone="soft">{t('membership.historyEmpty')}</Text>}
        ready={(subscriptions) => (
          <Card as="ul" className={classes.list}>
            {subscriptions.map((subscription) => (
              <SubscriptionLine key={subscription.id} subscription={subscription} today={today} />
            ))}
          </Card>
        )}
      />
    </section>
  );
}

interface SubscriptionLineProps {
  subscription: OwnSubscription;
  today: CalendarDate;
}

function SubscriptionLine({ subscription, today }: SubscriptionLineProps) {
  const t = useMessages('account');
  const { status, start_date: startDate, end_date: endDate } = subscription;
  const state = status === 'cancelled' ? status : findSubscriptionPhase({ startDate, endDate }, today);
  return (
    <Row as="li" gap={4} rowGap={1} justify="between" wrap className={classes.line}>
      <Text as="span" weight="bold" figures>
        {t('membership.range', { from: formatCalendarDate(startDate), to: formatCalendarDate(endDate) })}
      </Text>
      {state === 'current' ? (
        <Text as="span" tone="success" weight="bold" className={`framed tint-success ${classes.current}`}>
          {t('membership.states.current')}
        </Text>
      ) : (
        <Text as="span" tone="muted">
          {t(`membership.states.${state}`)}
        </Text>
      )}
    </Row>
  );
}

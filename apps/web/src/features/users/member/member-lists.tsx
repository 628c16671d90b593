import type { MemberMail, MemberOrder, MemberPayment, OfficeMember } from '@suchi/contracts/office';
import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { findSubscriptionPhase } from '@suchi/domain/money';
import { useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { ReceiptLink } from '../../../entities/receipt/receipt-link.tsx';
import { formatDay, formatMoment } from '../../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { ListCard } from './member-card.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './member.module.css';

type Words = Translate<'officeMember'>;

/** What the association keeps about the account, newest first. */
export function MemberLists({ member }: { member: OfficeMember }) {
  const t = useMessages('officeMember');
  const { email } = member;
  return (
    <>
      <ListCard
        title={t('subscription.title')}
        none={t('subscription.none')}
        rows={member.subscriptions}
        line={(row) => <Subscription row={row} />}
      />
      <ListCard
        title={t('payments.title')}
        none={t('payments.none')}
        rows={member.payments}
        line={(row) => <Payment row={row} />}
      />
      <ListCard
        title={t('orders.title')}
        none={t('orders.none')}
        rows={member.orders}
        line={(row) => <Order row={row} />}
      />
      <ListCard
        title={t('devices.title')}
        none={t('devices.none')}
        rows={member.devices}
        line={(row) => <Device row={row} />}
      />
      <ListCard
        title={email === null ? t('mails.untitled') : t('mails.title', { email })}
        none={t('mails.none')}
        rows={member.mails}
        line={(row) => <Mail row={row} />}
      />
    </>
  );
}

function Subscription({ row }: { row: OfficeMember['subscriptions'][number] }) {
  const t = useMessages('officeMember');
  const [today] = useState(() => todayInIndia(new Date()));
  const { status, start_date: startDate, end_date: endDate } = row;
  const state = status === 'cancelled' ? status : findSubscriptionPhase({ startDate, endDate }, today);
  return (
    <>
      <Text as="span" weight="bold">
        {t('subscription.range', { from: formatCalendarDate(startDate), to: formatCalendarDate(endDate) })}
      </Text>
      <span className={classes.state}>{t(`subscription.states.${state}`)}</span>
    </>
  );
}

function Payment({ row }: { row: MemberPayment }) {
  const t = useMessages('officeMember');
  return (
    <>
      <Text as="span" weight="bold">
        {t(`payments.what.${row.order_type}`)}, {formatRupees(row.amount)}
      </Text>
      <span className={classes.state}>{t(`payments.status.${row.status}`)}</span>
      <Row as="span" gap={4} rowGap={0} wrap className={classes.under}>
        {formatDay(row.at)}, {t(`payments.channel.${row.channel}`)}
        {row.receipts.map(({ id, number, kind }) => {
          const words = t(`payments.${kind}`, { number });
          return (
            <ReceiptLink key={id} id={id} label={words}>
              {words}
            </ReceiptLink>
          );
        })}
      </Row>
    </>
  );
}

function Order({ row }: { row: MemberOrder }) {
  const t = useMessages('officeMember');
  const { id, edition } = row;
  return (
    <>
      <Text as="span" weight="bold">
        {edition === null ? t('orders.order', { id }) : t('orders.edition', { id, edition })}
      </Text>
      <span className={classes.state}>{orderState(t, row)}</span>
      <Row as="span" gap={4} rowGap={0} wrap className={classes.under}>
        {formatDay(row.ordered_at)}
        {row.is_archived ? <span>{t('orders.archived')}</span> : null}
      </Row>
    </>
  );
}

function orderState(t: Words, { status, order_status: step, delivery_kind: kind }: MemberOrder): string {
  if (status !== 'paid') return t('orders.unpaid');
  return step === 'ordered' && kind === 'pick_up' ? t('orders.toPickUp') : t(`orders.step.${step}`);
}

function Device({ row }: { row: OfficeMember['devices'][number] }) {
  const t = useMessages('officeMember');
  return (
    <>
      <Text as="span" weight="bold">
        {row.system ?? t('devices.unknownSystem')}, {row.browser ?? t('devices.unknownBrowser')}
      </Text>
      <Row as="span" gap={4} rowGap={0} wrap className={classes.under}>
        {t('devices.lastUsed', { at: formatMoment(row.seen_at) })}
      </Row>
    </>
  );
}

function Mail({ row }: { row: MemberMail }) {
  const t = useMessages('officeMember');
  return (
    <>
      <Text as="span" weight="bold">
        {t(`mails.kind.${row.kind}`)}
      </Text>
      <span className={row.state === 'failed' ? classes.failed : classes.state}>
        {t(`mails.state.${row.state}`)}
      </span>
      <Row as="span" gap={4} rowGap={0} wrap className={classes.under}>
        {formatMoment(row.at)}
      </Row>
    </>
  );
}

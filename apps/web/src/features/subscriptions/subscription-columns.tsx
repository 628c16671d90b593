import { subscriptionColumns, type SubscriptionRow } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconArchive, IconArrowBackUp, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Thumb } from '../../entities/picture/thumb.tsx';
import { formatRupees } from '../../entities/offer/format-rupees.ts';
import { PictureImage } from '../../entities/picture/picture-image.tsx';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { listDeclared } from '../../shared/ui/data-list/declared-columns.tsx';
import type { ListColumn } from '../../shared/ui/data-list/list-types.ts';
import type { CardParts } from '../../shared/ui/data-list/row-props.ts';
import type { SubscriptionList } from './subscriptions-api.ts';
import { Text } from '../../shared/ui/text.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './subscriptions.module.css';

type Words = Translate<'subscriptions'>;

export interface RowMove {
  list: SubscriptionList;
  onMove: (row: SubscriptionRow) => void;
}

export function listSubscriptionColumns(move: RowMove, t: Words): ListColumn<SubscriptionRow>[] {
  return [
    ...listDeclared<SubscriptionRow, keyof typeof subscriptionColumns>(subscriptionColumns, {
      label: (name) => t(`columns.${name}`),
      cells: {
        name: (row) => <Member row={row} />,
        status: (row) => <Status row={row} />,
        start_date: (row) => formatCalendarDate(row.start_date),
        end_date: (row) => formatCalendarDate(row.end_date),
        payment: (row) => sayPayment(row, t),
      },
    }),
    {
      key: 'amount',
      label: t('columns.amount'),
      isNumber: true,
      cell: ({ payment }) => (payment === null ? '' : formatRupees(payment.amount)),
    },
    { key: 'actions', label: t('columns.actions'), cell: (row) => <MoveButton row={row} {...move} /> },
  ];
}

export function subscriptionCard(move: RowMove, t: Words): CardParts<SubscriptionRow> {
  return {
    picture: (row) => <PictureImage picture={row.photo} variant="thumb" alt="" fallbackGender={null} />,
    lines: (row) => (
      <>
        <Text tone="muted" breaks>
          {t('period', { from: formatCalendarDate(row.start_date), to: formatCalendarDate(row.end_date) })}
        </Text>
        <Text tone="muted" breaks>
          {sayPayment(row, t)}
        </Text>
        <Row as="p" gap={3} rowGap={2} justify="between" wrap className={classes.foot}>
          <Status row={row} />
          <MoveButton row={row} {...move} />
        </Row>
      </>
    ),
  };
}

function sayPayment({ payment }: SubscriptionRow, t: Words): string {
  if (payment === null) return t('noPayment');
  if (payment.provider_payment !== null) return payment.provider_payment;
  const channel = t(`channel.${payment.channel}`);
  return payment.receipt === null ? channel : t('withReceipt', { channel, number: payment.receipt });
}

function Member({ row }: { row: SubscriptionRow }) {
  return (
    <Row as="span" gap={2} className={classes.member}>
      <Thumb picture={row.photo} fallbackGender={null} />
      <Text as="span" weight="bold" nowrap className={classes.name}>
        {row.name}
      </Text>
    </Row>
  );
}

function Status({ row: { status } }: { row: SubscriptionRow }) {
  const t = useMessages('subscriptions');
  const isActive = status === 'active';
  const Icon = isActive ? IconCircleCheck : IconCircleX;
  return (
    <Badge tone={isActive ? 'success' : 'plain'} icon={<Icon size={18} aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}

function MoveButton({ row, list, onMove }: RowMove & { row: SubscriptionRow }) {
  const t = useMessages('subscriptions');
  const how = list === 'current' ? 'archive' : 'restore';
  const Icon = list === 'current' ? IconArchive : IconArrowBackUp;
  return (
    <Button
      look="default"
      size="small"
      icon={<Icon size={20} aria-hidden="true" />}
      aria-label={t(`${how}Of`, { name: row.name })}
      onClick={() => onMove(row)}
    >
      {t(how)}
    </Button>
  );
}

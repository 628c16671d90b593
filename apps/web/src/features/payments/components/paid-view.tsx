import type { OwnPayment } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconCheck, IconDownload, IconMail, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paths } from '../../../shared/config/paths.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ownOrdersQuery } from '../api/own-orders-query.ts';
import { receiptHref } from '../api/payments-api.ts';
import { forgetDeliveryDraft } from '../../../entities/delivery-address/delivery-draft.ts';
import { formatBankReference } from '../model/format-reference.ts';
import { sayMethod } from '../model/say-method.ts';
import { FactRows } from './fact-rows.tsx';
import { PhaseHead } from './phase-head.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './paid-view.module.css';

const nextSteps = {
  subscription: { path: paths.home, label: 'paid.find' },
  suchi: { path: paths.settingsMembership, label: 'paid.seeOrder' },
  melawa: { path: paths.melawaPass, label: 'paid.seePass' },
} as const;

/** Paid and granted. */
export function PaidView({ payment }: { payment: OwnPayment }) {
  const t = useMessages('payments');
  const { id: userId, email } = useCurrentUser();
  const { order_type: type } = payment;
  const next = nextSteps[type];
  useEffect(() => {
    if (type === 'suchi') forgetDeliveryDraft(userId);
  }, [type, userId]);
  return (
    <Stack gap={5} className={classes.paid}>
      <PhaseHead tone="success" icon={<IconCheck size={44} />} title={t('paid.title')} isCentred>
        <Text tone="ink" weight="bold" leading="snug" className={classes.sum}>
          {formatRupees(payment.amount)}
        </Text>
        {type === 'subscription' ? <TillWords payment={payment} /> : null}
        {type === 'suchi' ? <DeliveryWords payment={payment} /> : null}
        {type === 'melawa' ? <p>{t('paid.melawa')}</p> : null}
      </PhaseHead>
      <ButtonLink
        to={next.path}
        size="large"
        fullWidth
        icon={type === 'subscription' ? <IconSearch size={22} /> : undefined}
        reloadDocument
      >
        {t(next.label)}
      </ButtonLink>
      <FactRows rows={listFacts(payment, t)} foot={<Receipt receipt={payment.receipt} />} />
      {email ? (
        <Row as="p" gap={3} align="stretch" tone="soft" breaks>
          <IconMail size={24} className="muted" aria-hidden="true" />
          {payment.receipt?.has_file
            ? t(type === 'subscription' ? 'paid.mailed' : 'paid.mailedSuchi', { email })
            : t('paid.willMail', { email })}
        </Row>
      ) : null}
    </Stack>
  );
}

function TillWords({ payment }: { payment: OwnPayment }) {
  const t = useMessages('payments');
  if (payment.valid_till === null) return null;
  return (
    <p>
      <RichMessage
        text={t('paid.till', { date: formatCalendarDate(payment.valid_till) })}
        marks={{ strong: (words) => <strong>{words}</strong> }}
      />
    </p>
  );
}

function DeliveryWords({ payment }: { payment: OwnPayment }) {
  const t = useMessages('payments');
  const { data: orders = [] } = useQuery({ ...ownOrdersQuery, staleTime: 0 });
  const order = orders.find(({ id }) => id === payment.order);
  const after = order?.delivery_after ?? null;
  const days = order?.delivery_days ?? null;
  return (
    <>
      <p>{t('paid.suchi')}</p>
      {after === null || days === null ? null : (
        <p>{t('paid.delivery', { date: formatCalendarDate(after), days })}</p>
      )}
    </>
  );
}

function Receipt({ receipt }: Pick<OwnPayment, 'receipt'>) {
  const t = useMessages('payments');
  if (!receipt?.has_file) {
    return (
      <Row as="p" tone="soft" className={classes.receipt} role="status">
        {t('paid.making')}
      </Row>
    );
  }
  return (
    <a
      className={`row gap-3 brand size-lg ${classes.receipt}`}
      href={receiptHref(receipt.id)}
      target="_blank"
      rel="noopener"
    >
      <IconDownload size={24} aria-hidden="true" />
      <span className="grow">{t('paid.download')}</span>
      <Text as="span" tone="muted" size="md" weight="regular">
        {t('paid.pdf')}
      </Text>
    </a>
  );
}

function listFacts(payment: OwnPayment, t: Translate<'payments'>) {
  const { receipt, paid_at: paidAt, bank_reference: bank, refunded } = payment;
  const method = sayMethod(payment, t);
  return [
    ...(receipt === null ? [] : [{ label: t('paid.receiptNumber'), value: receipt.number }]),
    ...(paidAt === null ? [] : [{ label: t('paid.paidOn'), value: formatMoment(paidAt) }]),
    { label: t('paid.for'), value: t(`what.${payment.order_type}`) },
    { label: t('paid.paidBy'), value: method },
    ...(bank === null ? [] : [{ label: t('paid.bankReference'), value: formatBankReference(bank) }]),
    ...(refunded === 0 ? [] : [{ label: t('paid.refunded'), value: formatRupees(refunded) }]),
  ];
}

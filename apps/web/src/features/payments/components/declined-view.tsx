import type { OwnPayment } from '@suchi/contracts/money';
import {
  IconBuildingBank,
  IconCash,
  IconChevronRight,
  IconCreditCard,
  IconCreditCardOff,
  IconInfoCircle,
  IconQrcode,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { boughtKey } from '../model/bought.ts';
import { findDeclineWords } from '../model/decline-words.ts';
import type { PayBy } from '../model/open-checkout.ts';
import { PhaseHead } from './phase-head.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './declined-view.module.css';

interface DeclinedViewProps {
  payment: OwnPayment;
  isBusy: boolean;
  onPay: (payBy?: PayBy) => void;
  /** Above the button: why the checkout did not open. */
  alert: ReactNode;
}

const ways: readonly { payBy: PayBy; icon: ReactNode }[] = [
  { payBy: 'upi', icon: <IconQrcode className="muted" /> },
  { payBy: 'card', icon: <IconCreditCard className="muted" /> },
  { payBy: 'netbanking', icon: <IconBuildingBank className="muted" /> },
];

/** The bank said no. The same order can be paid again. */
export function DeclinedView({ payment, isBusy, onPay, alert }: DeclinedViewProps) {
  const t = useMessages('payments');
  const { key, isSure } = findDeclineWords(payment.declined_reason);
  const price = formatRupees(payment.amount);
  return (
    <>
      <PhaseHead tone="error" icon={<IconCreditCardOff size={32} />} title={t('declined.title')}>
        <p>
          <Text as="strong" tone="ink">
            {t(key)}
          </Text>{' '}
          {t(isSure ? 'declined.sure' : 'declined.unsure')}
        </p>
      </PhaseHead>
      {alert}
      {payment.checkout === null ? null : (
        <>
          <Button size="large" fullWidth isBusy={isBusy} onClick={() => onPay()}>
            {t('declined.again', { price })}
          </Button>
          <OtherWays onPay={onPay} />
        </>
      )}
      <Row gap={3} align="stretch" tone="soft" className={`framed tint-info pad-4 ${classes.info}`}>
        <IconInfoCircle aria-hidden="true" />
        <p>
          {t(`declined.taken${boughtKey[payment.order_type]}`, { price })}{' '}
          <Link to={paths.paymentHelp}>{t('paidBut')}</Link>
        </p>
      </Row>
      <Text tone="muted">
        {t('declined.referenceLine', {
          reference: payment.reference,
          at: formatMoment(payment.checked_at ?? payment.started_at),
        })}
      </Text>
    </>
  );
}

function OtherWays({ onPay }: Pick<DeclinedViewProps, 'onPay'>) {
  const t = useMessages('payments');
  return (
    <>
      <h2>{t('declined.otherWay')}</h2>
      <Card as="ul" className="divided">
        {ways.map(({ payBy, icon }) => (
          <li key={payBy}>
            <PlainButton className={`row gap-4 ink regular ${classes.way}`} onClick={() => onPay(payBy)}>
              {icon}
              <span className="grow">{t(`declined.${payBy}`)}</span>
              <IconChevronRight size={22} className="muted" />
            </PlainButton>
          </li>
        ))}
        <li>
          <Link to={paths.contact} className={`row gap-4 ink regular ${classes.way}`} reloadDocument>
            <IconCash className="muted" />
            <span className="grow">
              {t('declined.desk')}
              <Stack as="small" tone="muted" size="md">
                {t('declined.deskText')}
              </Stack>
            </span>
            <IconChevronRight size={22} className="muted" />
          </Link>
        </li>
      </Card>
    </>
  );
}

import type { OwnPayment } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconCalendarCheck, IconReceiptOff } from '@tabler/icons-react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paymentPath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { boughtKey } from '../model/bought.ts';
import { listHelpSteps } from '../model/help-steps.ts';
import { useOnce } from '../model/use-once.ts';
import { isUnsettled, useOwnPayment } from '../model/use-own-payment.ts';
import { CheckNow } from './check-now.tsx';
import { StepList } from './step-list.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './help.module.css';

/** What became of the newest payment, step by step. It is checked when the page opens. */
export function NewestPayment({ id }: { id: number }) {
  const t = useMessages('payments');
  const { source, check } = useOwnPayment(id);
  const ask = () => check.mutate(id);
  useOnce(ask);
  if (!source.data) return null;
  return (
    <>
      <Text role="status" tone="soft" size="lg" className={classes.lead}>
        {t(leads[check.status])}
      </Text>
      <Progress payment={source.data} isAsking={check.isPending} onCheck={ask} />
    </>
  );
}

const leads = {
  idle: 'help.asking',
  pending: 'help.asking',
  success: 'help.safe',
  error: 'help.notAsked',
} as const;

interface ProgressProps {
  payment: OwnPayment;
  isAsking: boolean;
  onCheck: () => void;
}

function Progress({ payment, isAsking, onCheck }: ProgressProps) {
  const t = useMessages('payments');
  const price = formatRupees(payment.amount);
  const isOpen = isUnsettled(payment) || payment.phase === 'declined';
  return (
    <>
      <Card as="section" padding={4} aria-labelledby="newest-payment">
        <Row
          as="h2"
          id="newest-payment"
          gap={4}
          align="stretch"
          justify="between"
          size="xl"
          weight="bold"
          face="plain"
        >
          <span>{t(`what.${payment.order_type}`)}</span>
          <Text as="span" nowrap>
            {price}
          </Text>
        </Row>
        <Text tone="muted">
          {t('reference')} {payment.reference}
        </Text>
        <StepList steps={listHelpSteps(payment, t)} className={classes.steps} />
        {isOpen ? <CheckNow fullWidth isAsking={isAsking} onCheck={onCheck} /> : null}
        <Link to={paymentPath(payment.id)} className={classes.details}>
          {t('help.seeDetails')}
        </Link>
      </Card>
      {isOpen ? (
        <Banner
          tone="gold"
          icon={<IconCalendarCheck />}
          title={t('help.settled', { date: formatCalendarDate(payment.settled_by) })}
        >
          {t(`help.settled${boughtKey[payment.order_type]}`, { price })}
        </Banner>
      ) : null}
    </>
  );
}

export function NoPayment() {
  const t = useMessages('payments');
  return (
    <Banner tone="plain" icon={<IconReceiptOff />} title={t('help.none')}>
      {t('help.noneText')}
    </Banner>
  );
}

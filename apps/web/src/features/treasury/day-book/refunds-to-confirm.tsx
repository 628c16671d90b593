import type { Refund } from '@suchi/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { refundsQuery } from '../api/treasury-queries.ts';
import { SideCard } from '../components/side-card.tsx';
import { SideStates } from '../components/side-states.tsx';
import { StateMark } from '../components/state-mark.tsx';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { ConfirmRefundDialog } from '../refunds/confirm-refund-dialog.tsx';
import { Row, Stack, List } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './side-lists.module.css';

/** Refunds that wait for a second person. */
export function RefundsToConfirm() {
  const t = useMessages('treasury');
  const source = useQuery(refundsQuery('open'));
  const [opened, setOpened] = useState<Refund | null>(null);
  const waiting = source.data?.refunds.filter(({ status }) => status === 'asked') ?? [];
  return (
    <SideCard title={t('dayBook.toConfirm')} count={waiting.length}>
      <SideStates source={source}>
        {waiting.length === 0 ? (
          <Text tone="soft" above={3}>
            {t('dayBook.noneToConfirm')}
          </Text>
        ) : null}
        <List isDivided className="lines-3">
          {waiting.map((refund) => (
            <WaitingRefund key={refund.id} refund={refund} onReview={() => setOpened(refund)} />
          ))}
        </List>
        <Link to={officePaths.refunds} className="touch">
          {t('dayBook.allRefunds')}
        </Link>
      </SideStates>
      {opened ? <ConfirmRefundDialog refund={opened} onClose={() => setOpened(null)} /> : null}
    </SideCard>
  );
}

function WaitingRefund({ refund, onReview }: { refund: Refund; onReview: () => void }) {
  const t = useMessages('treasury');
  const name = refund.payment.payer;
  const amount = formatRupees(refund.amount);
  const date = formatDay(refund.asked_at);
  return (
    <Stack as="li" gap="half" className={classes.item}>
      <Row as="p" gap={3} rowGap={0} align="stretch" justify="between" wrap weight="bold">
        <span>{name}</span>
        <Text as="span" nowrap>
          {amount}
        </Text>
      </Row>
      <p>{t(`refunds.reasons.${refund.reason}`)}</p>
      <Text tone="muted">
        {refund.is_mine
          ? t('dayBook.askedByYou', { date })
          : t('dayBook.asked', { date, name: refund.asked_by ?? refund.payment.payer })}
      </Text>
      {refund.is_mine ? <StateMark tone="info">{t('dayBook.waits')}</StateMark> : null}
      {refund.can_confirm ? (
        <Button
          look="default"
          size="small"
          fullWidth
          aria-label={t('dayBook.reviewOf', { amount, name })}
          onClick={onReview}
        >
          {t('dayBook.review')}
        </Button>
      ) : null}
    </Stack>
  );
}

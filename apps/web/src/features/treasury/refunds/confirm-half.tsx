import type { Refund } from '@suchi/contracts/money';
import {
  IconArrowBackUp,
  IconBookOff,
  IconCheck,
  IconMail,
  IconTicketOff,
  IconUserCheck,
  IconZoomCancel,
} from '@tabler/icons-react';
import { displayName } from '../../../entities/current-user/display-name.ts';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { methodWords } from '../model/payment-words.ts';
import { List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './refund-dialog.module.css';

interface ConfirmHalfProps {
  refund: Refund;
  typed: string;
  isSame: boolean;
  onType: (typed: string) => void;
}

/** What happens, and the amount to type. */
export function ConfirmHalf({ refund, typed, isSame, onType }: ConfirmHalfProps) {
  const t = useMessages('treasury');
  const user = useCurrentUser();
  return (
    <Stack as="section" gap={3} className={`${classes.half} ${classes.second}`}>
      <Row as="h3" gap={2} rowGap={1} wrap size="body">
        <span className={classes.number} aria-hidden="true">
          2
        </span>
        {t('confirmRefund.you')}
        <Text as="span" tone="soft" weight="regular">
          {displayName(user)}
        </Text>
      </Row>
      <Consequences refund={refund} />
      <TextField
        label={t('confirmRefund.type')}
        isRequired
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={typed}
        maxLength={12}
        onChange={(event) => onType(event.target.value)}
      />
      <p className={classes.same} role="status">
        {isSame ? (
          <Row as="span" inline gap={2} tone="success" weight="bold">
            <IconCheck size={20} aria-hidden="true" />
            {t('confirmRefund.same')}
          </Row>
        ) : null}
        {!isSame && typed.trim() !== '' ? t('confirmRefund.differs') : null}
      </p>
      <Row as="p" gap={2} align="start" tone="soft" className="with-icon">
        <IconUserCheck size={20} className="muted" aria-hidden="true" />
        {t('confirmRefund.rule')}
      </Row>
    </Stack>
  );
}

function Consequences({ refund }: { refund: Refund }) {
  const t = useMessages('treasury');
  const { amount: paise, payment } = refund;
  const isOnline = payment.channel === 'online';
  const EndIcon = endIcons[payment.order_type];
  return (
    <div>
      <Text weight="bold">{t('confirmRefund.consequences')}</Text>
      <List gap={2} above={2}>
        <Row as="li" gap={2} align="start" className="with-icon">
          <IconArrowBackUp size={20} className="muted" aria-hidden="true" />
          {t(isOnline ? 'confirmRefund.goesBackOnline' : 'confirmRefund.goesBackDesk', {
            amount: formatRupees(paise),
            method: methodWords(t, payment),
          })}
        </Row>
        <Row as="li" gap={2} align="start" className="with-icon">
          <EndIcon size={20} className="muted" aria-hidden="true" />
          {t(`confirmRefund.${findEnd(refund)}`)}
        </Row>
        <Row as="li" gap={2} align="start" className="with-icon">
          <IconMail size={20} className="muted" aria-hidden="true" />
          {t('confirmRefund.told', { name: payment.payer })}
        </Row>
      </List>
    </div>
  );
}

const endIcons = { subscription: IconZoomCancel, suchi: IconBookOff, melawa: IconTicketOff } as const;
const ends = { subscription: 'subscriptionEnds', suchi: 'orderEnds', melawa: 'seatsEnd' } as const;

function findEnd({ is_surplus: isSurplus, payment }: Refund) {
  if (isSurplus) return 'surplusKeeps';
  if (payment.left > 0) return 'partKeeps';
  return ends[payment.order_type];
}

import { IconPencil } from '@tabler/icons-react';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { deskDeliveries } from '../model/payment-draft.ts';
import { problemOf } from './problem-of.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { type PaymentForm, paymentFieldId } from './use-payment-form.ts';

interface DeliveryChoiceProps {
  form: PaymentForm;
  onAddress: () => void;
}

/** Where the sold book goes. Asked here, because the family stands at the desk. */
export function DeliveryChoice({ form: { draft, change, ...form }, onAddress }: DeliveryChoiceProps) {
  const t = useMessages('treasury');
  const { deliveryKind, delivery } = draft;
  return (
    <div>
      <ChoiceField
        id={paymentFieldId('delivery')}
        label={t('desk.delivery')}
        isRequired
        options={deskDeliveries.map((value) => ({ value, label: t(`desk.deliveries.${value}`) }))}
        value={deliveryKind}
        error={problemOf(t, form, 'delivery')}
        onChange={(chosen) => change({ deliveryKind: chosen })}
      />
      {deliveryKind === 'later' ? (
        <Text tone="soft" above={2}>
          {t('desk.bookLater')}
        </Text>
      ) : null}
      {deliveryKind === 'post' ? (
        <Row gap={4} rowGap={2} wrap above={2}>
          {delivery === null ? null : (
            <p>{[delivery.name, delivery.address, delivery.city, delivery.pincode].join(', ')}</p>
          )}
          <Button look="default" size="small" icon={<IconPencil size={20} />} onClick={onAddress}>
            {t(delivery === null ? 'desk.enterAddress' : 'desk.changeAddress')}
          </Button>
        </Row>
      ) : null}
    </div>
  );
}

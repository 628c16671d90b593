import type { SetupState } from '@suchi/contracts/setup';
import { IconAlertTriangle } from '@tabler/icons-react';
import { DesignCard } from '../../entities/association-design/design-card.tsx';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { DoneLine } from './done-line.tsx';
import { findPaymentsStanding } from './payments-standing.ts';
import { setupApi } from './setup-api.ts';
import { useTask } from './use-task.ts';

interface PaymentsCardProps {
  payments: SetupState['payments'];
  onState: (state: SetupState) => void;
}

/** The keys are the server's: here they are only tried. */
export function PaymentsCard({ payments, onState }: PaymentsCardProps) {
  const t = useMessages('setup');
  const task = useTask();
  const standing = findPaymentsStanding(payments);
  const text = `${t(`payments.${standing}.title`)}. ${t(`payments.${standing}.text`)}`;
  return (
    <DesignCard title={t('payments.title')}>
      <FormAlert words={task.words} />
      <div aria-live="polite">
        {standing === 'real' ? (
          <DoneLine>{text}</DoneLine>
        ) : (
          <Row as="p" gap={2} align="start" tone="gold">
            <IconAlertTriangle size={22} aria-hidden="true" />
            <span>{text}</span>
          </Row>
        )}
      </div>
      {payments.mode === 'off' ? null : (
        <Row>
          <Button
            look="default"
            isBusy={task.isBusy}
            onClick={() => void task.run(async () => onState(await setupApi.try('payments')))}
          >
            {t('payments.try')}
          </Button>
        </Row>
      )}
    </DesignCard>
  );
}

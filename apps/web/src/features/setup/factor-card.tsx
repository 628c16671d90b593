import { useState } from 'react';
import type { SetupState } from '@suchi/contracts/setup';
import { DesignCard } from '../../entities/association-design/design-card.tsx';
import { RecoveryCodes } from '../../entities/second-factor/recovery-codes.tsx';
import { type AppKey, ScanStep } from '../../entities/second-factor/scan-step.tsx';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { DoneLine } from './done-line.tsx';
import { setupApi } from './setup-api.ts';
import { useTask } from './use-task.ts';

interface FactorCardProps {
  isSet: boolean;
  onState: (state: SetupState) => void;
}

/** The second factor of the first admin: scan, type a code, keep the recovery codes. */
export function FactorCard({ isSet, onState }: FactorCardProps) {
  const t = useMessages('setup');
  const task = useTask();
  const [key, setKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <DesignCard title={t('factor.title')}>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : isSet ? (
        <DoneLine>{t('factor.set')}</DoneLine>
      ) : key !== null ? (
        <ScanStep
          appKey={key}
          onCode={async (input) => {
            const { recovery_codes: made, state } = await setupApi.setFactor(input);
            setCodes(made);
            onState(state);
          }}
        />
      ) : (
        <>
          <FormAlert words={task.words} />
          <p>{t('factor.text')}</p>
          <Row>
            <Button
              look="default"
              isBusy={task.isBusy}
              onClick={() => void task.run(async () => setKey(await setupApi.startFactor()))}
            >
              {t('factor.start')}
            </Button>
          </Row>
        </>
      )}
    </DesignCard>
  );
}

import { useState } from 'react';
import { RecoveryCodes } from '../../entities/second-factor/recovery-codes.tsx';
import { type AppKey, ScanStep } from '../../entities/second-factor/scan-step.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ProveYourself } from './prove-yourself.tsx';
import { setSecondFactor, startSecondFactor } from './second-factor-api.ts';

interface SecondFactorSetupProps {
  /** A code of the app in use is asked for before it is replaced. */
  isMove?: boolean;
  onDone: () => void;
}

/** Three steps: the password, the key for the app with a code made with it, and the recovery codes. */
export function SecondFactorSetup({ isMove = false, onDone }: SecondFactorSetupProps) {
  const t = useMessages('admin');
  const [key, setKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (key !== null)
    return <ScanStep appKey={key} onCode={async (input) => setCodes(await setSecondFactor(input))} />;
  return (
    <ProveYourself
      title={t('secondFactor.title')}
      text={t('secondFactor.password.text')}
      submit={t('secondFactor.password.submit')}
      needsCode={isMove}
      onProven={async (proof) => setKey(await startSecondFactor(proof))}
    />
  );
}

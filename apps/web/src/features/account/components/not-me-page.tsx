import { undoEmailChangeContract } from '@suchi/contracts/accounts';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { api } from '../../../shared/api/api.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useLocation } from '../../../shared/router/hooks.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';

type Step = 'asked' | 'done' | 'ended';

/**
 * The link of the mail to the old address leads here, without a login. Opening it changes nothing, because mail
 * programs open links by themselves. The token is after the hash, which no server gets to see.
 */
export function NotMePage() {
  const token = useLocation().hash.slice(1);
  const t = useMessages('account');
  const [step, setStep] = useState<Step>(token === '' ? 'ended' : 'asked');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<readonly string[]>([]);

  async function undo() {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal([]);
    try {
      await api.call(undoEmailChangeContract, { token }, { anonymous: true });
      setStep('done');
    } catch (error) {
      if (isEnded(error)) setStep('ended');
      else setRefusal(errorWords(error));
      setIsBusy(false);
    }
  }

  if (step === 'done') return <Panel title={t('undo.done')} text={t('undo.doneText')} />;
  if (step === 'ended') return <Panel title={t('undo.ended')} text={t('undo.endedText')} />;
  return (
    <Panel title={t('undo.title')} text={t('undo.text')}>
      <FormAlert words={refusal} />
      <Button isBusy={isBusy} onClick={() => void undo()}>
        {t('undo.action')}
      </Button>
    </Panel>
  );
}

/** Also a link that is not complete. */
const isEnded = (error: unknown) =>
  error instanceof ApiError && ['CONTACT_LINK_ENDED', 'INVALID_PAYLOAD'].includes(error.code);

interface PanelProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Panel({ title, text, children }: PanelProps) {
  return (
    <Stack key={title} gap={4} align="start" className="bounded" role="status">
      <PageHeading title={title} />
      <p>{text}</p>
      {children}
    </Stack>
  );
}

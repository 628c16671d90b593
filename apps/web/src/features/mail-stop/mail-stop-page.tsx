import { mailChoiceContract } from '@suchi/contracts/bulk-mail';
import { mailTopics } from '@suchi/domain/accounts';
import { type ReactNode, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { paths } from '../../shared/config/paths.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useLocation } from '../../shared/router/hooks.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import classes from './mail-stop-page.module.css';

type Step = 'ask' | 'stopped' | 'back';

/**
 * The link in a mail that can be stopped leads here. Opening it changes nothing, because mail programs open links by
 * themselves to check them. The token is after the hash, which no server gets to see.
 */
export function MailStopPage() {
  const t = useMessages('mailStop');
  const { hash, search } = useLocation();
  const token = hash.slice(1);
  const asked = new URLSearchParams(search).get('of');
  const of = mailTopics.find((topic) => topic === asked) ?? 'bulk';
  const [step, setStep] = useState<Step>('ask');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<readonly string[]>([]);

  async function choose(wantsMail: boolean) {
    setIsBusy(true);
    setRefusal([]);
    try {
      await api.call(mailChoiceContract, { token, of, wants_mail: wantsMail }, { anonymous: true });
      setStep(wantsMail ? 'back' : 'stopped');
    } catch (error) {
      setRefusal(errorWords(error));
    }
    setIsBusy(false);
  }

  if (token === '')
    return (
      <Panel title={t('invalid')} text={t('invalidText')}>
        <ButtonLink to={paths.settingsMails}>{t('toSettings')}</ButtonLink>
      </Panel>
    );
  return (
    <Panel key={step} title={t(step)} text={t(of === 'bulk' ? `${step}Text` : `${of}.${step}`)}>
      <FormAlert words={refusal} />
      {step === 'stopped' ? (
        <Button look="default" isBusy={isBusy} onClick={() => void choose(true)}>
          {t('undo')}
        </Button>
      ) : (
        <Button
          look={step === 'ask' ? 'filled' : 'default'}
          isBusy={isBusy}
          onClick={() => void choose(false)}
        >
          {t('stop')}
        </Button>
      )}
    </Panel>
  );
}

interface PanelProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Panel({ title, text, children }: PanelProps) {
  return (
    <Stack gap={4} align="start" className={classes.panel} role="status">
      <PageHeading title={title} />
      <p>{text}</p>
      {children}
    </Stack>
  );
}

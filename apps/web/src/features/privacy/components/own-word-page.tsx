import { candidateAnswerContract, candidateQuestionContract } from '@suchi/contracts/privacy';
import { type ConsentAnswers, type Purpose, purposes } from '@suchi/domain/consent';
import { use, useState } from 'react';
import { ConsentChoices, isAnswered } from '../../../entities/consent/consent-choices.tsx';
import { NoticeLink } from '../../../entities/consent/notice-link.tsx';
import { ApiError } from '../../../shared/api/api-error.ts';
import { api } from '../../../shared/api/api.ts';
import { usePublicRead } from '../../../shared/api/use-public-read.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { LanguageContext, useMessages } from '../../../shared/i18n/messages.ts';
import { useLocation } from '../../../shared/router/hooks.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/**
 * The link of a candidate's mail leads here, without a login. Opening it answers nothing, because mail programs open
 * links by themselves to check them. The token is after the hash, which no server gets to see.
 */
export function OwnWordPage() {
  const token = useLocation().hash.slice(1);
  return token.includes('.') ? <OfLink token={token} /> : <Ended />;
}

function OfLink({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = usePublicRead(candidateQuestionContract, { token });
  if (data) return <Questions token={token} {...data} />;
  if (error === null) return <Skeleton height={560} />;
  if (error instanceof ApiError && ['CONSENT_LINK_ENDED', 'INVALID_PAYLOAD'].includes(error.code))
    return <Ended />;
  return <FailedState error={error} onRetry={refetch} isRetrying={isFetching} />;
}

interface QuestionsProps {
  token: string;
  name: string;
  /** Given before. */
  answers: ConsentAnswers;
}

function Questions({ token, name, answers: before }: QuestionsProps) {
  const t = useMessages('consent');
  const language = use(LanguageContext);
  const [answers, setAnswers] = useState<ConsentAnswers>(before);
  const [step, setStep] = useState<'ask' | 'sent' | 'busy' | 'done'>('ask');
  const [refusal, setRefusal] = useState<readonly string[]>([]);

  async function send() {
    setStep('sent');
    setRefusal([]);
    if (!isAnswered(purposes, answers)) return;
    setStep('busy');
    try {
      const given = answers as Record<Purpose, boolean>;
      await api.call(candidateAnswerContract, { token, answers: given, language }, { anonymous: true });
      setStep('done');
    } catch (error) {
      setRefusal(errorWords(error));
      setStep('sent');
    }
  }

  if (step === 'done')
    return (
      <Stack gap={4} align="start" role="status">
        <PageHeading title={t('ownWord.thanks')} />
        <p>{t('ownWord.thanksText')}</p>
        <Button look="default" onClick={() => setStep('ask')}>
          {t('ownWord.change')}
        </Button>
      </Stack>
    );
  return (
    <Stack gap={5}>
      <PageHeading title={t('ownWord.title', { name })} />
      <p>{t('ownWord.lead')}</p>
      <NoticeLink />
      <ConsentChoices asked={purposes} answers={answers} onChange={setAnswers} isSent={step !== 'ask'} />
      <FormAlert words={refusal} />
      <div>
        <Button isBusy={step === 'busy'} onClick={() => void send()}>
          {t('ownWord.send')}
        </Button>
      </div>
    </Stack>
  );
}

function Ended() {
  const t = useMessages('consent');
  return (
    <Stack gap={4} align="start">
      <PageHeading title={t('ownWord.ended')} />
      <p>{t('ownWord.endedText')}</p>
    </Stack>
  );
}

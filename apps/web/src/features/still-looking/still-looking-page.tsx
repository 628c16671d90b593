import {
  type Answered,
  answerLinkContract,
  type LinkQuestion,
  linkQuestionContract,
} from '@suchi/contracts/freshness';
import type { FreshnessAnswer } from '@suchi/domain/freshness';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { api } from '../../shared/api/api.ts';
import { usePublicRead } from '../../shared/api/use-public-read.ts';
import { paths } from '../../shared/config/paths.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { sayMonth } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useLocation } from '../../shared/router/hooks.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import classes from './still-looking-page.module.css';

type Asked = 'yes' | 'found' | 'pause';

/**
 * The links of the mail "Still looking?" lead here, without a login. Opening it answers nothing, because mail programs
 * open links by themselves to check them. The token is after the hash, which no server gets to see.
 */
export function StillLookingPage() {
  const { hash } = useLocation();
  const [name = '', signature = '', suffix] = hash.slice(1).split('.');
  return signature === '' ? <Ended /> : <OfLink token={`${name}.${signature}`} suffix={suffix} />;
}

function OfLink({ token, suffix }: { token: string; suffix: string | undefined }) {
  const asked: Asked = suffix === 'found' || suffix === 'pause' ? suffix : 'yes';
  const [answered, setAnswered] = useState<{ answer: FreshnessAnswer; facts: Answered } | null>(null);
  const { data, error, refetch, isFetching } = usePublicRead(linkQuestionContract, { token });
  if (answered !== null) return <Thanks {...answered} />;
  if (data)
    return (
      <Question
        token={token}
        question={data}
        asked={asked}
        onAnswered={(answer, facts) => setAnswered({ answer, facts })}
      />
    );
  if (error === null) return <Skeleton height={220} />;
  if (isEnded(error)) return <Ended />;
  return <FailedState error={error} onRetry={refetch} isRetrying={isFetching} />;
}

/** Also a link that is not complete. */
const isEnded = (error: unknown) =>
  error instanceof ApiError && ['FRESHNESS_LINK_ENDED', 'INVALID_PAYLOAD'].includes(error.code);

interface QuestionProps {
  token: string;
  question: LinkQuestion;
  asked: Asked;
  onAnswered: (answer: FreshnessAnswer, facts: Answered) => void;
}

function Question({ token, question, asked, onAnswered }: QuestionProps) {
  const t = useMessages('freshness');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const { name, is_paused: isPaused } = question;

  async function send(answer: FreshnessAnswer) {
    setIsBusy(true);
    setRefusal([]);
    try {
      onAnswered(answer, await api.call(answerLinkContract, { token, answer }, { anonymous: true }));
    } catch (error) {
      setRefusal(errorWords(error));
      setIsBusy(false);
    }
  }

  const button = (answer: FreshnessAnswer, words: string, look: 'filled' | 'default' = 'filled') => (
    <Button look={look} isBusy={isBusy} onClick={() => void send(answer)}>
      {words}
    </Button>
  );
  if (asked === 'found')
    return (
      <Panel title={t('page.foundTitle', { name })} text={t('page.foundText')}>
        <FormAlert words={refusal} />
        {button('engaged', t('page.engaged'))}
        {button('married', t('page.married'), 'default')}
      </Panel>
    );
  if (asked === 'pause' && !isPaused)
    return (
      <Panel title={t('page.pauseTitle', { name })} text={t('page.pauseText')}>
        <FormAlert words={refusal} />
        {button('paused', t('page.pauseAction'))}
      </Panel>
    );
  return (
    <Panel
      title={t(isPaused ? 'page.restTitle' : 'page.title', { name })}
      text={t(isPaused ? 'page.restText' : 'page.text')}
    >
      <FormAlert words={refusal} />
      {button('yes', t(isPaused ? 'showAgain' : 'yes'))}
    </Panel>
  );
}

function Thanks({ answer, facts }: { answer: FreshnessAnswer; facts: Answered }) {
  const t = useMessages('freshness');
  if (answer === 'married') return <Panel title={t('page.marriedTitle')} text={t('page.marriedText')} />;
  return facts.is_paused ? (
    <Panel title={t('page.pausedTitle')} text={t('page.pausedText')} />
  ) : (
    <Panel title={t('thanks', { month: sayMonth(facts.month) })} text={t('page.thanksText')} />
  );
}

function Ended() {
  const t = useMessages('freshness');
  return (
    <Panel title={t('page.ended')} text={t('page.endedText')}>
      <ButtonLink to={paths.login}>{t('page.login')}</ButtonLink>
    </Panel>
  );
}

interface PanelProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Panel({ title, text, children }: PanelProps) {
  return (
    <Stack key={title} gap={4} align="start" className={classes.panel} role="status">
      <PageHeading title={title} />
      <p>{text}</p>
      {children}
    </Stack>
  );
}

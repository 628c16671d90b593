import type { Interest, InterestSheet as SheetData } from '@suchi/contracts/families';
import {
  type AnswerSentence,
  answerSentences,
  type InterestAnswer,
  interestAnswers,
} from '@suchi/domain/families';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { interestSheetQuery, oneInterestQuery } from '../api/families-queries.ts';
import { useAnswer } from '../api/use-interest-steps.ts';
import { sayAnswer } from '../model/interest-words.ts';
import { refusalWords } from '../model/refusal-words.ts';
import type { SheetFamily } from '../model/sheet-family.ts';
import { tellAnswered } from '../model/tell-answered.ts';
import { CallChoice, type Call } from './call-choice.tsx';
import { InterestSheet, SheetState } from './interest-sheet.tsx';
import classes from './interest-sheet.module.css';
import { SentenceChoice } from './sentence-choice.tsx';

interface AnswerSheetProps {
  id: number;
  family: SheetFamily;
  initial?: InterestAnswer | undefined;
  /** After a yes the interest is accepted. */
  onAnswered: (interest: Interest) => void;
  onClose: () => void;
}

/** Yes, later or no, and the words that the other family will read. */
export function AnswerSheet({ id, family, initial = 'yes', onAnswered, onClose }: AnswerSheetProps) {
  const t = useMessages('families');
  const interest = useQuery(oneInterestQuery(id));
  const sheet = useQuery(interestSheetQuery(family.profileId));
  return (
    <InterestSheet title={t('answer.title')} family={family} onClose={onClose}>
      {interest.data && sheet.data ? (
        <AnswerForm
          interest={interest.data}
          mobiles={sheet.data.mobiles}
          initial={initial}
          onAnswered={onAnswered}
        />
      ) : (
        <SheetState source={interest.data ? sheet : interest} />
      )}
    </InterestSheet>
  );
}

interface AnswerFormProps extends Pick<AnswerSheetProps, 'onAnswered'> {
  interest: Interest;
  mobiles: SheetData['mobiles'];
  initial: InterestAnswer;
}

function AnswerForm({ interest, mobiles, initial, onAnswered }: AnswerFormProps) {
  const t = useMessages('families');
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState(initial);
  const [sentence, setSentence] = useState<AnswerSentence>(answerSentences[initial][0]);
  const [call, setCall] = useState<Call>({ mobile: mobiles[0]?.number ?? null, bestTime: null });
  const { mutate, isPending, error } = useAnswer((answered) => {
    tellAnswered({ id: interest.id, answer, queryClient });
    onAnswered(answered);
  });
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? refusalWords(error) : []), [error]);

  function choose(next: InterestAnswer) {
    setAnswer(next);
    setSentence(answerSentences[next][0]);
  }

  const send = () =>
    mutate({
      id: interest.id,
      answer,
      sentence,
      ...(answer === 'yes' ? { mobile: call.mobile, best_time: call.bestTime } : {}),
    });
  return (
    <>
      <Stack gap={4} className={classes.fields}>
        <FormAlert words={refusal} />
        <AnswerChoice value={answer} until={interest.open_until} onChange={choose} />
        <WillRead
          key={answer}
          answer={answer}
          sentence={sentence}
          name={namesOf(interest.family).calledBy || null}
          onChange={setSentence}
        />
        {answer === 'yes' ? <CallChoice mobiles={mobiles} value={call} onChange={setCall} /> : null}
      </Stack>
      <div className={classes.foot}>
        <Button fullWidth size="large" isBusy={isPending} onClick={send}>
          {t(`answer.${answer}.confirm`)}
        </Button>
        {answer === 'yes' ? (
          <Text tone="muted" size="md" above={2} className={classes.footWords}>
            {t('answer.foot')}
          </Text>
        ) : null}
      </div>
    </>
  );
}

interface AnswerChoiceProps {
  value: InterestAnswer;
  until: string | null;
  onChange: (answer: InterestAnswer) => void;
}

function AnswerChoice({ value, until, onChange }: AnswerChoiceProps) {
  const t = useMessages('families');
  const id = useId();
  // A no that becomes a yes has nothing to wait for.
  const answers = until === null ? (['yes'] as const) : interestAnswers;
  const texts = {
    yes: t('answer.yes.text'),
    later: t('answer.later.text', { date: until === null ? '' : formatDay(until) }),
    no: t('answer.no.text'),
  };
  return (
    <Stack gap={3} role="radiogroup" aria-label={t('answer.title')}>
      {answers.map((answer) => (
        <Row as="label" key={answer} gap={3} align="start" className={classes.answer}>
          <input
            type="radio"
            name={id}
            value={answer}
            checked={answer === value}
            aria-labelledby={`${id}-${answer}`}
            aria-describedby={`${id}-${answer}-text`}
            onChange={() => onChange(answer)}
          />
          <span>
            <strong id={`${id}-${answer}`}>{t(`answer.${answer}.title`)}</strong>
            <Text tone="soft" as="span" className={classes.answerText} id={`${id}-${answer}-text`}>
              {texts[answer]}
            </Text>
          </span>
        </Row>
      ))}
    </Stack>
  );
}

interface WillReadProps {
  answer: InterestAnswer;
  sentence: AnswerSentence;
  /** Of the other candidate. */
  name: string | null;
  onChange: (sentence: AnswerSentence) => void;
}

/** The words that go out. Also asked for when an accepted interest is closed. */
export function WillRead({ answer, sentence, name, onChange }: WillReadProps) {
  const t = useMessages('families');
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div>
      <Text weight="bold">{t('answer.willRead')}</Text>
      <div className="note tint-sunken">
        {isChoosing ? (
          <SentenceChoice
            label={t('answer.willRead')}
            sentences={answerSentences[answer].map((key) => ({ key, words: sayAnswer(key, name) }))}
            value={sentence}
            onChange={(chosen) => {
              if (chosen !== null) onChange(chosen);
            }}
          />
        ) : (
          <>
            <p>{sayAnswer(sentence, name)}</p>
            <LinkButton className={`touch gap-2 ${classes.more}`} onClick={() => setIsChoosing(true)}>
              {t('answer.otherWords')}
              <IconChevronRight size={20} aria-hidden="true" />
            </LinkButton>
          </>
        )}
      </div>
    </div>
  );
}

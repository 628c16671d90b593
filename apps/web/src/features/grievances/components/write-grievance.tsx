import type { SentGrievance } from '@suchi/contracts/grievances';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { TopicChoice } from '../../../entities/grievance/topic-choice.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ownGrievancesQuery, useSendGrievance } from '../api/own-grievances.ts';
import { useGrievanceDraft } from '../model/use-grievance-draft.ts';
import { HappenedField, isLongEnough } from './happened-field.tsx';
import classes from './grievances.module.css';
import { PicturesField } from './pictures-field.tsx';
import { SentLine } from './sent-line.tsx';

export function WriteGrievance() {
  const [sent, setSent] = useState<SentGrievance | null>(null);
  return sent === null ? <WriteForm onSent={setSent} /> : <Sent sent={sent} />;
}

function WriteForm({ onSent }: { onSent: (sent: SentGrievance) => void }) {
  const t = useMessages('grievances');
  const { topic, setTopic, text, setText, pictures, setPictures, lost, forget } = useGrievanceDraft();
  const [isAboutOfficer, setIsAboutOfficer] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useSendGrievance();
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);

  function send() {
    setIsTried(true);
    if (topic === null || !isLongEnough(text)) return;
    const given = {
      topic,
      text,
      is_about_officer: isAboutOfficer,
      pictures: pictures.map(({ id }) => id),
    };
    mutate(given, {
      onSuccess: (sent) => {
        forget();
        onSent(sent);
      },
    });
  }

  return (
    <Stack
      as="form"
      gap={5}
      className="bounded"
      noValidate
      aria-label={t('write')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FormAlert words={refusal} />
      <TopicChoice value={topic} isMissing={isTried && topic === null} onChange={setTopic} />
      {topic === 'member' ? <Text tone="soft">{t('reportInstead')}</Text> : null}
      <HappenedField text={text} isTried={isTried} onChange={setText} />
      <PicturesField pictures={pictures} onChange={setPictures} />
      {lost.length === 0 ? null : <Text tone="soft">{t('pictures.lost', { names: formatList(lost) })}</Text>}
      <CheckboxField
        label={t('aboutOfficer')}
        hint={t('aboutOfficerHint')}
        isChecked={isAboutOfficer}
        onChange={setIsAboutOfficer}
      />
      <div className={classes.foot}>
        <AnswerBy isFromOfficer={!isAboutOfficer} />
        <Button type="submit" size="large" fullWidth isBusy={isPending}>
          {t('send')}
        </Button>
      </div>
    </Stack>
  );
}

function AnswerBy({ isFromOfficer }: { isFromOfficer: boolean }) {
  const t = useMessages('grievances');
  const { data } = useQuery(ownGrievancesQuery);
  if (data === undefined) return null;
  const date = formatCalendarDate(data.answer_by);
  const name = isFromOfficer ? data.officer?.name : undefined;
  return (
    <Text tone="soft" className={classes.footWords}>
      <RichMessage
        text={name === undefined ? t('answerBy', { date }) : t('answerByOf', { date, name })}
        marks={{ date: (words) => <b className="nowrap">{words}</b> }}
      />
    </Text>
  );
}

function Sent({ sent }: { sent: SentGrievance }) {
  const t = useMessages('grievances');
  return (
    <Stack gap={5} className="bounded">
      <SentLine {...sent} />
      <div>
        <ButtonLink to={paths.settingsGrievances}>{t('seeAll')}</ButtonLink>
      </div>
    </Stack>
  );
}

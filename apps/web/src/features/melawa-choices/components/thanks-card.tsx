import type { MelawaThanks } from '@suchi/contracts/melawa';
import { saidMoods, type SaidMood, saidMost } from '@suchi/domain/melawa';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';
import { paths } from '../../../shared/config/paths.ts';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatWeekdayDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Card, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { thanksQuery, useSay } from '../api/choice-queries.ts';
import classes from './melawa-choices.module.css';

/** On home, for a family that was there, in the week after. */
export function ThanksCard() {
  const { data } = useQuery(thanksQuery);
  return data?.thanks ? <Thanks thanks={data.thanks} /> : null;
}

function Thanks({ thanks }: { thanks: MelawaThanks }) {
  const t = useMessages('melawaChoices');
  const figures = [
    { count: thanks.people, words: t('thanks.people') },
    { count: thanks.candidates, words: t('thanks.candidates') },
    ...(thanks.families_met === null ? [] : [{ count: thanks.families_met, words: t('thanks.met') }]),
  ];
  return (
    <Card as="section" padding={5} gap={3} aria-labelledby="melawa-thanks">
      <h2 id="melawa-thanks">{t('thanks.title')}</h2>
      <Text tone="soft">{t('thanks.of', { day: formatWeekdayDate(thanks.day) })}</Text>
      <div className={classes.figures}>
        {figures.map(({ count, words }) => (
          <div key={words}>
            <Text size="3xl" weight="bold">
              {count}
            </Text>
            <Text tone="muted">{words}</Text>
          </div>
        ))}
      </div>
      <ButtonLink
        to={paths.melawaPairs}
        size="large"
        fullWidth
        icon={<IconHeartHandshake size={24} aria-hidden="true" />}
      >
        {thanks.pairs === 0 ? t('thanks.answer') : t('thanks.pairs', { count: thanks.pairs })}
      </ButtonLink>
      <HowWasIt day={thanks.day} />
    </Card>
  );
}

/** Said once on this phone; the server takes it once too. */
function HowWasIt({ day }: { day: string }) {
  const t = useMessages('melawaChoices');
  const { id } = useCurrentUser();
  const key = deviceCopyKey('melawa-said', id);
  const [state, setState] = useState<'closed' | 'open' | 'said'>(() =>
    deviceStorage.getItem(key) === day ? 'said' : 'closed',
  );
  const [mood, setMood] = useState<SaidMood | null>(null);
  const [words, setWords] = useState('');
  const { mutate, isPending, error } = useSay();
  if (state === 'said')
    return (
      <Text tone="success" role="status">
        {t('thanks.said')}
      </Text>
    );
  if (state === 'closed')
    return (
      <Button look="default" onClick={() => setState('open')}>
        {t('thanks.how')}
      </Button>
    );
  const send = () => {
    if (mood === null) return;
    mutate(
      { mood, words: words.trim() === '' ? null : words },
      {
        onSuccess: () => {
          deviceStorage.setItem(key, day);
          setState('said');
        },
      },
    );
  };
  return (
    <Stack gap={3}>
      <FormAlert words={error ? errorWords(error) : []} />
      <ChoiceField
        label={t('thanks.how')}
        options={saidMoods.map((value) => ({ value, label: t(`thanks.moods.${value}`) }))}
        value={mood}
        onChange={setMood}
      />
      <TextAreaField
        label={t('thanks.words')}
        hint={t('thanks.lead')}
        maxLength={saidMost}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button disabled={mood === null} isBusy={isPending} onClick={send}>
        {t('thanks.send')}
      </Button>
    </Stack>
  );
}

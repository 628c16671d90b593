import { readSuchiNumber } from '@suchi/domain/discovery';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { lookUpQuery } from '../api/choice-queries.ts';
import type { Chosen } from '../model/kept-choices.ts';
import { refusalWords, sayRefused } from '../model/refusal-words.ts';
import { Face } from './face.tsx';
import classes from './melawa-choices.module.css';

interface AddNumberProps {
  own: number;
  most: number;
  list: readonly Chosen[];
  /** From Melawa today, after a tap on "Note". */
  noted: number | null;
  onAdd: (chosen: Chosen) => void;
}

/** Somebody who types a number pauses so long before the next figure. */
const pauseMs = 500;

/** A number is shown before it is added. */
export function AddNumber({ own, most, list, noted, onAdd }: AddNumberProps) {
  const t = useMessages('melawaChoices');
  const [typed, setTyped] = useState(noted === null ? '' : String(noted));
  const number = readSuchiNumber(typed);
  const [paused] = useDebouncedValue(number, pauseMs);
  const ownWords = number === null ? null : refuseHere(number, { own, most, list });
  const { data: found = null, error } = useQuery({
    ...lookUpQuery(number ?? 0),
    enabled: number !== null && ownWords === null && paused === number,
  });
  const words = error && number !== null ? refusalWords(error, number) : null;

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (found === null || number === null || found.number !== number) return;
    const { name = null, age = null, town = null, photo = null } = found.shown ?? {};
    onAdd({ number, name, age, town, photo });
    setTyped('');
  };
  const refused = ownWords ?? words;
  const isFound = found !== null && found.number === number;
  return (
    <Stack as="form" gap={2} onSubmit={add}>
      <Row gap={3} align="stretch">
        <span className={classes.entry}>
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            aria-label={t('field')}
            aria-describedby="number-says"
            aria-invalid={refused !== null}
            placeholder={t('field')}
            value={typed}
            onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
          />
          {isFound && found.shown !== null ? (
            <>
              <span className={classes.found}>{found.shown.name}</span>
              <Face photo={found.shown.photo} size="small" />
            </>
          ) : null}
        </span>
        <Button type="submit" size="large" disabled={!isFound}>
          {t('add')}
        </Button>
      </Row>
      <div id="number-says" role="status">
        {refused === null ? null : <Text tone="error">{refused}</Text>}
        {isFound && found.shown === null ? <Text tone="soft">{t('noName')}</Text> : null}
        {isFound && found.look_ups_left <= 10 ? (
          <Text tone="muted" size="sm">
            {t('lookUpsLeft', { count: found.look_ups_left })}
          </Text>
        ) : null}
      </div>
    </Stack>
  );
}

/** What needs no look-up. */
function refuseHere(
  number: number,
  { own, most, list }: Omit<AddNumberProps, 'noted' | 'onAdd'>,
): string | null {
  if (number === own) return sayRefused('own_number', number);
  if (list.some((chosen) => chosen.number === number)) return sayRefused('already_on_list', number);
  return list.length >= most ? sayRefused('list_full', number) : null;
}

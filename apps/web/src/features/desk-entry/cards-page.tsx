import type { PrintedCard } from '@suchi/contracts/desk-entry';
import { formatCalendarDate } from '@suchi/domain/basics';
import { cardRules } from '@suchi/domain/desk-entry';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxField } from '../../shared/forms/checkbox-field.tsx';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useSearchParams } from '../../shared/router/hooks.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, List, Row, Stack } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { CardSheet, type CardPaper } from './card-sheet.tsx';
import { entriesKey, entriesQuery, makeCards } from './desk-api.ts';
import { refusalWords } from './refusal-words.ts';
import { Steps } from './steps.tsx';
import classes from './desk-entry.module.css';

/** Cards for families that have not taken over their account. Each code is shown on this page only, and once. */
export function LoginCardsPage() {
  const t = useMessages('deskEntry');
  const [search] = useSearchParams();
  const first = search.get('user');
  const [chosen, setChosen] = useState<readonly string[]>(first === null ? [] : [first]);
  const queryClient = useQueryClient();
  const make = useMutation({
    mutationFn: () => makeCards([...chosen]),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: entriesKey }),
    // The codes are not kept longer than the page.
    gcTime: 0,
  });
  return (
    <ScreenWrapper title={t('cards.title')} lead={t('cards.lead')}>
      <Stack gap={5}>
        <Steps current="card" />
        <FormAlert words={make.error ? refusalWords(t, make.error) : []} />
        {make.data ? (
          <ToPrint cards={make.data.cards} />
        ) : (
          <>
            <Families chosen={chosen} onChange={setChosen} />
            <div>
              <Button
                icon={<IconPrinter size={20} aria-hidden="true" />}
                disabled={chosen.length === 0}
                isBusy={make.isPending}
                onClick={() => make.mutate()}
              >
                {t('cards.make', { count: chosen.length })}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </ScreenWrapper>
  );
}

interface FamiliesProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function Families({ chosen, onChange }: FamiliesProps) {
  const t = useMessages('deskEntry');
  return (
    <ListStates
      source={useQuery(entriesQuery)}
      isEmpty={({ entries }) => entries.length === 0}
      empty={<p>{t('cards.none')}</p>}
      loading={<Skeleton height={240} />}
      ready={({ entries }) => (
        <Card padding={4}>
          <List isDivided>
            {entries.map(({ user, candidate, bringer_name: bringer, card_until: until }) => (
              <li key={user} className={classes.entryRow}>
                <CheckboxField
                  label={candidate}
                  hint={
                    until === null
                      ? t('cards.noCard', { bringer })
                      : t('cards.until', { bringer, date: formatCalendarDate(until) })
                  }
                  isChecked={chosen.includes(user)}
                  onChange={(isOn) =>
                    onChange(
                      isOn
                        ? [...chosen, user].slice(-cardRules.onOneSheet)
                        : chosen.filter((each) => each !== user),
                    )
                  }
                />
              </li>
            ))}
          </List>
        </Card>
      )}
    />
  );
}

function ToPrint({ cards }: { cards: readonly PrintedCard[] }) {
  const t = useMessages('deskEntry');
  const [paper, setPaper] = useState<CardPaper>('a6');
  return (
    <>
      <Text tone="gold" weight="bold" role="status">
        {t('cards.once')}
      </Text>
      <Row gap={4} wrap align="end">
        <ChoiceField
          label={t('cards.paper')}
          options={(['a6', 'a4'] as const).map((value) => ({ value, label: t(`cards.${value}`) }))}
          value={paper}
          onChange={setPaper}
        />
        <Button icon={<IconPrinter size={20} aria-hidden="true" />} onClick={() => window.print()}>
          {t('cards.print')}
        </Button>
      </Row>
      <CardSheet cards={cards} paper={paper} />
    </>
  );
}

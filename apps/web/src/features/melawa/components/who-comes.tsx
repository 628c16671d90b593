import type { MelawaAnswerData, OwnMelawa } from '@suchi/contracts/melawa';
import { parentsMost } from '@suchi/domain/melawa';
import { Thumb } from '../../../entities/picture/thumb.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { countPeople, namedPeople } from '../model/answer-draft.ts';
import classes from './answer-form.module.css';
import { Stepper } from './stepper.tsx';

export interface AnswerPartProps {
  own: OwnMelawa;
  answer: MelawaAnswerData;
  onChange: (changes: Partial<MelawaAnswerData>) => void;
}

export function WhoComes({ own, answer, onChange }: AnswerPartProps) {
  const t = useMessages('melawa');
  const { people_most: most, seat_from_age: age } = own.event;
  const named = namedPeople(answer);
  const room = most - named;
  const words = (who: string) => ({ fewer: t('form.fewer', { who }), more: t('form.more', { who }) });
  return (
    <section>
      <h2 className={classes.title}>{t('form.who')}</h2>
      <Card className={`divided ${classes.card}`}>
        <CandidateLine own={own} answer={answer} onChange={onChange} isFull={room < 1} />
        <Stepper
          label={t('form.parents')}
          hint={
            own.parents_with === null
              ? t('form.parentsHint')
              : t('form.parentsWith', { other: own.parents_with })
          }
          value={answer.parents}
          most={Math.min(parentsMost, answer.parents + room)}
          words={words(t('form.parents'))}
          onChange={(parents) => onChange({ parents })}
        />
        <Stepper
          label={t('form.others')}
          hint={t('form.othersHint', { age })}
          value={answer.others}
          most={answer.others + room}
          words={words(t('form.others'))}
          onChange={(others) => onChange({ others })}
        />
        <Row gap={3} justify="between" wrap className={`${classes.line} ${classes.sum}`}>
          <Text as="span" weight="bold" role="status">
            <Sum people={countPeople(answer, own)} isNobody={named === 0} />
          </Text>
          <Text as="span" tone="muted" size="md">
            {room < 1 ? t('form.tooMany', { count: most }) : t('form.most', { count: most })}
          </Text>
        </Row>
      </Card>
    </section>
  );
}

function Sum({ people, isNobody }: { people: number; isNobody: boolean }) {
  const t = useMessages('melawa');
  if (isNobody) return t('form.nobody');
  return `${t('form.people', { count: people })}, ${t('form.seats', { count: people })}`;
}

function CandidateLine({ own, answer, onChange, isFull }: AnswerPartProps & { isFull: boolean }) {
  const t = useMessages('melawa');
  const { first_name: name, number, photo } = own.candidate;
  return (
    <Row as="label" gap={3} className={classes.line}>
      <input
        type="checkbox"
        checked={answer.is_candidate_coming}
        disabled={isFull && !answer.is_candidate_coming}
        onChange={(event) => onChange({ is_candidate_coming: event.target.checked })}
      />
      <Thumb picture={photo} fallbackGender={null} width={40} height={46} />
      <span>
        <Text as="span" weight="bold">
          {t('form.candidate', { name })}
        </Text>
        {number === null ? null : (
          <>
            <br />
            <Text as="span" tone="muted" size="md">
              {t('form.number', { number })}
            </Text>
          </>
        )}
      </span>
    </Row>
  );
}

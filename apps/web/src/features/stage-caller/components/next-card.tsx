import { useEffect } from 'react';
import { HallNumber } from '../../../entities/hall-number/hall-number.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ChairButton } from './chair-button.tsx';
import { type CallerPart, findPerson } from './caller-parts.ts';
import { Face } from './face.tsx';
import { PersonMenu } from './person-menu.tsx';
import classes from './caller.module.css';

/** Who comes with the next call. */
export function NextCard({ stage, tap }: CallerPart) {
  const t = useMessages('stage');
  const person = findPerson(stage, stage.line[0]);
  const url = person?.photo?.url;
  // The large photo is here before the call, also when the network is not.
  useEffect(() => {
    if (url === undefined) return;
    const photo = new Image();
    photo.src = url;
  }, [url]);
  if (person === null)
    return (
      <section className={classes.nextCard}>
        <Text tone="muted">{t('nobodyNext')}</Text>
      </section>
    );
  const { age, town, designation } = person;
  const facts = [[age, town].filter((fact) => fact !== null).join(', '), designation].filter(Boolean);
  return (
    <section className={classes.nextCard} aria-label={t('next')}>
      <Face person={person} />
      <HallNumber number={person.number} gender={person.gender} className={classes.rowNumber} />
      <div className={classes.words}>
        <Text size="2xl" face="display" leading="tight" breaks className={classes.nextName}>
          {person.name ?? t('hidden')}
        </Text>
        <Text tone="brand" weight="bold" className={classes.nextWord}>
          {t('next')}
        </Text>
        <Text tone="soft" className={classes.tabletOnly}>
          {facts.join('. ')}
        </Text>
      </div>
      <Row gap={2} className={classes.rowButtons}>
        <ChairButton person={person} tap={tap} />
        <PersonMenu person={person} stage={stage} tap={tap} />
      </Row>
    </section>
  );
}

import { CheckList } from '../../../entities/offer/check-list.tsx';
import { faces } from '../../../shared/brand/faces.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './good-to-know.module.css';

const cards = [
  { key: 'atHand', facts: ['photo', 'birth', 'work', 'family', 'address'] },
  { key: 'whoSees', facts: ['volunteers', 'members', 'number', 'book', 'hide'] },
] as const;

/** What to prepare before filling the form, and who reads it. */
export function GoodToKnow() {
  const t = useMessages('home');
  return (
    <Stack gap={5} className={classes.cards}>
      {cards.map(({ key, facts }) => (
        <section key={key} className={classes.card} aria-labelledby={`know-${key}`}>
          {key === 'atHand' && (
            <Row gap={3} align="end" justify="center" className={classes.arches} aria-hidden="true">
              {faces.map((face) => (
                <img key={face} src={face} alt="" width={300} height={420} loading="lazy" />
              ))}
            </Row>
          )}
          <div className={classes.words}>
            <h2 id={`know-${key}`}>{t(`${key}.title`)}</h2>
            <CheckList
              gap={3}
              above={4}
              // The key is one of this card's own: the catalogue's type lists them card by card.
              items={facts.map((fact) => t(`${key}.${fact}` as 'atHand.photo'))}
            />
          </div>
        </section>
      ))}
    </Stack>
  );
}

import { type ReactNode, useId } from 'react';
import { Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { CheckList } from './check-list.tsx';
import classes from './offer-card.module.css';

interface OfferCardProps {
  title: string;
  price: string;
  lead: string;
  benefits: readonly string[];
  /** The end date, and that nothing renews by itself. Shown before the button. */
  terms: readonly string[];
  tone: 'gold' | 'leaf';
  picture: ReactNode;
  action: ReactNode;
}

export function OfferCard(props: OfferCardProps) {
  const { title, price, lead, benefits, terms, tone, picture, action } = props;
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Row
        gap={3}
        align="end"
        justify="center"
        className={`${classes.picture} ${classes[tone]}`}
        aria-hidden="true"
      >
        {picture}
      </Row>
      <div className={classes.words}>
        <Row gap={4} rowGap={0} align="baseline" justify="between" wrap>
          <h2 id={id}>{title}</h2>
          <Text size="3xl" weight="bold" leading="snug">
            {price}
          </Text>
        </Row>
        <Text tone="soft" above={2}>
          {lead}
        </Text>
        <CheckList items={benefits} above={4} />
        <Row as="ul" align="stretch" wrap tone="muted" className={classes.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </Row>
        {action}
      </div>
    </section>
  );
}

import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
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
      <div className={`${classes.picture} ${classes[tone]}`} aria-hidden="true">
        {picture}
      </div>
      <div className={classes.words}>
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          <p className={classes.price}>{price}</p>
        </div>
        <p className={classes.lead}>{lead}</p>
        <ul className={classes.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <IconCheck size={22} stroke={2} aria-hidden="true" />
              {benefit}
            </li>
          ))}
        </ul>
        <ul className={classes.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {action}
      </div>
    </section>
  );
}

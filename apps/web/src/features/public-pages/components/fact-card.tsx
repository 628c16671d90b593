import classes from './fact-card.module.css';

/** A line of the card; what can be dialled or written to is a link. */
export interface PublicFact {
  label: string;
  value: string | null;
  href?: string;
}

/** Who and where, large enough to dial from. What is not known is left out. */
export function FactCard({ facts }: { facts: readonly PublicFact[] }) {
  return (
    <dl className={classes.card}>
      {facts
        .filter(({ value }) => value !== null)
        .map(({ label, value, href }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
    </dl>
  );
}

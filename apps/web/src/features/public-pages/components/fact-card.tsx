import { Card } from '../../../shared/ui/layout.tsx';
import classes from './fact-card.module.css';

/** One line of the card. Phone numbers and addresses are links. */
export interface PublicFact {
  label: string;
  value: string | null;
  href?: string;
}

/** Contact facts. Unknown facts are left out. */
export function FactCard({ facts }: { facts: readonly PublicFact[] }) {
  return (
    <Card as="dl" className={classes.card}>
      {facts
        .filter(({ value }) => value !== null)
        .map(({ label, value, href }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>
              {href === undefined ? (
                value
              ) : (
                <a className="touch" href={href}>
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
    </Card>
  );
}

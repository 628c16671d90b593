import type { SerialPlan } from '../api/edition-queries.ts';
import classes from '../components/edition-dialogs.module.css';

/** Who has a number that is taken away. */
export function HolderList({ holders }: { holders: SerialPlan['losing'] }) {
  return (
    <ul className={classes.facts}>
      {holders.map(({ profile_id: id, serial_number: number, name }) => (
        <li key={id}>
          <b>{number}</b> {name}
        </li>
      ))}
    </ul>
  );
}

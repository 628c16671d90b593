import type { SerialPlan } from '../api/edition-queries.ts';
import { List } from '../../../shared/ui/layout.tsx';
import classes from '../components/edition-dialogs.module.css';

/** Who has a number that is taken away. */
export function HolderList({ holders }: { holders: SerialPlan['losing'] }) {
  return (
    <List gap={2} className={classes.facts}>
      {holders.map(({ profile_id: id, serial_number: number, name }) => (
        <li key={id}>
          <b>{number}</b> {name}
        </li>
      ))}
    </List>
  );
}

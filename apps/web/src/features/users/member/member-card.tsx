import { memberListedAtMost } from '@suchi/contracts/office';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { List } from '../../../shared/ui/layout.tsx';
import classes from './member.module.css';

export function MemberCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Text as="h2" id={id} size="lg" weight="bold" face="plain" breaks className={classes.title}>
        {title}
      </Text>
      {children}
    </section>
  );
}

interface ListCardProps<Row> {
  title: string;
  none: string;
  rows: readonly Row[];
  line: (row: Row) => ReactNode;
}

/** A short list, or one sentence that there is nothing. */
export function ListCard<Row>({ title, none, rows, line }: ListCardProps<Row>) {
  const t = useMessages('officeMember');
  return (
    <MemberCard title={title}>
      {rows.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <List>
          {rows.map((row, place) => (
            // Nothing moves in the list: it is only replaced as a whole.
            <li key={place} className={classes.line}>
              {line(row)}
            </li>
          ))}
        </List>
      )}
      {rows.length === memberListedAtMost ? (
        <p className={classes.none}>{t('newest', { count: memberListedAtMost })}</p>
      ) : null}
    </MemberCard>
  );
}

import { countWords } from '@suchi/domain/text';
import { useId } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { formatChangedValue } from './changed-value.ts';
import type { Fact, FactGroup } from './fact.ts';
import { type ChangedField, listEarlierValues } from './fact-changes.ts';
import { Text } from '../../shared/ui/text.tsx';
import classes from './facts-list.module.css';

interface FactsListProps {
  group: FactGroup;
  /** Changes since the last review, shown with the earlier value. */
  changes?: readonly ChangedField[];
  /** Dense for reviewers. */
  density: 'member' | 'office';
}

export function FactsList({ group, changes = [], density }: FactsListProps) {
  const id = useId();
  const rows = group.facts
    .map((fact) => ({ fact, earlier: listEarlierValues(fact, changes) }))
    .filter(({ fact, earlier }) => isShown(fact, earlier.length > 0));
  const isText = group.key === 'expectations';
  return (
    <section className={`${classes.group} ${classes[density]}`} aria-labelledby={id}>
      <h3 className={classes.title} id={id}>
        <GroupTitle group={group} density={density} />
      </h3>
      <dl className={isText ? classes.text : classes.rows}>
        {rows.map(({ fact, earlier }) => (
          <div
            key={fact.field}
            className={`${classes.row} ${earlier.length > 0 ? classes.changed : ''}`}
            data-field={fact.field}
          >
            <dt className={isText ? 'visually-hidden' : classes.label}>{fact.label}</dt>
            <dd className={classes.value}>
              <FactValue fact={fact} earlier={earlier} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function isShown({ shown, value }: Fact, isChanged: boolean): boolean {
  return isChanged || shown === 'always' || (shown === 'filled' && value !== null);
}

/** For reviewers: the number of words. */
function GroupTitle({ group, density }: Pick<FactsListProps, 'group' | 'density'>) {
  const t = useMessages('profile');
  const text = group.key === 'expectations' ? group.facts[0]?.value : null;
  if (density === 'member' || !text) return group.title;
  return t('facts.words', { title: group.title, count: countWords(text) });
}

interface FactValueProps {
  fact: Fact;
  earlier: readonly { field: string; was: string | null }[];
}

function FactValue({ fact, earlier }: FactValueProps) {
  const t = useMessages('profile');
  return (
    <>
      {fact.value ?? (
        <Text as="span" tone="muted" weight="regular" className={classes.missing}>
          {t('facts.notGiven')}
        </Text>
      )}
      {earlier.map(({ field, was }) => (
        <Text as="span" key={field} tone="gold" weight="regular">
          {' '}
          {was === null ? t('facts.wasEmpty') : t('facts.was', { was: formatChangedValue(field, was, t) })}
        </Text>
      ))}
    </>
  );
}

import type { AuditEntry } from '@suchi/contracts/staff';
import { useMessages } from '../../shared/i18n/messages.ts';
import { fieldWords, valueWords } from './audit-words.ts';
import { Text } from '../../shared/ui/text.tsx';
import { List } from '../../shared/ui/layout.tsx';
import classes from './audit-details.module.css';

/** What a line changed. Opening one closes the other, as they share a name. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const t = useMessages('audit');
  const { reason, changes, facts } = entry;
  if (changes.length === 0 && facts.length === 0) {
    return reason === null ? null : (
      <Text tone="soft" breaks>
        {t('reason', { reason })}
      </Text>
    );
  }
  return (
    <>
      {reason === null ? null : (
        <Text tone="soft" breaks>
          {t('reason', { reason })}
        </Text>
      )}
      <details name="audit-entry" className={classes.details}>
        <summary>{changes.length > 0 ? t('details', { count: changes.length }) : t('more')}</summary>
        {changes.length > 0 ? (
          <div className={classes.box}>
            <Changes changes={changes} />
          </div>
        ) : null}
        {facts.length > 0 ? (
          <List as="dl" gap={1} className={classes.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{fieldWords(name)}</dt>
                <dd>{valueWords(name, value, t)}</dd>
              </div>
            ))}
          </List>
        ) : null}
      </details>
    </>
  );
}

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const t = useMessages('audit');
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, was, is }) => (
          <tr key={field}>
            <th scope="row">{fieldWords(field)}</th>
            <td className={`tinted tint-error ${classes.was}`}>{valueWords(field, was, t)}</td>
            <td className={`tinted tint-success ${classes.is}`}>{valueWords(field, is, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './print-instructions.module.css';

const lines = ['paper', 'margins', 'headers', 'pdf'] as const;

/** What to choose in the browser's print window. It is not printed. */
export function PrintInstructions() {
  const t = useMessages('printPages');
  return (
    <section className={classes.how} aria-label={t('how.title')}>
      <h2 className={classes.title}>{t('how.title')}</h2>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{t(`how.${line}`)}</li>
        ))}
      </ul>
    </section>
  );
}

import { useSyncExternalStore } from 'react';
import { errorWords } from '../i18n/error-words.ts';
import { useMessages } from '../i18n/messages.ts';
import { failedParts } from './failed-parts.ts';
import classes from './load-failure-bar.module.css';

/** For parts that have no place of their own on the page yet, such as dialogs and menus. */
export function LoadFailureBar() {
  const t = useMessages('common');
  const failure = useSyncExternalStore(failedParts.subscribe, failedParts.findUnshown);
  if (failure === null) return null;
  return (
    <div className={classes.bar} role="alert">
      <p>{errorWords(failure)}</p>
      <button type="button" className={classes.retry} onClick={() => failedParts.retry(failure)}>
        {t('tryAgain')}
      </button>
    </div>
  );
}

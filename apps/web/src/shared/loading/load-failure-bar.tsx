import { useSyncExternalStore } from 'react';
import { errorWords } from '../i18n/error-words.ts';
import { useMessages } from '../i18n/messages.ts';
import { failedParts } from './failed-parts.ts';
import { PlainButton } from '../ui/plain-button.tsx';
import { Row } from '../ui/layout.tsx';
import classes from './load-failure-bar.module.css';

/** For parts that have no place of their own on the page yet, such as dialogs and menus. */
export function LoadFailureBar() {
  const t = useMessages('common');
  const failure = useSyncExternalStore(failedParts.subscribe, failedParts.findUnshown);
  if (failure === null) return null;
  return (
    <Row gap={3} justify="between" className={classes.bar} role="alert">
      <p>{errorWords(failure)}</p>
      <PlainButton className={classes.retry} onClick={() => failedParts.retry(failure)}>
        {t('tryAgain')}
      </PlainButton>
    </Row>
  );
}

import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './skip-link.module.css';

/** The id of the main landmark on every page. */
export const mainId = 'main';

/** First stop of the keyboard: over the navigation, into the page. */
export function SkipLink() {
  const t = useMessages('common');
  return (
    <a className={classes.skip} href={`#${mainId}`}>
      {t('skipToContent')}
    </a>
  );
}

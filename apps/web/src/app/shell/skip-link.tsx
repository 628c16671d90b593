import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './skip-link.module.css';

/** The id of `main` on every page. */
export const mainId = 'main';

export function SkipLink() {
  const t = useMessages('common');
  return (
    <a className={classes.skip} href={`#${mainId}`}>
      {t('skipToContent')}
    </a>
  );
}

import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './buy-suchi-words.module.css';

/** The words of the button, and that the suchi is a book; in a narrow header there is no room for that. */
export function BuySuchiWords({ look = 'menu' }: { look?: 'header' | 'menu' }) {
  const t = useMessages('member');
  return (
    <span>
      {t('nav.buySuchi')} <span className={classes[look]}>{t('nav.buySuchiNote')}</span>
    </span>
  );
}

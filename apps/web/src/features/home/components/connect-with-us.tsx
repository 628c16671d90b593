import { IconMessageCircle } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useHiddenOnScroll } from '../model/use-hidden-on-scroll.ts';
import classes from './connect-with-us.module.css';

interface ConnectWithUsProps {
  /** The association's chat: `https://wa.me/919800000000`. */
  chatUrl: string;
  /** First and last name, for the greeting; empty when neither is known. */
  name: string;
}

/** A chat with the association, with the greeting already written. It goes out of the way of whoever reads on. */
export function ConnectWithUs({ chatUrl, name }: ConnectWithUsProps) {
  const t = useMessages('search');
  const isHidden = useHiddenOnScroll();
  const target = new URL(chatUrl);
  target.searchParams.set('text', name === '' ? t('chat.greetingNameless') : t('chat.greeting', { name }));
  return (
    <a
      className={`${classes.chat} ${isHidden ? classes.hidden : ''}`}
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <IconMessageCircle size={24} aria-hidden="true" />
      <span className={classes.label}>{t('chat.label')}</span>{' '}
      <span className="visually-hidden">({t('chat.opensNewTab')})</span>
    </a>
  );
}

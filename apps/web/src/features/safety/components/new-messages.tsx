import { IconChevronRight, IconMail } from '@tabler/icons-react';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { useNewMessages } from '../model/new-messages.ts';
import classes from './new-messages.module.css';

/** On home, while there is something new: one line, because a subscriber comes for the search below it. */
export function NewMessages() {
  const t = useMessages('member');
  const count = useNewMessages();
  if (count === 0) return null;
  return (
    <Link className={`row gap-3 gold note tint-gold ${classes.line}`} to={paths.families}>
      <IconMail aria-hidden />
      <span className="grow">{t('newMessages.title', { count })}</span>
      <IconChevronRight aria-hidden />
    </Link>
  );
}

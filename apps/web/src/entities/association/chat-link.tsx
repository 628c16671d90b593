import { IconMessageCircle } from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';

interface ChatLinkProps {
  /** The association's chat: `https://wa.me/919800000000`. */
  chatUrl: string;
  /** First and last name, for the greeting; empty when neither is known. */
  name: string;
  className: string;
  labelClassName?: string | undefined;
  onPress?: () => void;
}

/** The way into a chat with the association, with the greeting already written. */
export function ChatLink({ chatUrl, name, className, labelClassName, onPress }: ChatLinkProps) {
  const t = useMessages('search');
  const target = new URL(chatUrl);
  target.searchParams.set('text', name === '' ? t('chat.greetingNameless') : t('chat.greeting', { name }));
  return (
    <a className={className} href={target.href} target="_blank" rel="noopener noreferrer" onClick={onPress}>
      <IconMessageCircle size={24} aria-hidden="true" />
      <span className={labelClassName}>{t('chat.label')}</span>{' '}
      <span className="visually-hidden">({t('chat.opensNewTab')})</span>
    </a>
  );
}

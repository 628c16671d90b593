import { IconMessageCircle } from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';

interface ChatLinkProps {
  /** For example `https://wa.me/919800000000`. */
  chatUrl: string;
  /** For the greeting; may be empty. */
  name: string;
  className: string;
  onPress?: () => void;
}

/** Opens a chat with a prefilled greeting. */
export function ChatLink({ chatUrl, name, className, onPress }: ChatLinkProps) {
  const t = useMessages('member');
  const target = new URL(chatUrl);
  target.searchParams.set('text', name === '' ? t('chat.greetingNameless') : t('chat.greeting', { name }));
  return (
    <a className={className} href={target.href} target="_blank" rel="noopener noreferrer" onClick={onPress}>
      <IconMessageCircle size={24} aria-hidden="true" />
      {t('chat.label')} <span className="visually-hidden">({t('chat.opensNewTab')})</span>
    </a>
  );
}

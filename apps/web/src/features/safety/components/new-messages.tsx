import { IconMail } from '@tabler/icons-react';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { useNewMessages } from '../model/new-messages.ts';

/** On home, while there is something new. */
export function NewMessages() {
  const t = useMessages('member');
  const count = useNewMessages();
  if (count === 0) return null;
  return (
    <Banner
      tone="gold"
      icon={<IconMail />}
      title={t('newMessages.title', { count })}
      action={
        <ButtonLink size="small" to={`${paths.settingsMessages}?kind=received`}>
          {t('newMessages.read')}
        </ButtonLink>
      }
    />
  );
}

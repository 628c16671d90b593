import { IconNews } from '@tabler/icons-react';
import { MailChoice } from '../../features/account/components/mail-choice.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

/** Whether a member gets bulk mails. */
export function SettingsMailsRoute() {
  const t = useMessages('account');
  return (
    <ScreenWrapper title={t('mails.title')} icon={<IconNews size={24} />} lead={t('mails.lead')}>
      <MailChoice />
    </ScreenWrapper>
  );
}

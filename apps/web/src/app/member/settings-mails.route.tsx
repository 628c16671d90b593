import { IconNews } from '@tabler/icons-react';
import { Fragment } from 'react';
import { MailChoice } from '../../features/account/components/mail-choice.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

/** Which mails a member gets. */
export function SettingsMailsRoute() {
  const t = useMessages('account');
  return (
    <ScreenWrapper title={t('mails.title')} icon={<IconNews size={24} />} lead={t('mails.lead')}>
      <MailChoice of="bulk" />
      {(['families', 'weekly'] as const).map((topic) => (
        <Fragment key={topic}>
          <h2>{t(`${topic}.title`)}</h2>
          <MailChoice of={topic} />
        </Fragment>
      ))}
    </ScreenWrapper>
  );
}

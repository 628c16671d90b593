import { IconEyeOff, IconPlayerPause } from '@tabler/icons-react';
import { ContactOffice } from '../../../entities/association/contact-office.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { usePause } from '../api/use-pause.ts';

/** The owner cannot show again what staff have hidden. */
export function PausedNotice({ isByStaff }: { isByStaff: boolean }) {
  const t = useMessages('ownProfile');
  const { resume, isBusy } = usePause();
  if (isByStaff) {
    return (
      <Banner tone="plain" icon={<IconEyeOff />} title={t('pause.hiddenTitle')}>
        <p>{t('pause.hiddenText')}</p>
        <p>
          <ContactOffice />
        </p>
      </Banner>
    );
  }
  return (
    <Banner
      tone="plain"
      icon={<IconPlayerPause />}
      title={t('pause.pausedTitle')}
      action={
        <Button isBusy={isBusy} onClick={resume}>
          {t('pause.resume')}
        </Button>
      }
    >
      {t('pause.pausedText')}
    </Banner>
  );
}

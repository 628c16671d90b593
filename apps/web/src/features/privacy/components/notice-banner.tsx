import type { OwnStanding } from '@suchi/contracts/accounts';
import { noticeReadContract } from '@suchi/contracts/privacy';
import { IconFileText } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';
import { noticePath, paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

type NoticeBannerProps = Pick<OwnStanding, 'notice_to_read' | 'asked_again'>;

/** On home until the family opened the notice, and answered what it changes. */
export function NoticeBanner({ notice_to_read: version, asked_again: asked }: NoticeBannerProps) {
  const t = useMessages('consent');
  if (asked.length === 0) return version === null ? null : <Unread version={version} />;
  const names = asked.map((purpose) => t(`purposes.${purpose}.name`)).join(', ');
  return (
    <Banner
      tone="gold"
      icon={<IconFileText />}
      title={t('home.changed', { purposes: names })}
      action={
        <ButtonLink look="default" to={paths.settingsData}>
          {t('home.answer')}
        </ButtonLink>
      }
    >
      {t('askedAgain.text')}
    </Banner>
  );
}

function Unread({ version }: { version: number }) {
  const t = useMessages('consent');
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => api.call(noticeReadContract, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: ownProfileKey }),
  });
  return (
    <Banner
      tone="info"
      icon={<IconFileText />}
      title={t('home.title')}
      action={
        <ButtonLink look="default" to={noticePath(version)} onClick={() => mutate()}>
          {t('home.read')}
        </ButtonLink>
      }
    >
      {t('home.text')}
    </Banner>
  );
}

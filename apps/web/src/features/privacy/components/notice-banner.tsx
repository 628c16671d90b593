import { noticeReadContract } from '@suchi/contracts/privacy';
import { IconFileText } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';
import { noticePath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

/** On home until the family opened the notice. */
export function NoticeBanner({ version }: { version: number }) {
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

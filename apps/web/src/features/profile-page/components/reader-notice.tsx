import { IconBuildingCommunity, IconUser } from '@tabler/icons-react';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

interface ReaderNoticeProps {
  as: 'owner' | 'admin';
  profileId: number;
}

/** For the owner and for staff: tells where their own buttons are. */
export function ReaderNotice({ as, profileId }: ReaderNoticeProps) {
  const t = useMessages('people');
  const isOwner = as === 'owner';
  const words = isOwner ? 'own' : 'staff';
  return (
    <Banner
      tone="info"
      icon={isOwner ? <IconUser /> : <IconBuildingCommunity />}
      title={t(`${words}.title`)}
      action={
        <ButtonLink look="default" to={isOwner ? paths.candidateView : candidatePath(profileId)}>
          {t(`${words}.action`)}
        </ButtonLink>
      }
    >
      {t(`${words}.text`)}
    </Banner>
  );
}

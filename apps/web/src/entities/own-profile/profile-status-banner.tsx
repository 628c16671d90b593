import type { OwnProfileState } from '@suchi/contracts';
import { bannerOfState, type ProfileBanner } from '@suchi/domain';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconHeartHandshake,
  IconLock,
  IconPencil,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { env } from '../../shared/config/env.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';

type Tone = 'info' | 'success' | 'gold' | 'error';
/** The states a profile can be in; the other banners are said beside one of these. */
type StateBanner = Exclude<ProfileBanner, 'deactivated' | 'suchi_number'>;

interface Look {
  tone: Tone;
  icon: ReactNode;
  /** Where the button leads, and which words are on it. */
  action: { to: string; label: 'addCandidate' | 'editProfile' | 'updateStatus' } | null;
}

const edit = { to: paths.candidateEdit, label: 'editProfile' } as const;

const looks: Record<StateBanner, Look> = {
  create_profile: {
    tone: 'info',
    icon: <IconUserPlus />,
    action: { to: paths.candidateCreate, label: 'addCandidate' },
  },
  draft: { tone: 'gold', icon: <IconPencil />, action: edit },
  pending: { tone: 'info', icon: <IconClock />, action: null },
  active: { tone: 'success', icon: <IconCircleCheck />, action: edit },
  blocked: { tone: 'error', icon: <IconLock />, action: null },
  rejected: { tone: 'error', icon: <IconAlertTriangle />, action: edit },
  married: {
    tone: 'gold',
    icon: <IconHeartHandshake />,
    action: { to: paths.settingsMarkMarried, label: 'updateStatus' },
  },
};

interface ProfileStatusBannerProps {
  profile: OwnProfileState | null;
}

/** Where the member's profile stands and what to do about it: all six states, and none. */
export function ProfileStatusBanner({ profile }: ProfileStatusBannerProps) {
  const t = useMessages('member');
  const state = bannerOfState(profile?.status ?? null) as StateBanner;
  const { tone, icon, action } = looks[state];
  const values = {
    name: profile?.first_name ?? '',
    reason: profile?.rejection_reason ?? '',
    serial: profile?.serial_number ?? '',
    email: env.supportEmail,
  };
  return (
    <Banner
      tone={tone}
      icon={icon}
      title={t(`profileStatus.${state}.title`, values)}
      action={
        action && (
          <ButtonLink to={action.to} look={action.label === 'addCandidate' ? 'filled' : 'default'}>
            {t(`profileStatus.${action.label}`)}
          </ButtonLink>
        )
      }
    >
      {t(`profileStatus.${state}.text`, values)}
      {state === 'active' && profile?.serial_number ? ` ${t('profileStatus.suchiNumber', values)}` : null}
    </Banner>
  );
}

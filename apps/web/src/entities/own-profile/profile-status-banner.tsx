import type { OwnStanding } from '@suchi/contracts/accounts';
import type { ProfileBanner } from '@suchi/domain/lifecycle';
import { paths } from '../../shared/config/paths.ts';
import { loadMessages, useMessages } from '../../shared/i18n/messages.ts';
import type { ReactNode } from 'react';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { describeBanner } from './banner-words.ts';
import { listOwnBanners } from './own-banners.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import classes from './profile-status-banner.module.css';
import {
  IconAlertTriangle,
  IconBook2,
  IconCircleCheck,
  IconClock,
  IconHeartHandshake,
  IconLock,
  IconPencil,
  IconRefresh,
  IconUserPlus,
} from '@tabler/icons-react';

interface BannerAction {
  label: 'addCandidate' | 'editProfile' | 'submit' | 'correct' | 'updateStatus' | 'reactivate';
  /** Null when the button opens a dialog on this page. */
  to: string | null;
  look: 'filled' | 'default';
}

interface BannerLook {
  tone: 'info' | 'success' | 'gold' | 'error' | 'plain';
  icon: ReactNode;
  action: BannerAction | null;
}

const edit = { label: 'editProfile', to: paths.candidateEdit } as const;

/** Colour, icon and action of each banner; the words are in the catalogue. */
const bannerLooks: Record<ProfileBanner, BannerLook> = {
  deactivated: {
    tone: 'plain',
    icon: <IconRefresh />,
    action: { label: 'reactivate', to: null, look: 'filled' },
  },
  create_profile: {
    tone: 'info',
    icon: <IconUserPlus />,
    action: { label: 'addCandidate', to: paths.candidateCreate, look: 'filled' },
  },
  draft: { tone: 'gold', icon: <IconPencil />, action: { ...edit, look: 'filled' } },
  pending: { tone: 'info', icon: <IconClock />, action: null },
  active: { tone: 'success', icon: <IconCircleCheck />, action: { ...edit, look: 'default' } },
  blocked: { tone: 'error', icon: <IconLock />, action: null },
  rejected: {
    tone: 'error',
    icon: <IconAlertTriangle />,
    action: { label: 'correct', to: paths.candidateEdit, look: 'filled' },
  },
  married: {
    tone: 'gold',
    icon: <IconHeartHandshake />,
    action: { label: 'updateStatus', to: paths.settingsMarkMarried, look: 'default' },
  },
  suchi_number: { tone: 'success', icon: <IconBook2 />, action: null },
};

/** Lazy: the rules' messages are not part of the first screen. */
const MissingFields = lazyPart(async () => {
  const [module] = await Promise.all([import('./missing-fields.tsx'), loadMessages(['rules'])]);
  return module.MissingFields;
});

export interface ProfileStatusBannerProps {
  profile: OwnStanding | null;
  /** How to reach the association, for a blocked member. */
  contact: ReactNode;
  /** Opens the reactivation dialog. */
  onReactivate?: (() => void) | undefined;
  /** More missing fields than this are folded. */
  maxMissingShown?: number;
  /** The page has its own link to the form. */
  withoutEdit?: boolean;
  /** Banners to leave out, because the page says the same. */
  without?: readonly ProfileBanner[];
}

/** The profile's status and the next step, also when there is no profile. */
export function ProfileStatusBanner({ profile, without = [], ...rest }: ProfileStatusBannerProps) {
  const banners = listOwnBanners(profile).filter((banner) => !without.includes(banner));
  if (banners.length === 0) return null;
  const isNumbered = banners.includes('suchi_number');
  return (
    <Stack gap={3} className={`${isNumbered ? classes.numbered : ''}`}>
      {banners.map((banner) => (
        <OneBanner key={banner} banner={banner} profile={profile} {...rest} />
      ))}
    </Stack>
  );
}

interface OneBannerProps extends Omit<ProfileStatusBannerProps, 'without'> {
  banner: ProfileBanner;
}

function OneBanner({
  banner,
  profile,
  onReactivate,
  maxMissingShown = Infinity,
  withoutEdit,
  contact,
}: OneBannerProps) {
  const t = useMessages('member');
  const { tone, icon, action } = bannerLooks[banner];
  const { title, text } = describeBanner(banner, profile, t);
  const isComplete = banner === 'draft' && profile?.violations.length === 0;
  // A draft keeps the reason of its rejection until it is submitted again.
  const incomplete = banner === 'rejected' || banner === 'draft' ? profile : null;
  return (
    <Banner
      tone={tone}
      icon={icon}
      title={title}
      action={
        action && !(withoutEdit && action.to === paths.candidateEdit) ? (
          <BannerButton
            action={isComplete ? { ...action, label: 'submit' } : action}
            onReactivate={onReactivate}
          />
        ) : null
      }
    >
      {incomplete?.rejection_reason ? (
        <p className={classes.reason}>{t('profileStatus.reason', { reason: incomplete.rejection_reason })}</p>
      ) : null}
      <p>{text}</p>
      {banner === 'blocked' ? <p>{contact}</p> : null}
      {incomplete && incomplete.violations.length > 0 ? (
        <MissingFields
          violations={incomplete.violations}
          maxShown={maxMissingShown}
          fallback={<Skeleton height={40 * Math.min(incomplete.violations.length, maxMissingShown)} />}
        />
      ) : null}
    </Banner>
  );
}

interface BannerButtonProps extends Pick<ProfileStatusBannerProps, 'onReactivate'> {
  action: BannerAction;
}

function BannerButton({ action: { label, to, look }, onReactivate }: BannerButtonProps) {
  const t = useMessages('member');
  const words = t(`profileStatus.${label}`);
  return to === null ? (
    <Button look={look} onClick={onReactivate}>
      {words}
    </Button>
  ) : (
    <ButtonLink look={look} to={to}>
      {words}
    </ButtonLink>
  );
}

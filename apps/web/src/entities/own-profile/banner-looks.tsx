import type { ProfileBanner } from '@suchi/domain/lifecycle';
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
import type { ReactNode } from 'react';
import { paths } from '../../shared/config/paths.ts';

export interface BannerAction {
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
export const bannerLooks: Record<ProfileBanner, BannerLook> = {
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

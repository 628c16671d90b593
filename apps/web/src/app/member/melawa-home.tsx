import type { OwnStanding } from '@suchi/contracts/accounts';
import type { OwnMelawa } from '@suchi/contracts/melawa';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ownMelawaQuery } from '../../features/melawa/api/melawa-queries.ts';
import { useLater } from '../../features/melawa/model/later.ts';
import { AttendanceAnswer } from '../../features/own-profile/components/attendance-answer.tsx';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';

/** Lazy: a family is invited once a year. */
const InvitationOnHome = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/melawa/components/home-parts.tsx'),
    loadMessages(['melawa']),
  ]);
  return module.InvitationOnHome;
});

const MelawaStripAnswer = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/melawa/components/melawa-strip-answer.tsx'),
    loadMessages(['melawa']),
  ]);
  return module.MelawaStripAnswer;
});

interface MelawaOnHome {
  /** In the strip of the event. */
  answer: ReactNode;
  /** The card of the invitation, in place of the strip; null: it was answered or folded, or there is none. */
  card: ReactNode;
}

/** The event on home: the question of before where the association has set up no melawa, else the invitation. */
export function useMelawaOnHome(profile: OwnStanding): MelawaOnHome {
  const { data: own } = useQuery({ ...ownMelawaQuery, enabled: !profile.asks_attendance });
  const { isFolded } = useLater(own);
  const [isFoldedNow, setIsFoldedNow] = useState(false);
  if (profile.asks_attendance)
    return { answer: <AttendanceAnswer isAttending={profile.is_attending} />, card: null };
  if (!own) return { answer: null, card: null };
  const isAsked = own.phase === 'answers' && own.answer === null && !isFolded && !isFoldedNow;
  return {
    answer: <MelawaStripAnswer own={own} />,
    card: isAsked ? <InvitationCard own={own} onFolded={() => setIsFoldedNow(true)} /> : null,
  };
}

function InvitationCard(props: { own: OwnMelawa; onFolded: () => void }) {
  return <InvitationOnHome {...props} />;
}

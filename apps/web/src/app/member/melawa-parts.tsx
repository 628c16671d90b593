import { useQuery } from '@tanstack/react-query';
import { MelawaBanner } from '../../features/home/components/melawa-banner.tsx';
import { ownMelawaQuery } from '../../features/melawa/api/own-melawa.ts';
import { InvitationOnHome } from '../../features/melawa/components/invitation-on-home.tsx';
import { MelawaStripAnswer } from '../../features/melawa/components/melawa-strip-answer.tsx';
import { useIsAsked } from '../../features/melawa/model/later.ts';

export function MelawaStrip() {
  const { data: own } = useQuery(ownMelawaQuery);
  const isAsked = useIsAsked(own);
  if (isAsked) return null;
  return <MelawaBanner answer={own ? <MelawaStripAnswer own={own} /> : null} />;
}

export function MelawaCard({ className }: { className?: string | undefined }) {
  const { data: own } = useQuery(ownMelawaQuery);
  const isAsked = useIsAsked(own);
  if (!own || !isAsked) return null;
  return (
    <div className={className}>
      <InvitationOnHome own={own} />
    </div>
  );
}

import type { ProfileCard } from '@suchi/contracts/discovery';
import type { Interest } from '@suchi/contracts/families';
import type { InterestSheetSlot } from '../../features/profile-page/components/profile-actions.tsx';
import { toSheetFamily } from '../../features/families/model/sheet-family.ts';
import { familyPath } from '../../shared/config/paths.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useNavigate } from '../../shared/router/hooks.ts';

const SendSheet = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/families/components/send-sheet.tsx'),
    loadMessages(['families']),
  ]);
  return module.SendSheet;
});

const AnswerSheet = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/families/components/answer-sheet.tsx'),
    loadMessages(['families']),
  ]);
  return module.AnswerSheet;
});

interface InterestSheetsProps extends InterestSheetSlot {
  card: ProfileCard;
}

/** On a profile's page: to write to the family, or to answer it. */
export function InterestSheets({ card, kind, notice, onClose }: InterestSheetsProps) {
  const navigate = useNavigate();
  const family = toSheetFamily({ ...card, profile_id: card.id });

  function onDone(interest: Interest | null) {
    onClose();
    if (interest?.state === 'accepted') void navigate(familyPath(interest.id));
  }

  return kind === 'answer' && card.interest ? (
    <AnswerSheet id={card.interest.id} family={family} onAnswered={onDone} onClose={onClose} />
  ) : (
    <SendSheet family={family} notice={notice} onSent={onDone} onClose={onClose} />
  );
}

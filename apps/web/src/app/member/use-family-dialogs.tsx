import type { Interest } from '@suchi/contracts/families';
import type { InterestAnswer } from '@suchi/domain/families';
import { type ReactNode, useState } from 'react';
import type { FamilyActions } from '../../features/families/model/family-actions.ts';
import { toSheetFamily } from '../../features/families/model/sheet-family.ts';
import { familyPath } from '../../shared/config/paths.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { namesOf } from '../../shared/i18n/names-of.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useNavigate } from '../../shared/router/hooks.ts';

const AnswerSheet = lazyPart(() =>
  import('../../features/families/components/answer-sheet.tsx').then((module) => module.AnswerSheet),
);

const MailDialog = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/profile-page/components/mail-dialog.tsx'),
    loadMessages(['people']),
  ]);
  return module.MailDialog;
});

type Open =
  | { kind: 'answer'; interest: Interest; answer: InterestAnswer | undefined }
  | { kind: 'reply'; family: Interest['family'] };

/** What the cards of Families open: the answer to an interest, and the mail to a family. */
export function useFamilyDialogs(): { actions: FamilyActions; dialog: ReactNode } {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const actions: FamilyActions = {
    answer: (interest, answer) => setOpen({ kind: 'answer', interest, answer }),
    reply: (family) => setOpen({ kind: 'reply', family }),
  };

  function onAnswered({ id, state }: Interest) {
    close();
    if (state === 'accepted') void navigate(familyPath(id));
  }

  if (open === null) return { actions, dialog: null };
  const dialog =
    open.kind === 'answer' ? (
      <AnswerSheet
        id={open.interest.id}
        family={toSheetFamily(open.interest.family)}
        initial={open.answer}
        onAnswered={onAnswered}
        onClose={close}
      />
    ) : (
      <MailDialog profileId={open.family.profile_id} name={namesOf(open.family).name} onClose={close} />
    );
  return { actions, dialog };
}

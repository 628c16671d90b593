import { SafetyDialog } from '../../../entities/member-safety/safety-dialog.tsx';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';

const MailDialog = lazyPart(() => import('./mail-dialog.tsx').then((module) => module.MailDialog));
const NoteDialog = lazyPart(() => import('./note-dialog.tsx').then((module) => module.NoteDialog));

export type ActionKind = 'mail' | 'note' | 'block' | 'report';

interface ActionDialogProps {
  kind: ActionKind;
  profileId: number;
  name: string;
  userId: string;
  /** With the block, for undoing it; null when a report made it. */
  onBlocked: (blockId: number | null) => void;
  onClose: () => void;
}

/** The dialog of one action, loaded when it first opens. */
export function ActionDialog({ kind, profileId, name, userId, onBlocked, onClose }: ActionDialogProps) {
  if (kind === 'block' || kind === 'report') {
    return <SafetyDialog source="profile" {...{ kind, profileId, name, userId, onBlocked, onClose }} />;
  }
  return kind === 'mail' ? (
    <MailDialog {...{ profileId, name, onClose }} />
  ) : (
    <NoteDialog {...{ profileId, name, onClose }} />
  );
}

import { lazy, Suspense } from 'react';

const MailDialog = lazy(() => import('./mail-dialog.tsx').then((module) => ({ default: module.MailDialog })));
const NoteDialog = lazy(() => import('./note-dialog.tsx').then((module) => ({ default: module.NoteDialog })));
const BlockDialog = lazy(() =>
  import('./block-dialog.tsx').then((module) => ({ default: module.BlockDialog })),
);

export type ActionKind = 'mail' | 'note' | 'block';

interface ActionDialogProps {
  kind: ActionKind;
  profileId: number;
  name: string;
  userId: string;
  onBlocked: () => void;
  onClose: () => void;
}

/** The dialog of one action, loaded when it first opens. */
export function ActionDialog({ kind, profileId, name, userId, onBlocked, onClose }: ActionDialogProps) {
  return (
    <Suspense fallback={null}>
      {kind === 'mail' ? <MailDialog {...{ profileId, name, onClose }} /> : null}
      {kind === 'note' ? <NoteDialog {...{ profileId, name, onClose }} /> : null}
      {kind === 'block' ? <BlockDialog {...{ profileId, name, userId, onBlocked, onClose }} /> : null}
    </Suspense>
  );
}

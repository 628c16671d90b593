import { lazy, type ReactNode, Suspense } from 'react';

const Dialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.Dialog })));

interface AlertDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** Given, the person may also say no. */
  cancel?: { label: string; onCancel: () => void };
  /** What Escape and a tap beside the dialog do, where that must not count as an answer. */
  onClose?: () => void;
}

/** Something that must be read, and where there is a choice, chosen. Its code is fetched when it first opens. */
export function AlertDialog({ isOpen, ...dialog }: AlertDialogProps) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...dialog} />
    </Suspense>
  );
}

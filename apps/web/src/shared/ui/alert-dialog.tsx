import { lazy, type ReactNode, Suspense } from 'react';

const Dialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.Dialog })));

interface AlertDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** Adds a second button. */
  cancel?: { label: string; onCancel: () => void };
  /** For Escape and a tap outside, when that must not count as an answer. */
  onClose?: () => void;
}

/** A message or a choice. Loaded when it first opens. */
export function AlertDialog({ isOpen, ...dialog }: AlertDialogProps) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...dialog} />
    </Suspense>
  );
}

import type { ReactNode } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';

const Dialog = lazyPart(() => import('./dialog.tsx').then((module) => module.Dialog));

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
  return <Dialog {...dialog} />;
}

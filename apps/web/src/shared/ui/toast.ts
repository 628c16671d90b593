import { createListeners } from '../state/create-store.ts';

/** The specification's 3 seconds. */
export const toastMs = 3000;

export interface Toast {
  message: string;
  tone: 'success' | 'warning' | 'error';
  /** A button such as Undo. The toast then stays for ten seconds. */
  action?: { label: string; onPress: () => void };
}

/** Shows a short message. Its code loads with the first toast; `toast-host.tsx` must be on the page. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  listeners.tell();
}

const waiting: Toast[] = [];
const listeners = createListeners();

/** Toasts that are not shown yet, for the host. */
export const toastQueue = {
  subscribe: listeners.subscribe,
  hasWaiting: (): boolean => waiting.length > 0,
  takeAll: (): Toast[] => waiting.splice(0),
};

/** How long a toast stays, as the specification says. */
export const toastMs = 3000;

export interface Toast {
  message: string;
  tone: 'success' | 'warning' | 'error';
}

/**
 * Shows a short message that goes by itself. The code that draws toasts is fetched when the first one is shown;
 * `toast-host.tsx` must be on the page.
 */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  for (const listener of listeners) listener();
}

const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** For the host: what was asked for and not yet shown. */
export const toastQueue = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  hasWaiting: (): boolean => waiting.length > 0,
  takeAll: (): Toast[] => waiting.splice(0),
};

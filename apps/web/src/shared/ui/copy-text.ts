import { showToast } from './toast.ts';

/** Copies a text, and says whether it worked. */
export function copyText(text: string, words: { copied: string; notCopied: string }): void {
  navigator.clipboard.writeText(text).then(
    () => showToast({ message: words.copied, tone: 'success' }),
    () => showToast({ message: words.notCopied, tone: 'error' }),
  );
}

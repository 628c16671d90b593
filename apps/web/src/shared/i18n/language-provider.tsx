import { type ReactNode, useSyncExternalStore } from 'react';
import { LanguageContext, shownLanguage } from './messages.ts';

/** Around the whole app: a new language shows everywhere, and what was typed stays. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(shownLanguage.subscribe, shownLanguage.read);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

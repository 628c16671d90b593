import type { Language } from '@suchi/words';
import { use, useState } from 'react';
import { LanguageContext } from '../../shared/i18n/messages.ts';
import { chooseOwnLanguage } from './own-language.ts';

/** A tapped language while its words load, or when they did not. */
export interface LanguageChange {
  code: Language;
  hasFailed: boolean;
}

/** The choice is marked at once; the page follows when all its words are here. */
export function useLanguageChange(onChanged = () => {}) {
  const current = use(LanguageContext);
  const [change, setChange] = useState<LanguageChange | null>(null);
  const choose = async (code: Language) => {
    setChange({ code, hasFailed: false });
    try {
      // Another one may have been tapped meanwhile.
      if (!(await chooseOwnLanguage(code))) return;
      setChange(null);
      onChanged();
    } catch {
      setChange((latest) => (latest?.code === code ? { code, hasFailed: true } : latest));
    }
  };
  const loading = change === null || change.hasFailed ? null : change.code;
  return {
    current,
    change,
    loading,
    marked: loading ?? current,
    choose: (code: Language) => void choose(code),
  };
}

import { IconLanguage } from '@tabler/icons-react';
import { type ReactNode, use, useState } from 'react';
import { offeredLanguages } from '../../entities/language/own-language.ts';
import { LanguageContext, useMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';

const LanguageDialog = lazyPart(() =>
  import('../../entities/language/language-dialog.tsx').then((module) => module.LanguageDialog),
);

/** The row of a menu that opens the choice of languages; null where there is nothing to choose. */
export function useLanguageRow(): {
  label: string;
  icon: ReactNode;
  open: () => void;
  dialog: ReactNode;
} | null {
  const t = useMessages('common');
  const language = use(LanguageContext);
  const [isOpen, setIsOpen] = useState(false);
  const current = offeredLanguages.find(({ code }) => code === language);
  if (offeredLanguages.length < 2 || current === undefined) return null;
  return {
    label: t('language.current', { name: current.name }),
    icon: <IconLanguage size={20} />,
    open: () => setIsOpen(true),
    dialog: isOpen ? <LanguageDialog onClose={() => setIsOpen(false)} /> : null,
  };
}

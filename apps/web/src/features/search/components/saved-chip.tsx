import { IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import type { OpenedSearch } from '../model/use-opened-search.ts';
import classes from './saved.module.css';

const SavedSheet = lazyPart(() => import('./saved-sheet.tsx').then((module) => module.SavedSheet));

interface SavedChipProps {
  saved: OpenedSearch;
  onRemoved: () => void;
}

/** The saved search that is open. A tap renames it, switches its mail or removes it. */
export function SavedChip({ saved: { search, isChanged }, onRemoved }: SavedChipProps) {
  const t = useMessages('saved');
  const [isOpen, setIsOpen] = useState(false);
  if (search === null) return null;
  const { name } = search;
  return (
    <>
      <PlainButton className={classes.chip} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconBookmarkFilled size={18} aria-hidden="true" />
        <span className="visually-hidden">{t('chip')} </span>
        {isChanged ? t('changed', { name }) : name}
      </PlainButton>
      {isOpen ? <SavedSheet search={search} onRemoved={onRemoved} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './search-bar.module.css';

/** The specification's debounce. */
const pauseMs = 300;
const nameMax = 100;

interface NameSearchProps {
  name: string | null;
  onSearch: (name: string | null) => void;
}

/** Searches by itself when typing pauses. */
export function NameSearch({ name, onSearch }: NameSearchProps) {
  const t = useMessages('search');
  const [typed, setTyped] = useState(name ?? '');
  const [searched, setSearched] = useState(name);
  // The name changed elsewhere, by a reset or by going back.
  if (name !== searched) {
    setSearched(name);
    setTyped(name ?? '');
  }
  const wanted = typed.trim() || null;
  useEffect(() => {
    if (wanted === searched) return undefined;
    const timer = setTimeout(() => {
      setSearched(wanted);
      onSearch(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <label className={classes.name}>
      <span className="visually-hidden">{t('name')}</span>
      <IconSearch className={classes.glass} size={22} aria-hidden="true" />
      <input
        type="search"
        className={classes.nameInput}
        placeholder={t('namePlaceholder')}
        maxLength={nameMax}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  );
}

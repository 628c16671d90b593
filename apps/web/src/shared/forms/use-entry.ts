import { useState } from 'react';

interface EntryOptions<Entry> {
  value: string | null;
  onChange: (value: string | null) => void;
  format: (value: string | null) => Entry;
  /** Null while the entry is unfinished. */
  parse: (entry: Entry) => string | null;
}

/** What is typed, and the value that it means. A value from elsewhere replaces the entry. */
export function useEntry<Entry>({ value, onChange, format, parse }: EntryOptions<Entry>) {
  const [entry, setOwnEntry] = useState(() => format(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setOwnEntry(format(value));
  }
  function setEntry(next: Entry): void {
    const meant = parse(next);
    setOwnEntry(next);
    setKnown(meant);
    if (meant !== value) onChange(meant);
  }
  return [entry, setEntry] as const;
}

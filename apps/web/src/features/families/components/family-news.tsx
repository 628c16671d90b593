import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { sayNewest } from '../model/say-newest.ts';
import { useFamilyCounts } from '../model/use-family-counts.ts';

/** Says once to screen readers what came while the page was open. */
export function FamilyNews() {
  useMessages('home');
  const counts = useFamilyCounts();
  const newest = counts?.newest ?? null;
  const key = newest === null ? '' : `${newest.kind}-${newest.id}-${newest.count}`;
  const [first, setFirst] = useState<string | null>(null);
  // What was there at the beginning is no news.
  if (counts !== null && first === null) setFirst(key);
  return (
    <span className="visually-hidden" role="status">
      {newest === null || first === null || key === first ? null : sayNewest(newest)}
    </span>
  );
}

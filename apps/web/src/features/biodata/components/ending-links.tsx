import { useQuery } from '@tanstack/react-query';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ownBiodataQuery } from '../api/own-biodata.ts';
import { nameLink } from '../model/name-link.ts';

/** The links that are on now, and that a pause closes for good. */
export function EndingLinks() {
  const t = useMessages('biodata');
  const { data } = useQuery(ownBiodataQuery);
  const names = (data?.links ?? []).filter(({ state }) => state === 'on').map((link) => nameLink(link, t));
  return names.length === 0 ? null : (
    <p>{t('link.endsWithPause', { count: names.length, names: formatList(names) })}</p>
  );
}

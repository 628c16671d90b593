import { useState } from 'react';
import { saySince } from '../../../entities/saved-search/say-since.ts';
import { useSavedSearchChanges } from '../../../entities/saved-search/saved-searches.ts';
import { paths } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { FilterChip } from '../model/filter-chips.ts';
import type { SearchAddress } from '../model/search-address.ts';
import { hasFilters } from '../model/tidy-filters.ts';
import type { OpenedSearch } from '../model/use-opened-search.ts';
import classes from './saved.module.css';

const SaveSheet = lazyPart(() => import('./save-sheet.tsx').then((module) => module.SaveSheet));

interface SavedLineProps {
  address: SearchAddress;
  chips: readonly FilterChip[];
  saved: OpenedSearch;
  onSaved: (id: number) => void;
}

/** Below the filters: what is new in the saved search, or how to save this one. */
export function SavedLine({ address, chips, saved, onSaved }: SavedLineProps) {
  const t = useMessages('saved');
  const [isSaving, setIsSaving] = useState(false);
  const { change } = useSavedSearchChanges();
  const { search, isChanged, list } = saved;
  const hasSaved = (list?.items.length ?? 0) > 0;
  const canSave = list !== null && search === null && hasFilters(address.filters);
  // Without a filter the faces come first; the settings have the list too.
  if (search === null && !canSave) return null;

  function saveChanges(id: number) {
    const { filters, sort } = address;
    change.mutate(
      { id, search: { filters, sort } },
      {
        onSuccess: () => showToast({ message: t('changesSaved'), tone: 'success' }),
        onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
      },
    );
  }

  return (
    <Row gap={4} justify="between" wrap className={classes.line}>
      {search !== null && !isChanged ? <News saved={saved} /> : null}
      {search !== null && isChanged ? (
        <Row gap={4} wrap>
          <LinkButton aria-busy={change.isPending || undefined} onClick={() => saveChanges(search.id)}>
            {t('saveChanges')}
          </LinkButton>
          <LinkButton onClick={() => setIsSaving(true)}>{t('saveAsNew')}</LinkButton>
        </Row>
      ) : null}
      {canSave ? <LinkButton onClick={() => setIsSaving(true)}>{t('saveThis')}</LinkButton> : null}
      {hasSaved ? (
        <Link to={paths.savedSearches} className={`touch bold ${classes.all}`}>
          {t('all')}
        </Link>
      ) : null}
      {isSaving && list !== null ? (
        <SaveSheet
          address={address}
          chips={chips}
          list={list}
          onSaved={(id) => {
            setIsSaving(false);
            onSaved(id);
          }}
          onClose={() => setIsSaving(false)}
        />
      ) : null}
    </Row>
  );
}

function News({ saved: { visit } }: Pick<SavedLineProps, 'saved'>) {
  const t = useMessages('saved');
  if (visit === null) return <span />;
  const since = saySince(visit.since);
  return (
    <Text tone="soft" role="status">
      {visit.new_count === 0 ? (
        t('nothingNew', { since })
      ) : (
        <>
          <Mark tint="gold" weight="bold">
            {t('new', { count: visit.new_count })}
          </Mark>{' '}
          {t('since', { since })}
        </>
      )}
    </Text>
  );
}

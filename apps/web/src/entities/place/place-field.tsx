import type { Place, PlaceSuggestion } from '@suchi/contracts/places';
import { isEnglishText, toEnglishLetters } from '@suchi/domain/text';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMapPin } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { ComboboxField } from '../../shared/forms/combobox-field.tsx';
import type { FieldProps } from '../../shared/forms/field.tsx';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { googleAuth } from './google-maps.ts';
import type { PlaceCandidate } from './place-candidate.ts';
import { placeSearchQuery } from './place-search-query.ts';
import { Box } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';

/** Debounce before a request. */
const pauseMs = 300;
const searchFromLetters = 2;

interface PlaceFieldProps extends FieldProps {
  value: Place | null;
  onChange: (place: PlaceSuggestion | null) => void;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}

/** A town, from our gazetteer, or from Google when there is a key. A village that is in neither is used as typed. */
export function PlaceField({ value, onChange, ...field }: PlaceFieldProps) {
  const t = useMessages('fields');
  const hasAuthFailed = useSyncExternalStore(googleAuth.subscribe, googleAuth.hasFailed);
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), pauseMs);
  const search = useQuery({
    ...placeSearchQuery(asked, hasAuthFailed),
    enabled: asked.length >= searchFromLetters,
    placeholderData: keepPreviousData,
  });
  const candidates = asked.length >= searchFromLetters ? (search.data ?? []) : [];
  return (
    <div>
      <ComboboxField
        {...field}
        leftIcon={<IconMapPin size={22} />}
        placeholder={t('place.placeholder')}
        value={value && { key: keyOf(value), label: value.name }}
        options={candidates}
        onSearch={setTyped}
        searchFrom={searchFromLetters}
        onChange={(option) => {
          const candidate = candidates.find(({ key }) => key === option?.key);
          if (candidate) void choose(candidate, onChange);
          else onChange(null);
        }}
        onAdd={(text) => takeTypedName(text, onChange, t('validation.english'))}
        addLabel={(text) => t('place.use', { text })}
        canAddKnown
        emptyText={search.isError ? t('place.failed') : t('combobox.noResults')}
        isLoading={search.isFetching || asked !== typed.trim()}
      />
      {hasAuthFailed ? <PlaceAuthFailure /> : null}
    </div>
  );
}

async function choose(candidate: PlaceCandidate, onChange: PlaceFieldProps['onChange']): Promise<void> {
  try {
    onChange(await candidate.resolve());
  } catch (error) {
    showToast({ message: errorWords(error).join(' '), tone: 'error' });
  }
}

/** Without coordinates, so no map shows it. The book prints it, so it is in English letters. */
function takeTypedName(typed: string, onChange: PlaceFieldProps['onChange'], refusal: string): boolean {
  const name = toEnglishLetters(typed);
  if (!isEnglishText(name)) {
    showToast({ message: refusal, tone: 'warning' });
    return false;
  }
  onChange({ name, formatted_address: name, lat: null, lng: null, country: null });
  return true;
}

function keyOf({ name, formatted_address: address, lat, lng }: Place): string {
  return [name, address, lat, lng].join('|');
}

/** Shown when Google refuses the key. The field goes on with our gazetteer. */
function PlaceAuthFailure() {
  const t = useMessages('fields');
  return (
    <Box tone="error" above={2} className="note tint-error" role="status">
      <Text weight="bold">{t('place.authFailureTitle')}</Text>
      <p>{t('place.authFailureText')}</p>
    </Box>
  );
}

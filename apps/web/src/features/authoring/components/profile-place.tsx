import type { PlaceSuggestion } from '@suchi/contracts/profile';
import type { FieldNameOfKind } from '@suchi/domain/profile';
import { PlaceField } from '../../../entities/place/place-field.tsx';
import { useAnswer, useLabel } from '../model/use-answer.ts';

interface ProfilePlaceProps {
  path: FieldNameOfKind<'place'>;
  onChosen?: (place: PlaceSuggestion | null) => void;
}

export function ProfilePlace({ path, onChosen }: ProfilePlaceProps) {
  const label = useLabel(path);
  const { value, onChange, shown } = useAnswer(path);
  return (
    <PlaceField
      {...shown}
      label={label}
      value={value}
      onChange={(chosen) => {
        onChange(chosen && withoutCountry(chosen));
        onChosen?.(chosen);
      }}
    />
  );
}

function withoutCountry({ name, formatted_address, lat, lng }: PlaceSuggestion) {
  return { name, formatted_address, lat, lng };
}

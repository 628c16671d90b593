import { useMessages } from '../../../shared/i18n/messages.ts';
import { ProfileNumber } from './profile-number.tsx';
import { FieldGroup, Pair } from './section-card.tsx';

interface SiblingsFieldsProps {
  siblings: 'brothers' | 'sisters';
}

export function SiblingsFields({ siblings }: SiblingsFieldsProps) {
  const t = useMessages('authoring');
  return (
    <FieldGroup title={t(`${siblings}Title`)}>
      <Pair>
        <ProfileNumber path={`${siblings}_married`} />
        <ProfileNumber path={`${siblings}_unmarried`} />
      </Pair>
    </FieldGroup>
  );
}

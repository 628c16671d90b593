import { useMessages } from '../../../shared/i18n/messages.ts';
import { ProfileNumber } from './profile-number.tsx';
import { FieldGroup, Pair } from './section-card.tsx';

export function BrothersFields() {
  const t = useMessages('authoring');
  return (
    <FieldGroup title={t('brothersTitle')}>
      <Pair>
        <ProfileNumber path="brothers_married" entry="siblings" />
        <ProfileNumber path="brothers_unmarried" entry="siblings" />
      </Pair>
    </FieldGroup>
  );
}

export function SistersFields() {
  const t = useMessages('authoring');
  return (
    <FieldGroup title={t('sistersTitle')}>
      <Pair>
        <ProfileNumber path="sisters_married" entry="siblings" />
        <ProfileNumber path="sisters_unmarried" entry="siblings" />
      </Pair>
    </FieldGroup>
  );
}

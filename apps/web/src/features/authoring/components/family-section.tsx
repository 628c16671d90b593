import { useMessages } from '../../../shared/i18n/messages.ts';
import { ProfileNumber } from './profile-number.tsx';
import { FieldGroup, Pair } from './section-card.tsx';

export function FamilySection() {
  const t = useMessages('authoring');
  return (
    <>
      <FieldGroup title={t('brothersTitle')}>
        <Pair>
          <ProfileNumber path="brothers_married" entry="siblings" />
          <ProfileNumber path="brothers_unmarried" entry="siblings" />
        </Pair>
      </FieldGroup>
      <FieldGroup title={t('sistersTitle')}>
        <Pair>
          <ProfileNumber path="sisters_married" entry="siblings" />
          <ProfileNumber path="sisters_unmarried" entry="siblings" />
        </Pair>
      </FieldGroup>
    </>
  );
}

import type { FamilyListItem } from '@suchi/contracts/families';
import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { CardSafety } from '../../../entities/member-safety/card-safety.tsx';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';

/** Block and Report. */
export function FamilyDots({ item: { kind, family } }: { item: FamilyListItem }) {
  const t = useMessages('families');
  const { id: userId } = useCurrentUser();
  const queryClient = useQueryClient();
  return (
    <CardSafety
      profileId={family.profile_id}
      name={namesOf(family).name || t('nameless')}
      userId={userId}
      source={kind === 'mail' ? 'mail' : 'list'}
      onChanged={() => void queryClient.invalidateQueries({ queryKey: discoveryKey })}
    />
  );
}

import type { ReadProfile } from '@suchi/contracts/profiles';
import { listFactGroups } from '../../entities/profile-sheet/fact-groups.ts';
import { FactsList } from '../../entities/profile-sheet/facts-list.tsx';
import { DeskEntryPage } from '../../features/desk-entry/entry-page.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { Card } from '../../shared/ui/layout.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { useProfileId } from '../use-profile-id.ts';

const DeskForm = lazyPart(() =>
  import('../member/candidate-form.route.tsx').then((module) => module.DeskForm),
);

export function DeskEntryRoute() {
  const id = useProfileId();
  return id === null ? <NoSuchPage /> : <DeskEntryPage key={id} id={id} Form={DeskForm} Sheet={Sheet} />;
}

/** As it was saved last, to read only. */
function Sheet({ source }: { source: ReadProfile }) {
  const t = useMessages('profile');
  return (
    <Card padding={4} gap={4}>
      {listFactGroups(source.sheet, t).map((group) => (
        <FactsList key={group.key} group={group} density="office" />
      ))}
    </Card>
  );
}

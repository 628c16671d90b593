import type { ReadChanges } from '@suchi/contracts/review';
import { IconFilePencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { ChangesDiff } from '../../../entities/profile-sheet/changes-diff.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ownChangesQuery } from '../api/own-changes.ts';

/** The open revision as the committee reads it. */
export function OwnChanges() {
  const source = useQuery(ownChangesQuery);
  return (
    <ListStates
      source={source}
      isEmpty={(changes: ReadChanges) => changes === null}
      loading={<Skeleton height={320} />}
      empty={<NoChanges />}
      ready={(changes: ReadChanges) =>
        changes ? <ChangesDiff revision={changes} Image={PictureImage} /> : null
      }
    />
  );
}

function NoChanges() {
  const t = useMessages('ownProfile');
  return (
    <StatePanel
      icon={<IconFilePencil />}
      title={t('changes.emptyTitle')}
      action={<ButtonLink to={paths.home}>{t('changes.home')}</ButtonLink>}
    >
      <p>{t('changes.emptyText')}</p>
    </StatePanel>
  );
}

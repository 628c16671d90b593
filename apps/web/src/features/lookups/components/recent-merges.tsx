import type { LookupMerge } from '@suchi/contracts/lookups';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { mergesQuery, useUndoMerge } from '../api/lookups-api.ts';

/** The merges of the last day, each with its undo. */
export function RecentMerges({ type }: { type: string }) {
  const { data } = useQuery(mergesQuery(type));
  return data?.merges.map((merge) => <MergeLine key={merge.id} merge={merge} />);
}

function MergeLine({ merge: { id, source, target } }: { merge: LookupMerge }) {
  const t = useMessages('lookups');
  const { mutate, isPending } = useUndoMerge();
  return (
    <Banner
      tone="gold"
      icon={<IconHistory />}
      title={t('merge.done', { source, target })}
      action={
        <Button
          look="default"
          isBusy={isPending}
          onClick={() =>
            mutate(
              { id },
              { onSuccess: () => showToast({ message: t('merge.undone', { source }), tone: 'success' }) },
            )
          }
        >
          {t('merge.undo')}
        </Button>
      }
    />
  );
}

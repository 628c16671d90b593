import type { KnownPerson } from '@suchi/contracts/discovery';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { unblock } from '../../../entities/member-safety/block-api.ts';
import { reportedPersonQuery } from '../../../entities/member-safety/report-api.ts';
import { discoveryKey } from '../../../entities/profile-mark/discovery-key.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { showToast } from '../../../shared/ui/toast.ts';

const undoMs = 10_000;

/** Blocks a person and offers to undo it for ten seconds; after that the card says that the person is blocked. */
export function useBlocking(person: KnownPerson, initialDialog: 'block' | 'report' | null) {
  const t = useMessages('safety');
  const queryClient = useQueryClient();
  const { id: userId } = useCurrentUser();
  const [dialog, setDialog] = useState(initialDialog);
  const [undoable, setUndoable] = useState<number | null>(null);

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: discoveryKey }),
      queryClient.invalidateQueries({ queryKey: reportedPersonQuery(person.profile_id).queryKey }),
    ]);

  useEffect(() => {
    if (undoable === null) return undefined;
    const timer = setTimeout(() => setUndoable(null), undoMs);
    return () => clearTimeout(timer);
  }, [undoable]);

  function undo() {
    const blockId = undoable ?? person.block_id;
    if (blockId === null) return;
    unblock(blockId)
      .then(refresh)
      .then(
        () => {
          setUndoable(null);
          showToast({ message: t('block.undone', { name: namesOf(person).name }), tone: 'success' });
        },
        (error: unknown) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
      );
  }

  return {
    userId,
    dialog,
    isFolded: undoable !== null,
    open: setDialog,
    close: () => setDialog(null),
    undo,
    onBlocked: (blockId: number | null) => {
      setDialog(null);
      setUndoable(blockId);
      void refresh();
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { listKey } from '../../shared/ui/data-list/use-data-list.ts';
import { useHeldActions } from '../../shared/ui/use-held-actions.ts';
import { moveSubscriptions, type SubscriptionList, subscriptionsKey } from './subscriptions-api.ts';

interface Move {
  words: string;
  selection: Parameters<typeof moveSubscriptions>[1];
  hides: (id: number | string) => boolean;
  hiddenCount: number;
}

/** Archives or restores, with ten seconds to undo. */
export function useMoveSubscriptions(list: SubscriptionList) {
  const queryClient = useQueryClient();
  const held = useHeldActions();
  const [failure, setFailure] = useState<string | null>(null);
  return {
    ...held,
    failure,
    move({ selection, ...action }: Move): void {
      setFailure(null);
      held.hold({
        ...action,
        send: async () => {
          await moveSubscriptions(list, selection).catch((error: unknown) =>
            setFailure(errorWords(error).join(' ')),
          );
          await queryClient.invalidateQueries({ queryKey: [listKey, subscriptionsKey] });
        },
      });
    },
  };
}

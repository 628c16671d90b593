import type { LookupPair } from '@suchi/contracts/lookups';
import { IconArrowMerge } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { pairsQuery, useKeepApart } from '../api/lookups-api.ts';
import { Row } from '../../../shared/ui/layout.tsx';

/** One suggestion at a time. Without an answer nothing is shown: the list works without it. */
export function LookAlikes({ type, onMerge }: { type: string; onMerge: (pair: LookupPair) => void }) {
  const t = useMessages('lookups');
  const { data } = useQuery(pairsQuery(type));
  const { mutate, isPending } = useKeepApart();
  const pair = data?.pairs[0];
  if (!pair) return null;
  const { source, target } = pair;
  return (
    <Banner
      tone="gold"
      icon={<IconArrowMerge />}
      title={t('alike.title', { source: source.name, target: target.name })}
      action={
        <Row gap={2} align="stretch" wrap>
          <Button
            look="default"
            isBusy={isPending}
            onClick={() =>
              mutate(
                { source: source.id, target: target.id },
                { onSuccess: () => showToast({ message: t('alike.apartDone'), tone: 'success' }) },
              )
            }
          >
            {t('alike.apart')}
          </Button>
          <Button look="default" onClick={() => onMerge(pair)}>
            {t('alike.merge')}
          </Button>
        </Row>
      }
    >
      {t('alike.text', { first: source.uses, second: target.uses, place: 1, total: data.pairs.length })}
    </Banner>
  );
}

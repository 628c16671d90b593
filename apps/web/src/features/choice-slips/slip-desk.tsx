import type { OpenedSlip, SlipDesk as Desk } from '@suchi/contracts/melawa';
import { IconClipboardHeart } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { NumberField } from '../../shared/forms/number-field.tsx';
import { formatTimeOfDay } from '../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Stack } from '../../shared/ui/layout.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { refusalWords } from './refusal-words.ts';
import { SlipEntry } from './slip-entry.tsx';
import { openSlip, slipDeskQuery } from './slips-api.ts';

type Typable = OpenedSlip & { state: 'first' | 'second' };

const isTypable = (slip: OpenedSlip | undefined): slip is Typable =>
  slip?.state === 'first' || slip?.state === 'second';

/** One slip after the other: whose it is, then its lines. */
export function SlipDesk({ desk }: { desk: Desk }) {
  const t = useMessages('slips');
  const client = useQueryClient();
  const [aside, setAside] = useState(0);
  const { mutate, data: slip, error, isPending, reset } = useMutation({ mutationFn: openSlip });
  if (!desk.is_open)
    return (
      <StatePanel icon={<IconClipboardHeart />} title={t('closed.title')}>
        <p>{desk.has_paper ? t('closed.text') : t('closed.off')}</p>
      </StatePanel>
    );
  const next = (message: string | null) => {
    reset();
    void client.invalidateQueries({ queryKey: slipDeskQuery.queryKey });
    if (message !== null) showToast({ message, tone: 'success' });
  };
  if (isTypable(slip))
    return (
      <SlipEntry
        key={slip.own}
        slip={slip}
        desk={desk}
        onDone={next}
        onAside={() => {
          setAside(aside + 1);
          next(null);
        }}
        onChange={() => next(null)}
      />
    );
  return (
    <Stack gap={4}>
      <FormAlert words={error ? refusalWords(error) : []} />
      <Card padding={5} gap={4}>
        <OpenForm isBusy={isPending} onOpen={mutate} />
        <div role="status">
          {slip === undefined ? null : (
            <Text tone="gold" weight="bold">
              {sayState(slip, t)}
            </Text>
          )}
        </div>
      </Card>
      <Text tone="muted">
        {t('start.waiting', { count: desk.waiting })}. {t('start.finished', { count: desk.finished })}.{' '}
        {aside === 0 ? '' : `${t('start.aside', { count: aside })}. `}
        {t('start.closes', { time: formatTimeOfDay(desk.closes_at) })}
      </Text>
    </Stack>
  );
}

function OpenForm({ isBusy, onOpen }: { isBusy: boolean; onOpen: (own: number) => void }) {
  const t = useMessages('slips');
  const [own, setOwn] = useState<number | null>(null);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    if (own !== null && own > 0) onOpen(own);
  };
  return (
    <Form label={t('start.open')} onSubmit={open}>
      <Stack gap={3} align="start">
        <NumberField label={t('start.own')} value={own} onChange={setOwn} />
        <Button type="submit" disabled={own === null} isBusy={isBusy}>
          {t('start.open')}
        </Button>
      </Stack>
    </Form>
  );
}

/** Why a slip is not typed. */
function sayState({ state, own: number, sent_at: sentAt }: OpenedSlip, t: Translate<'slips'>): string {
  if (state === 'app_counts')
    return t('state.app_counts', { number, time: sentAt === null ? '' : formatTimeOfDay(sentAt) });
  return state === 'first' || state === 'second' ? '' : t(`state.${state}`, { number });
}

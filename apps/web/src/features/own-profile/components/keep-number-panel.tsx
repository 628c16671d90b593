import { keepNumberContract, ownNumberContract } from '@suchi/contracts/print';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card } from '../../../shared/ui/layout.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import classes from './mark-married.module.css';

/** Only for families that had a number in an earlier book. */
export function KeepNumberPanel() {
  const t = useMessages('ownProfile');
  const id = useId();
  const { data } = useQuery(ownNumberQuery);
  const { mutate, isPending } = useKeepNumber();
  if (!data?.last) return null;
  const { year, serial_number: number } = data.last;
  const title = t('keepNumber.title', { number });
  return (
    <Card as="section" padding={6} gap={4} className={classes.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={classes.text} id={`${id}-text`}>
        {t(data.is_late ? 'keepNumber.late' : 'keepNumber.text', { number, year })}
      </p>
      <Switch
        label={title}
        describedBy={`${id}-text`}
        isOn={data.is_kept}
        isBusy={isPending}
        onChange={(isKept) => mutate(isKept)}
        words={{ on: t('keepNumber.on'), off: t('keepNumber.off') }}
      />
    </Card>
  );
}

const ownNumberKey = [...ownProfileKey, 'number'];

const ownNumberQuery = queryOptions({
  queryKey: ownNumberKey,
  queryFn: ({ signal }) => api.call(ownNumberContract, {}, { signal }),
});

/** Asks to keep the number of the book before, or no longer. */
function useKeepNumber() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isKept: boolean) => api.call(keepNumberContract, { is_kept: isKept }),
    onSuccess: (own) => queryClient.setQueryData(ownNumberKey, own),
    onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
  });
}

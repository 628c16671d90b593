import type { FamilyNumber } from '@suchi/contracts/discovery';
import { IconPhone } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Stack } from '../../shared/ui/layout.tsx';
import { readNumber } from './shared-api.ts';

interface ShownNumberProps {
  code: string;
  numbers: (numbers: readonly FamilyNumber[]) => ReactNode;
}

const none: readonly string[] = [];

/** The number is asked for by itself, and the family reads how often. */
export function ShownNumber({ code, numbers }: ShownNumberProps) {
  const t = useMessages('biodata');
  const { data, mutate, isPending, error } = useMutation({ mutationFn: () => readNumber(code) });
  if (data !== undefined) return <Card padding={4}>{numbers(data.numbers)}</Card>;
  return (
    <Stack gap={3}>
      <FormAlert words={error === null ? none : errorWords(error)} />
      <Button
        look="green"
        size="large"
        fullWidth
        icon={<IconPhone size={22} />}
        isBusy={isPending}
        onClick={() => mutate()}
      >
        {t('shared.showNumber')}
      </Button>
    </Stack>
  );
}

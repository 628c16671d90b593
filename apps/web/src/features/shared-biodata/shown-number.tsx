import type { FamilyNumber } from '@suchi/contracts/discovery';
import { IconPhone } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Stack } from '../../shared/ui/layout.tsx';
import { readNumber, useSend } from './shared-api.ts';

interface ShownNumberProps {
  code: string;
  numbers: (numbers: readonly FamilyNumber[]) => ReactNode;
}

/** The number is asked for by itself, and the family reads how often. */
export function ShownNumber({ code, numbers }: ShownNumberProps) {
  const t = useMessages('biodata');
  const [shown, setShown] = useState<readonly FamilyNumber[] | null>(null);
  const { isBusy, error, go } = useSend(readNumber);
  const refusal = useMemo(() => (error === null ? [] : errorWords(error)), [error]);
  if (shown !== null) return <Card padding={4}>{numbers(shown)}</Card>;
  return (
    <Stack gap={3}>
      <FormAlert words={refusal} />
      <Button
        look="green"
        size="large"
        fullWidth
        icon={<IconPhone size={22} />}
        isBusy={isBusy}
        onClick={() => void go(code, ({ numbers: found }) => setShown(found))}
      >
        {t('shared.showNumber')}
      </Button>
    </Stack>
  );
}

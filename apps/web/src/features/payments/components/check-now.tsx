import { IconRefresh } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useRest } from '../model/use-rest.ts';

interface CheckNowProps extends Pick<ComponentProps<typeof Button>, 'look' | 'fullWidth'> {
  isAsking: boolean;
  onCheck: () => void;
}

/** Asks the bank now; rests ten seconds after each tap. */
export function CheckNow({ isAsking, onCheck, ...look }: CheckNowProps) {
  const t = useMessages('payments');
  const { isResting, begin } = useRest();
  const isOff = isResting && !isAsking;
  return (
    <Button
      {...look}
      icon={<IconRefresh size={22} />}
      isBusy={isAsking}
      disabled={isOff}
      onClick={() => {
        begin();
        onCheck();
      }}
    >
      {isOff ? t('asked') : t('checkNow')}
    </Button>
  );
}

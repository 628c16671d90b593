import type { FoundClosed } from '@suchi/contracts/closing';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { comeBack, type Credentials } from '../api/closing-api.ts';

interface ClosedAccountPanelProps {
  credentials: Credentials;
  closed: FoundClosed;
  /** Signs in with the same password. */
  onOpened: () => Promise<void>;
  onLeave: () => void;
}

/** In place of the login form, for the owner of a closed account. */
export function ClosedAccountPanel({ credentials, closed, onOpened, onLeave }: ClosedAccountPanelProps) {
  const t = useMessages('closing');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<readonly string[]>([]);
  useEffect(() => heading.current?.focus(), []);
  async function open() {
    setFailure([]);
    setIsBusy(true);
    try {
      await comeBack(credentials);
      await onOpened();
    } catch (error) {
      setIsBusy(false);
      setFailure(errorWords(error));
    }
  }
  return (
    <Stack gap={4}>
      <FormAlert words={failure} />
      <h2 ref={heading} tabIndex={-1}>
        {t('closed.title')}
      </h2>
      <p>
        {t('closed.text', {
          closed: formatCalendarDate(closed.closed_on),
          reference: closed.reference,
          until: formatCalendarDate(closed.restore_until),
        })}
      </p>
      <p>{t('closed.safe')}</p>
      <Button size="large" fullWidth isBusy={isBusy} onClick={() => void open()}>
        {t('closed.open')}
      </Button>
      <Button look="default" size="large" fullWidth onClick={onLeave}>
        {t('closed.leave')}
      </Button>
    </Stack>
  );
}

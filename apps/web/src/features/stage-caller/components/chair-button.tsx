import type { CallerPerson } from '@suchi/contracts/melawa';
import { IconArmchair } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import type { CallerPart } from './caller-parts.ts';
import classes from './caller.module.css';

/** The candidate has come to the stage, or not yet. */
export function ChairButton({
  person: { number, is_there: isThere },
  tap,
}: { person: CallerPerson } & Pick<CallerPart, 'tap'>) {
  const t = useMessages('stage');
  return (
    <PlainButton
      className={classes.chair}
      aria-pressed={isThere}
      aria-label={t('chair', { number })}
      title={t('atStage')}
      onClick={() => tap({ kind: 'chair', number, is_there: !isThere })}
    >
      <IconArmchair size={24} aria-hidden="true" />
    </PlainButton>
  );
}

import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import classes from './door.module.css';

interface PeopleStepperProps {
  count: number;
  most: number;
  onChange: (count: number) => void;
}

/** How many they are, at least one. */
export function PeopleStepper({ count, most, onChange }: PeopleStepperProps) {
  const t = useMessages('door');
  return (
    <Row className={classes.stepper} role="group" aria-label={t('ok.door')}>
      <IconButton
        label={t('ok.minus')}
        icon={<IconMinus aria-hidden="true" />}
        disabled={count <= 1}
        onClick={() => onChange(count - 1)}
      />
      <output aria-live="polite">{count}</output>
      <IconButton
        label={t('ok.plus')}
        icon={<IconPlus aria-hidden="true" />}
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
      />
    </Row>
  );
}

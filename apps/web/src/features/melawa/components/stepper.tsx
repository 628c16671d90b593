import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './stepper.module.css';

interface StepperProps {
  label: string;
  hint: string;
  value: number;
  most: number;
  /** The names of the two buttons. */
  words: { fewer: string; more: string };
  onChange: (value: number) => void;
}

/** A small number with a button on either side. */
export function Stepper({ label, hint, value, most, words, onChange }: StepperProps) {
  const id = useId();
  return (
    <Row gap={3} justify="between" className={classes.row} role="group" aria-labelledby={id}>
      <div>
        <Text weight="bold" id={id}>
          {label}
        </Text>
        <Text tone="muted" size="md">
          {hint}
        </Text>
      </div>
      <Row className={classes.stepper}>
        <PlainButton
          className={classes.button}
          aria-label={words.fewer}
          disabled={value === 0}
          onClick={() => onChange(value - 1)}
        >
          <IconMinus size={20} aria-hidden="true" />
        </PlainButton>
        <output className={classes.value}>{value}</output>
        <PlainButton
          className={classes.button}
          aria-label={words.more}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          <IconPlus size={20} aria-hidden="true" />
        </PlainButton>
      </Row>
    </Row>
  );
}

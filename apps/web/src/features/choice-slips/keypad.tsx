import { IconBackspace, IconCornerDownLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './choice-slips.module.css';

interface KeypadProps {
  typed: string;
  line: number;
  isFull: boolean;
  onType: (typed: string) => void;
  onEnter: () => void;
  onLeave: () => void;
}

const digitsMost = 6;
const figures = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Keys for a finger; the keyboard types into the same field. */
export function Keypad({ typed, line, isFull, onType, onEnter, onLeave }: KeypadProps) {
  const t = useMessages('slips');
  const field = useRef<HTMLInputElement>(null);
  // A slip was opened: the next key is its first line.
  useEffect(() => field.current?.focus(), []);
  const press = (figure: string) => onType((typed + figure).slice(0, digitsMost));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <Row gap={3} className={classes.field}>
        <input
          value={typed}
          inputMode="none"
          autoComplete="off"
          ref={field}
          aria-label={t('emptyLine', { line })}
          maxLength={digitsMost}
          readOnly={isFull}
          onChange={(event) => onType(event.target.value.replaceAll(/\D/g, ''))}
        />
        <Text as="span" tone="soft" nowrap>
          {t('line', { line })}
        </Text>
      </Row>
      <div className={classes.keys}>
        {figures.map((figure) => (
          <PlainButton key={figure} className={classes.key} onClick={() => press(figure)}>
            {figure}
          </PlainButton>
        ))}
        <PlainButton className={classes.key} data-small onClick={() => onType('')}>
          {t('clear')}
        </PlainButton>
        <PlainButton className={classes.key} onClick={() => press('0')}>
          0
        </PlainButton>
        <PlainButton
          className={classes.key}
          aria-label={t('back')}
          onClick={() => onType(typed.slice(0, -1))}
        >
          <IconBackspace size={28} aria-hidden="true" />
        </PlainButton>
      </div>
      <Row gap={3} above={3}>
        <Button look="default" size="large" disabled={isFull} onClick={onLeave}>
          {t('leave')}
        </Button>
        <Button
          type="submit"
          size="large"
          fullWidth
          disabled={typed === '' || isFull}
          icon={<IconCornerDownLeft size={22} aria-hidden="true" />}
        >
          {t('next')}
        </Button>
      </Row>
    </form>
  );
}

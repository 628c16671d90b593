import { IconHash } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './door.module.css';

interface NumberFieldProps {
  first?: string;
  onScan: (text: string) => void;
}

/** Takes a number or a code, typed or from a scanner on a cable. Enter counts. */
export function NumberField({ first = '', onScan }: NumberFieldProps) {
  const t = useMessages('door');
  const [typed, setTyped] = useState(first);
  const isEmpty = typed.trim() === '';
  return (
    <Row
      as="form"
      gap={3}
      className={classes.find}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        setTyped('');
        onScan(typed.trim());
      }}
    >
      <span className={classes.findBox}>
        <IconHash size={22} aria-hidden="true" />
        <input
          aria-label={t('ready.field')}
          placeholder={t('ready.field')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
      <Button type="submit" look="light" disabled={isEmpty}>
        {t('ready.find')}
      </Button>
    </Row>
  );
}

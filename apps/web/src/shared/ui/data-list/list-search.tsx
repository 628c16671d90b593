import { listSearchMinLength } from '@suchi/contracts/office';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { KeyCap } from '../key-cap.tsx';
import { PlainButton } from '../plain-button.tsx';
import { Row } from '../layout.tsx';
import { Text } from '../text.tsx';
import classes from './list-search.module.css';

const pauseMs = 300;

interface ListSearchProps {
  /** The text in the address. */
  search: string;
  placeholder: string;
  inputRef: RefObject<HTMLInputElement | null>;
  /** `onRefused` restores the text of the address. */
  onSearch: (search: string, onRefused: () => void) => void;
}

/** Searches 300 ms after the last letter, from three letters on. With one or two letters the list stays. */
export function ListSearch({ search, placeholder, inputRef, onSearch }: ListSearchProps) {
  const t = useMessages('list');
  const hintId = useId();
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  const [sent, setSent] = useState(search);
  if (shown !== search) {
    setShown(search);
    // Only a change from outside, such as Back, replaces what is being typed.
    if (search !== sent) setTyped(search);
    setSent(search);
  }
  const text = typed.trim();
  const isShort = text.length > 0 && text.length < listSearchMinLength;
  const send = useEffectEvent(() => {
    setSent(text);
    onSearch(text, () => {
      setSent(search);
      setTyped(search);
    });
  });
  useEffect(() => {
    if (isShort || text === sent) return undefined;
    const timer = setTimeout(send, pauseMs);
    return () => clearTimeout(timer);
  }, [text, isShort, sent]);
  return (
    <div className={classes.search}>
      <Row gap={2} tone="soft" className={classes.box}>
        <IconSearch size={20} aria-hidden="true" />
        <input
          ref={inputRef}
          type="search"
          className={classes.input}
          value={typed}
          maxLength={100}
          autoComplete="off"
          placeholder={placeholder}
          aria-label={placeholder}
          aria-describedby={isShort ? hintId : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed === '' ? (
          <KeyCap>/</KeyCap>
        ) : (
          <PlainButton
            className={classes.clear}
            aria-label={t('clearSearch')}
            onClick={() => {
              setTyped('');
              inputRef.current?.focus();
            }}
          >
            <IconX size={18} aria-hidden="true" />
          </PlainButton>
        )}
      </Row>
      <div aria-live="polite">
        {isShort ? (
          <Text id={hintId} tone="soft" above={1}>
            {t('hint')}
          </Text>
        ) : null}
      </div>
    </div>
  );
}

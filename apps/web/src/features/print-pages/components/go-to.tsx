import { useId, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './go-to.module.css';
import { sheetId } from './tv-sheet.tsx';

/** A field that scrolls to the page of a number, or to the next one that is shown. */
export function GoTo({ serials }: { serials: readonly number[] }) {
  const t = useMessages('printPages');
  const id = useId();
  const [typed, setTyped] = useState('');
  const go = () => {
    const target = serials.find((serial) => serial >= Number(typed)) ?? serials.at(-1);
    if (typed === '' || target === undefined) return;
    document.getElementById(sheetId(target))?.scrollIntoView();
  };
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label htmlFor={id}>{t('tvPdf.goTo')}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        enterKeyHint="go"
        value={typed}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={go}
      />
    </form>
  );
}

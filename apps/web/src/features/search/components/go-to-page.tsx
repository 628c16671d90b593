import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { parsePageNumber } from '../model/search-address.ts';
import { Box } from '../../../shared/ui/layout.tsx';
import classes from './result-pages.module.css';

interface GoToPageProps {
  pages: number;
  onGo: (page: number) => void;
}

export function GoToPage({ pages, onGo }: GoToPageProps) {
  const t = useMessages('search');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const page = parsePageNumber(typed, pages);
    setIsWrong(page === null);
    if (page === null) return;
    setTyped('');
    onGo(page);
  }
  return (
    <form className={classes.goTo} onSubmit={submit} noValidate>
      <label htmlFor={id}>{t('pages.goTo')}</label>
      <input
        id={id}
        className={classes.goToInput}
        // Not a number input: those hide invalid text and change with the mouse wheel.
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
      />
      <Button type="submit" look="default" size="small">
        {t('pages.go')}
      </Button>
      <Box tone="error" weight="bold" className={classes.wrong} id={`${id}-error`} aria-live="polite">
        {isWrong ? t('pages.wrong', { last: pages }) : null}
      </Box>
    </form>
  );
}

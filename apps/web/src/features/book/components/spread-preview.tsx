import type { BookJob } from '@suchi/contracts/print';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type SubmitEvent, useId, useState } from 'react';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { bookPageUrl, useFindPlace } from '../api/book-queries.ts';
import { countSpreads, type Spread, spreadAt, spreadOf } from '../model/spreads.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './spread-preview.module.css';

/** The pages of the last finished file, two at a time. */
export function SpreadPreview({ file }: { file: BookJob | null }) {
  const t = useMessages('book');
  return (
    <Stack as="section" gap={3} className={classes.preview} aria-label={t('preview.title')}>
      {file === null ? (
        <p className={classes.none}>{t('preview.none')}</p>
      ) : (
        // Another file begins at its cover.
        <Spreads key={file.id} file={file} pages={file.pages ?? 0} />
      )}
    </Stack>
  );
}

function Spreads({ file, pages }: { file: BookJob; pages: number }) {
  const t = useMessages('book');
  const [index, setIndex] = useState(0);
  const spread = spreadAt(index, pages);
  return (
    <>
      <div className={classes.spread}>
        <Page file={file} page={spread.left} alt={pageWords(t, 'alt', { page: spread.left, pages })} />
        <Page file={file} page={spread.right} alt={pageWords(t, 'alt', { page: spread.right, pages })} />
      </div>
      <Row gap={3} rowGap={2} wrap>
        <Button
          look="default"
          aria-label={t('preview.before')}
          aria-disabled={index === 0}
          icon={<IconChevronLeft size={22} aria-hidden="true" />}
          onClick={() => setIndex(Math.max(0, index - 1))}
        />
        <Button
          look="default"
          aria-label={t('preview.after')}
          aria-disabled={index === countSpreads(pages) - 1}
          icon={<IconChevronRight size={22} aria-hidden="true" />}
          onClick={() => setIndex(Math.min(countSpreads(pages) - 1, index + 1))}
        />
        <p className={classes.place} aria-live="polite">
          {wordsOf(t, spread, pages)}
        </p>
        <FindNumber file={file} onFound={(page) => setIndex(spreadOf(page))} />
      </Row>
    </>
  );
}

function Page({ file, page, alt }: { file: BookJob; page: number | null; alt: string }) {
  if (page === null) return <span className={classes.noPage} aria-hidden="true" />;
  return (
    <img
      key={page}
      className={classes.page}
      src={bookPageUrl(file.id, page)}
      alt={alt}
      width={file.size === 'A5' ? 699 : 992}
      height={file.size === 'A5' ? 992 : 1403}
    />
  );
}

/** The file counts the cover, the book does not. */
function pageWords(
  t: Translate<'book'>,
  use: 'name' | 'alt',
  { page, pages }: { page: number | null; pages: number },
): string {
  if (page === null) return '';
  if (page === 1) return t(`preview.${use}.cover`);
  return page === pages ? t(`preview.${use}.back`) : t(`preview.${use}.page`, { page: page - 1 });
}

function wordsOf(t: Translate<'book'>, { left, right }: Spread, pages: number): string {
  const isInside = (page: number | null): page is number => page !== null && page > 1 && page < pages;
  const words =
    isInside(left) && isInside(right)
      ? t('preview.pages', { first: left - 1, second: right - 1 })
      : formatList([left, right].map((page) => pageWords(t, 'name', { page, pages })).filter(Boolean));
  // A cover alone is none of the counted pages.
  return isInside(left) || isInside(right)
    ? t('preview.of', { pages: words, total: formatCount(pages - 2) })
    : words;
}

function FindNumber({ file, onFound }: { file: BookJob; onFound: (page: number) => void }) {
  const t = useMessages('book');
  const id = useId();
  const [number, setNumber] = useState('');
  const find = useFindPlace();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!/^\d{1,4}$/.test(number) || Number(number) === 0) return;
    find.mutate(
      { job: file.id, serial_number: Number(number) },
      { onSuccess: ({ page }) => page !== null && onFound(page) },
    );
  };
  return (
    <Row as="form" gap={3} rowGap={2} wrap className={classes.find} onSubmit={submit}>
      <label htmlFor={id}>{t('preview.number')}</label>
      <input
        id={id}
        inputMode="numeric"
        maxLength={4}
        value={number}
        onChange={(event) => setNumber(event.target.value.replaceAll(/\D/g, ''))}
      />
      <Button look="default" type="submit" isBusy={find.isPending}>
        {t('preview.go')}
      </Button>
      <p className={classes.notFound} role="status">
        {find.data?.page === null
          ? t('preview.notFound', { number: find.variables?.serial_number ?? '' })
          : ''}
      </p>
    </Row>
  );
}

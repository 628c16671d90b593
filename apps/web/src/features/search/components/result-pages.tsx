import type { SearchPage } from '@suchi/contracts/discovery';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { listPageNumbers } from '../../../shared/navigation/page-numbers.ts';
import { Link } from '../../../shared/router/link.tsx';
import { GoToPage } from './go-to-page.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './result-pages.module.css';

interface ResultPagesProps {
  page: number;
  pages: number;
  found: SearchPage;
  pageSearch: (page: number) => string;
  onGo: (page: number) => void;
}

/** Where one stands in the result, and the way to its other pages. */
export function ResultPages({ page, pages, found, pageSearch, onGo }: ResultPagesProps) {
  const t = useMessages('search');
  // A phone fits the first, the current and the last page.
  const isLeftOut = (number: number) => Math.abs(number - page) === 1 && number !== 1 && number !== pages;
  return (
    <Row gap={6} rowGap={4} wrap className={classes.pages}>
      <p className={classes.position}>
        {found.total_is_exact
          ? t('pages.position', { page, pages, total: found.total })
          : t('pages.positionMore', { page, pages, total: formatCount(found.total) })}
      </p>
      {pages === 1 ? null : (
        <>
          <Row as="nav" gap={2} className={classes.numbers} aria-label={t('pages.label')}>
            <Step search={page > 1 ? pageSearch(page - 1) : null} label={t('pages.previous')}>
              <IconChevronLeft size={22} aria-hidden="true" />
            </Step>
            {listPageNumbers(page, pages).map((number, index) =>
              number === null ? (
                // At most two ellipses, each with its own position as key.
                <span key={`gap-${index}`} className={classes.gap} aria-hidden="true">
                  …
                </span>
              ) : (
                <Link
                  key={number}
                  className={`${classes.number} ${isLeftOut(number) ? classes.wideOnly : ''}`}
                  to={{ search: pageSearch(number) }}
                  preventScrollReset
                  aria-label={t('pages.page', { page: number })}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </Link>
              ),
            )}
            <Step search={page < pages ? pageSearch(page + 1) : null} label={t('pages.next')}>
              <IconChevronRight size={22} aria-hidden="true" />
            </Step>
          </Row>
          <GoToPage pages={pages} onGo={onGo} />
        </>
      )}
    </Row>
  );
}

interface StepProps {
  /** Null on the first and the last page. */
  search: string | null;
  label: string;
  children: ReactNode;
}

function Step({ search, label, children }: StepProps) {
  return search === null ? (
    <span className={`${classes.number} ${classes.off}`} aria-hidden="true">
      {children}
    </span>
  ) : (
    <Link className={classes.number} to={{ search }} preventScrollReset aria-label={label}>
      {children}
    </Link>
  );
}

import { listCountedAtMost, type ListPageSize, listPageSizes } from '@suchi/contracts/office';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { formatCount } from '../../i18n/format-count.ts';
import { countedTotal } from '../../i18n/format-total.ts';
import { useMessages } from '../../i18n/messages.ts';
import { RichMessage } from '../../i18n/rich-message.tsx';
import { listPageNumbers } from '../../navigation/page-numbers.ts';
import { Link } from '../../router/link.tsx';
import { SmallSelect } from '../small-select.tsx';
import { Row } from '../layout.tsx';
import { PartlyHidden } from '../partly-hidden.tsx';
import { Text } from '../text.tsx';
import classes from './list-pages.module.css';
import type { ListAddressState } from './use-list-address.ts';

export interface PositionWords {
  /** `1 to 25 of <b>1,289</b> candidates`; the plural follows `count`, and `countWords` stands for it. */
  position: (values: { from: string; to: string; count: number; countWords: string }) => string;
  /** `0 candidates` */
  positionNone: string;
}

interface ListPagesProps {
  total: number;
  list: ListAddressState;
  words: PositionWords;
  onRows: (rows: ListPageSize) => void;
}

/** Which rows these are, how many on a page, and the other pages. */
export function ListPages({ total, list, words, onRows }: ListPagesProps) {
  const t = useMessages('list');
  const rowsId = useId();
  const { page, rows } = list.address;
  const from = (page - 1) * rows + 1;
  const reached = Math.min(total, listCountedAtMost);
  const to = Math.min(page * rows, reached);
  const isCut = total > reached && to === reached;
  return (
    <Row gap={5} rowGap={2} wrap className={classes.foot}>
      <Text tone="soft" figures className={classes.position} role="status">
        {to < from ? (
          words.positionNone
        ) : (
          <RichMessage
            text={words.position({
              from: formatCount(from),
              to: formatCount(to),
              ...countedTotal(total),
            })}
            marks={{ b: (count) => <b>{count}</b> }}
          />
        )}
        {isCut ? ` ${t('lastPage', { total: formatCount(listCountedAtMost) })}` : null}
      </Text>
      {total > listPageSizes[0] ? (
        <Row gap={2} tone="soft">
          <label htmlFor={rowsId}>
            <PartlyHidden text={t('rows')} />
          </label>
          <SmallSelect
            id={rowsId}
            options={listPageSizes.map((choice) => ({ value: String(choice), label: String(choice) }))}
            value={String(rows)}
            onChange={(choice) => onRows(Number(choice) as ListPageSize)}
          />
        </Row>
      ) : null}
      <PageLinks pages={countPages(total, rows)} list={list} />
    </Row>
  );
}

/** The pages that can be opened. */
export function countPages(total: number, rows: number): number {
  return Math.max(1, Math.ceil(Math.min(total, listCountedAtMost) / rows));
}

function PageLinks({ pages, list }: { pages: number; list: ListAddressState }) {
  const t = useMessages('list');
  const { page } = list.address;
  if (pages === 1 && page === 1) return null;
  return (
    <Row as="nav" gap={1} className={classes.pages} aria-label={t('pages')}>
      <PageLink list={list} page={page > 1 ? Math.min(page - 1, pages) : null} label={t('previous')}>
        <IconChevronLeft size={20} aria-hidden="true" />
      </PageLink>
      {listPageNumbers(Math.min(page, pages), pages).map((number, index) =>
        number === null ? (
          // At most two gaps, each with its own position as key.
          <span key={`gap-${index}`} className={classes.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <PageLink
            key={number}
            list={list}
            page={number}
            label={t('page', { page: number })}
            isCurrent={number === page}
          >
            {formatCount(number)}
          </PageLink>
        ),
      )}
      <PageLink list={list} page={page < pages ? page + 1 : null} label={t('next')}>
        <IconChevronRight size={20} aria-hidden="true" />
      </PageLink>
    </Row>
  );
}

interface PageLinkProps {
  list: ListAddressState;
  /** Null where there is no such page. */
  page: number | null;
  label: string;
  isCurrent?: boolean;
  children: ReactNode;
}

function PageLink({ list, page, label, isCurrent = false, children }: PageLinkProps) {
  return page === null ? (
    <span className={`${classes.page} ${classes.off}`} aria-hidden="true">
      {children}
    </span>
  ) : (
    <Link
      className={classes.page}
      to={{ search: list.searchOf({ page }) }}
      preventScrollReset
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}

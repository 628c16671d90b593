import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { ButtonLink } from '../ui/button.tsx';
import classes from './pager.module.css';

interface PagerProps {
  page: number;
  pages: number;
  pageHref: (page: number) => string;
  words: { label: string; newer: string; older: string };
  place: (values: { page: number; pages: number }) => string;
}

/** Newer and older pages as links; nothing for a single page. */
export function Pager({ page, pages, pageHref, words, place }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={classes.pager} aria-label={words.label}>
      {page > 1 ? (
        <ButtonLink to={pageHref(page - 1)} look="default" icon={<IconChevronLeft size={20} />}>
          {words.newer}
        </ButtonLink>
      ) : null}
      <p className={classes.place}>{place({ page, pages })}</p>
      {page < pages ? (
        <ButtonLink to={pageHref(page + 1)} look="default">
          {words.older}
          <IconChevronRight size={20} />
        </ButtonLink>
      ) : null}
    </nav>
  );
}

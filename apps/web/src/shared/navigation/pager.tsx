import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { ButtonLink } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';

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
    <Row as="nav" gap={4} rowGap={2} justify="center" wrap above={6} aria-label={words.label}>
      {page > 1 ? (
        <ButtonLink to={pageHref(page - 1)} look="default" icon={<IconChevronLeft size={20} />}>
          {words.newer}
        </ButtonLink>
      ) : null}
      <Text tone="soft">{place({ page, pages })}</Text>
      {page < pages ? (
        <ButtonLink to={pageHref(page + 1)} look="default">
          {words.older}
          <IconChevronRight size={20} />
        </ButtonLink>
      ) : null}
    </Row>
  );
}

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Navigate } from '../../../shared/router/link.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';

interface ListPagerProps {
  page: number;
  pages: number;
}

const pageSearch = (page: number) => (page === 1 ? '?' : `?page=${page}`);

/** Previous and next page. When a page becomes empty, it moves to the last page. */
export function ListPager({ page, pages }: ListPagerProps) {
  const t = useMessages('people');
  if (page > pages) return <Navigate to={pageSearch(pages)} replace />;
  if (pages === 1) return null;
  return (
    <Row as="nav" gap={4} rowGap={3} justify="center" wrap tone="soft" aria-label={t('pages.label')}>
      {page > 1 ? (
        <ButtonLink
          look="default"
          size="small"
          icon={<IconChevronLeft size={20} />}
          to={pageSearch(page - 1)}
        >
          {t('pages.previous')}
        </ButtonLink>
      ) : null}
      <span>{t('pages.position', { page, count: pages })}</span>
      {page < pages ? (
        <ButtonLink
          look="default"
          size="small"
          icon={<IconChevronRight size={20} />}
          to={pageSearch(page + 1)}
        >
          {t('pages.next')}
        </ButtonLink>
      ) : null}
    </Row>
  );
}

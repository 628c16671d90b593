import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './people-list.module.css';

export interface PageLinks {
  page: number;
  pageHref: (page: number) => string;
}

export function SafetyPager({ page, pages, pageHref }: PageLinks & { pages: number }) {
  const t = useMessages('safety');
  return (
    <Pager
      page={page}
      pages={pages}
      pageHref={pageHref}
      words={{ label: t('pages.label'), newer: t('pages.newer'), older: t('pages.older') }}
      place={(values) => t('pages.place', values)}
    />
  );
}

export function Advice() {
  const t = useMessages('safety');
  return (
    <Text tone="soft" className={classes.advice}>
      <RichMessage text={t('advice')} marks={{ safety: (words) => <Link to={paths.safety}>{words}</Link> }} />
    </Text>
  );
}

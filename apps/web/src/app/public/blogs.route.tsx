import { NewsList } from '../../features/news/components/news-list.tsx';
import { paths } from '../../shared/config/paths.ts';
import { readPage } from '../../shared/navigation/read-page.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useSearchParams } from '../../shared/router/hooks.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

export function BlogsRoute() {
  const t = useMessages('news');
  const [search] = useSearchParams();
  return (
    <ScreenWrapper title={t('title')} lead={t('lead')}>
      <NewsList
        page={readPage(search)}
        pageHref={(page) => (page === 1 ? paths.blogs : `${paths.blogs}?page=${page}`)}
      />
    </ScreenWrapper>
  );
}

import { newsPageSize, publicNewsContract, type NewsPage } from '@suchi/contracts/settings';
import { IconNews } from '@tabler/icons-react';
import { NewsArticle } from '../../../entities/news/news-article.tsx';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { usePublicRead } from '../../../shared/api/use-public-read.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';

interface NewsListProps {
  page: number;
  pageHref: (page: number) => string;
}

export function NewsList({ page, pageHref }: NewsListProps) {
  const source = usePublicRead(publicNewsContract, { page });
  return (
    <ListStates
      source={source}
      isEmpty={({ items }) => items.length === 0}
      loading={<NewsSkeleton />}
      empty={<NoNews isPastEnd={(source.data?.total ?? 0) > 0} firstHref={pageHref(1)} />}
      ready={(found) => <FoundNews {...found} pageHref={pageHref} />}
    />
  );
}

function FoundNews({ items, page, total, pageHref }: NewsPage & Pick<NewsListProps, 'pageHref'>) {
  const t = useMessages('news');
  return (
    <>
      <Stack gap={5}>
        {items.map((post) => (
          <NewsArticle
            key={post.id}
            post={post}
            picture={
              post.picture && (
                <PictureImage picture={post.picture} variant="page" alt="" fallbackGender={null} />
              )
            }
          />
        ))}
      </Stack>
      <Pager
        page={page}
        pages={Math.ceil(total / newsPageSize)}
        pageHref={pageHref}
        words={{ label: t('pages'), newer: t('newer'), older: t('older') }}
        place={(values) => t('place', values)}
      />
    </>
  );
}

function NoNews({ isPastEnd, firstHref }: { isPastEnd: boolean; firstHref: string }) {
  const t = useMessages('news');
  return isPastEnd ? (
    <StatePanel
      icon={<IconNews />}
      title={t('pastEnd')}
      action={<ButtonLink to={firstHref}>{t('firstPage')}</ButtonLink>}
    >
      <p>{t('pastEndText')}</p>
    </StatePanel>
  ) : (
    <StatePanel icon={<IconNews />} title={t('empty')}>
      <p>{t('emptyText')}</p>
    </StatePanel>
  );
}

function NewsSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton height={190} />
      <Skeleton height={190} />
      <Skeleton height={190} />
    </Stack>
  );
}

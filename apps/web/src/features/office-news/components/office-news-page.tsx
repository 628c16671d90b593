import { type OfficePost, officeNewsPageSize } from '@suchi/contracts/settings';
import { todayInIndia } from '@suchi/domain/basics';
import { IconExternalLink, IconNews, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { readPage } from '../../../shared/navigation/read-page.ts';
import { useNavigate, useSearchParams } from '../../../shared/router/hooks.ts';
import { Columns } from '../../../shared/ui/columns.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { officePostQuery, officeNewsQuery } from '../api/office-news.ts';
import { deskSearch, opensNewPost, readPostId } from '../model/news-address.ts';
import { newPostId } from '../model/use-news-draft.ts';
import { NewsEditor } from './news-editor.tsx';
import { PostList } from './post-list.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './office-news-page.module.css';

/** For admins: the posts, the one that is being written, and how the public reads it. */
export function OfficeNewsPage() {
  const t = useMessages('officeNews');
  const [search] = useSearchParams();
  const page = readPage(search);
  const postId = readPostId(search);
  const list = useQuery(officeNewsQuery(page));
  const isNew = opensNewPost(search);
  const { write, created, openKey, keepCreated } = useWriteNews(page);
  return (
    <ScreenWrapper
      title={t('title')}
      heading={
        <>
          {t('title')}{' '}
          {list.data ? (
            <Text as="span" tone="soft" size="lg" face="plain">
              {t('published', { count: list.data.published })}
            </Text>
          ) : null}
        </>
      }
      actions={
        <>
          <ButtonLink to={paths.blogs} look="default" target="_blank" icon={<IconExternalLink size={20} />}>
            {t('openPublic')}
          </ButtonLink>
          <Button
            look={postId === null && !isNew ? 'filled' : 'default'}
            icon={<IconPlus size={20} />}
            onClick={write}
          >
            {t('write')}
          </Button>
        </>
      }
    >
      <ListStates
        source={list}
        isEmpty={({ total }) => total === 0 && !isNew && postId === null}
        loading={<Skeleton height={480} />}
        empty={
          <StatePanel icon={<IconNews />} title={t('empty')}>
            <p>{t('emptyText')}</p>
          </StatePanel>
        }
        ready={({ items, total }) => (
          <Columns from={1024} template="260px minmax(0, 1fr)" gap={5}>
            <Stack gap={4} className={classes.posts}>
              <PostList items={items} page={page} openId={postId} />
              <Pager
                page={page}
                pages={Math.ceil(total / officeNewsPageSize)}
                pageHref={(next) => deskSearch({ page: next })}
                words={{ label: t('pages.label'), newer: t('pages.newer'), older: t('pages.older') }}
                place={(values) => t('pages.place', values)}
              />
            </Stack>
            {postId === null && !isNew ? (
              <p className={classes.choose}>{t('choose')}</p>
            ) : (
              <OpenPost
                key={isNew || postId === created ? openKey : postId}
                id={postId}
                page={page}
                onCreated={keepCreated}
              />
            )}
          </Columns>
        )}
      />
    </ScreenWrapper>
  );
}

/** A new post is saved when something is typed. Its editor stays the same one after that, with what is being typed. */
function useWriteNews(page: number) {
  const navigate = useNavigate();
  const [count, setCount] = useState(0);
  const [created, setCreated] = useState<number | null>(null);
  return {
    created,
    openKey: `new-${count}`,
    write: () => {
      setCreated(null);
      setCount(count + 1);
      void navigate({ search: deskSearch({ page, post: 'new' }) });
    },
    keepCreated: (id: number) => {
      setCreated(id);
      void navigate({ search: deskSearch({ page, post: id }) }, { replace: true });
    },
  };
}

interface OpenPostProps {
  /** Null for a new one. */
  id: number | null;
  page: number;
  onCreated: (id: number) => void;
}

function OpenPost({ id, page, onCreated }: OpenPostProps) {
  const navigate = useNavigate();
  const source = useQuery({ ...officePostQuery(id ?? newPostId), enabled: id !== null });
  const [blank] = useState((): OfficePost => ({
    id: newPostId,
    translations: {},
    title: '',
    body: '',
    picture: null,
    state: 'draft',
    published_on: todayInIndia(new Date()),
    saved_at: new Date().toISOString(),
  }));
  const post = id === null ? blank : source.data;
  if (post)
    return (
      <NewsEditor
        post={post}
        onCreated={onCreated}
        onDeleted={() => void navigate({ search: deskSearch({ page }) })}
      />
    );
  return (
    <ListStates
      source={source}
      isEmpty={() => false}
      loading={<Skeleton height={480} />}
      empty={null}
      ready={() => null}
    />
  );
}

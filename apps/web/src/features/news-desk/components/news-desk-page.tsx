import { newsDeskPageSize } from '@suchi/contracts/settings';
import { todayInIndia } from '@suchi/domain/basics';
import { IconExternalLink, IconNews, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { readPage } from '../../../shared/navigation/read-page.ts';
import { useNavigate, useSearchParams } from '../../../shared/router/hooks.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { newsDeskPostQuery, newsDeskQuery, useSaveNews } from '../api/news-desk.ts';
import { deskSearch, readPostId } from '../model/desk-address.ts';
import { NewsEditor } from './news-editor.tsx';
import { PostList } from './post-list.tsx';
import classes from './news-desk-page.module.css';

/** For admins: the posts, the one that is being written, and how the public reads it. */
export function NewsDeskPage() {
  const t = useMessages('newsDesk');
  const [search] = useSearchParams();
  const page = readPage(search);
  const postId = readPostId(search);
  const list = useQuery(newsDeskQuery(page));
  const { write, isBusy, words } = useWriteNews(page);
  return (
    <ScreenWrapper
      title={t('title')}
      heading={
        <>
          {t('title')}{' '}
          {list.data ? (
            <span className={classes.count}>{t('published', { count: list.data.published })}</span>
          ) : null}
        </>
      }
      actions={
        <>
          <ButtonLink to={paths.blogs} look="default" target="_blank" icon={<IconExternalLink size={20} />}>
            {t('openPublic')}
          </ButtonLink>
          <Button
            look={postId === null ? 'filled' : 'default'}
            icon={<IconPlus size={20} />}
            isBusy={isBusy}
            onClick={write}
          >
            {t('write')}
          </Button>
        </>
      }
    >
      <FormAlert words={words} />
      <ListStates
        source={list}
        isEmpty={({ total }) => total === 0}
        loading={<Skeleton height={480} />}
        empty={
          <StatePanel icon={<IconNews />} title={t('empty')}>
            <p>{t('emptyText')}</p>
          </StatePanel>
        }
        ready={({ items, total }) => (
          <div className={classes.columns}>
            <div className={classes.posts}>
              <PostList items={items} page={page} openId={postId} />
              <Pager
                page={page}
                pages={Math.ceil(total / newsDeskPageSize)}
                pageHref={(next) => deskSearch({ page: next })}
                words={{ label: t('pages.label'), newer: t('pages.newer'), older: t('pages.older') }}
                place={(values) => t('pages.place', values)}
              />
            </div>
            {postId === null ? (
              <p className={classes.choose}>{t('choose')}</p>
            ) : (
              <OpenPost key={postId} id={postId} page={page} />
            )}
          </div>
        )}
      />
    </ScreenWrapper>
  );
}

/** A new post is an empty draft on the server from the start. */
function useWriteNews(page: number) {
  const navigate = useNavigate();
  const create = useSaveNews(null);
  const [words, setWords] = useState<readonly string[]>([]);
  const write = () => {
    setWords([]);
    create.mutate(
      { title: '', published_on: todayInIndia(new Date()), body: '', picture: null },
      {
        onSuccess: ({ id }) => void navigate({ search: deskSearch({ page, post: id }) }),
        onError: (error) => setWords(errorWords(error)),
      },
    );
  };
  return { write, isBusy: create.isPending, words };
}

function OpenPost({ id, page }: { id: number; page: number }) {
  const navigate = useNavigate();
  const source = useQuery(newsDeskPostQuery(id));
  return (
    <ListStates
      source={source}
      isEmpty={() => false}
      loading={<Skeleton height={480} />}
      empty={null}
      ready={(post) => (
        <NewsEditor post={post} onDeleted={() => void navigate({ search: deskSearch({ page }) })} />
      )}
    />
  );
}

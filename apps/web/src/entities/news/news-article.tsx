import { formatLongDate } from '../../shared/i18n/long-date.ts';
import type { NewsPost } from '@suchi/contracts/settings';
import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './news-article.module.css';
import { NewsText } from './news-text.tsx';

interface NewsArticleProps {
  post: Pick<NewsPost, 'id' | 'title' | 'published_on' | 'body' | 'language'>;
  /** A `PictureImage`, when the post has a picture. */
  picture: ReactNode;
}

/** A post as the public reads it. The news desk previews with the same component. */
export function NewsArticle({ post, picture }: NewsArticleProps) {
  const headingId = `news-${post.id}`;
  return (
    <Card as="article" className={classes.article} aria-labelledby={headingId}>
      {picture ? <div className={classes.picture}>{picture}</div> : null}
      <div className={classes.words}>
        <h2 id={headingId} lang={post.language}>
          {post.title}
        </h2>
        <Text tone="muted" size="md" className={classes.day}>
          <time dateTime={post.published_on}>{formatLongDate(post.published_on)}</time>
        </Text>
        <div lang={post.language}>
          <NewsText body={post.body} />
        </div>
      </div>
    </Card>
  );
}

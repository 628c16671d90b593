import type { NewsPost } from '@suchi/contracts/settings';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import classes from './news-article.module.css';

// Parsed and formatted in UTC: a calendar date has no time zone.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function NewsArticle({ post }: { post: NewsPost }) {
  const headingId = `news-${post.id}`;
  return (
    <article className={classes.article} aria-labelledby={headingId}>
      {post.picture ? (
        <div className={classes.picture}>
          <PictureImage picture={post.picture} variant="page" alt="" fallbackGender={null} />
        </div>
      ) : null}
      <div className={classes.words}>
        <h2 id={headingId}>{post.title}</h2>
        <p className={classes.day}>
          <time dateTime={post.published_on}>{longDate.format(new Date(post.published_on))}</time>
        </p>
        {post.body.split(/\n\s*\n/).map((paragraph, index) => (
          // Paragraphs are never reordered, so the index is a stable key.
          <p key={index} className={classes.paragraph}>
            {paragraph.trim()}
          </p>
        ))}
      </div>
    </article>
  );
}

import type { NewsDeskItem } from '@suchi/contracts/settings';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { deskSearch } from '../model/desk-address.ts';
import classes from './post-list.module.css';

interface PostListProps {
  items: readonly NewsDeskItem[];
  page: number;
  openId: number | null;
}

export function PostList({ items, page, openId }: PostListProps) {
  const t = useMessages('newsDesk');
  return (
    <nav aria-label={t('list')}>
      <ul className={classes.list}>
        {items.map(({ id, title, state, published_on: day }) => (
          <li key={id}>
            <Link
              to={{ search: deskSearch({ page, post: id }) }}
              className={classes.post}
              aria-current={id === openId ? 'true' : undefined}
            >
              <span className={classes.title}>{title === '' ? t('untitled') : title}</span>
              <span className={classes.facts}>
                <span className={classes.state} data-state={state}>
                  {t(`states.${state}`)}
                </span>
                {formatCalendarDate(day)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { OfficeNewsItem } from '@suchi/contracts/settings';
import { formatCalendarDate } from '@suchi/domain/basics';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { deskSearch } from '../model/news-address.ts';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './post-list.module.css';

const tints = { draft: 'gold', scheduled: 'gold', published: 'success', unpublished: 'sunken' } as const;

interface PostListProps {
  items: readonly OfficeNewsItem[];
  page: number;
  openId: number | null;
}

export function PostList({ items, page, openId }: PostListProps) {
  const t = useMessages('officeNews');
  return (
    <nav aria-label={t('list')}>
      <Card as="ul" gap={1} className={classes.list}>
        {items.map(({ id, title, state, published_on: day }) => (
          <li key={id}>
            <Link
              to={{ search: deskSearch({ page, post: id }) }}
              className={classes.post}
              aria-current={id === openId ? 'true' : undefined}
            >
              <Text as="span" weight="bold" breaks className={classes.title}>
                {title === '' ? t('untitled') : title}
              </Text>
              <Row as="span" gap={2} wrap tone="soft">
                <Mark tint={tints[state]} tone="soft" weight="bold">
                  {t(`states.${state}`)}
                </Mark>
                {formatCalendarDate(day)}
              </Row>
            </Link>
          </li>
        ))}
      </Card>
    </nav>
  );
}

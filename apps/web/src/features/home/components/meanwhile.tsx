import { useQuery } from '@tanstack/react-query';
import { IconBook2, IconChevronRight } from '@tabler/icons-react';
import { editionQuery } from '../../../entities/association/edition-query.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './meanwhile.module.css';

/** What a family can do before it can search: order the book. */
export function Meanwhile({ suchiPath }: { suchiPath: string }) {
  const t = useMessages('home');
  const { data: edition } = useQuery(editionQuery);
  if (!edition) return null;
  return (
    <section aria-labelledby="meanwhile">
      <h2 id="meanwhile">{t('meanwhile.title')}</h2>
      <p className={`framed tint-plain ${classes.rows}`}>
        <Link className={classes.row} to={suchiPath}>
          <IconBook2 size={24} aria-hidden="true" />
          <span>
            <Text as="span" tone="ink" weight="bold" className={classes.title}>
              {t('meanwhile.suchi')}
            </Text>
            {t('meanwhile.suchiText', { price: formatRupees(edition.suchi_price) })}
          </span>
          <IconChevronRight size={20} aria-hidden="true" />
        </Link>
      </p>
    </section>
  );
}

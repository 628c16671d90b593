import { useQuery } from '@tanstack/react-query';
import { IconBook2, IconCalendarEvent, IconChevronRight } from '@tabler/icons-react';
import { editionQuery } from '../../../entities/association/edition-query.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { describeEvent } from '../model/season-words.ts';
import classes from './meanwhile.module.css';

interface MeanwhileProps {
  /** Null while the suchi is not on sale. */
  suchiPath: string | null;
}

/** What a family can do or note before it can search. */
export function Meanwhile({ suchiPath }: MeanwhileProps) {
  const t = useMessages('home');
  const tSeason = useMessages('season');
  const { data: edition } = useQuery(editionQuery);
  if (!edition) return null;
  const event = describeEvent(edition, tSeason);
  if (suchiPath === null && event === null) return null;
  return (
    <section aria-labelledby="meanwhile">
      <h2 id="meanwhile">{t('meanwhile.title')}</h2>
      <ul className={classes.rows}>
        {suchiPath === null ? null : (
          <li>
            <Link className={classes.row} to={suchiPath}>
              <IconBook2 size={24} aria-hidden="true" />
              <span>
                <span className={classes.title}>{t('meanwhile.suchi')}</span>
                {t('meanwhile.suchiText', { price: formatRupees(edition.suchi_price) })}
              </span>
              <IconChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        )}
        {event === null ? null : (
          <li className={classes.row}>
            <IconCalendarEvent size={24} aria-hidden="true" />
            <span>
              <span className={classes.title}>{event.title}</span>
              {event.place ?? event.text}
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}

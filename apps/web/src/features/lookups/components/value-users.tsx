import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Thumb } from '../../../entities/picture/thumb.tsx';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { usersQuery } from '../api/lookups-api.ts';
import { Row, List } from '../../../shared/ui/layout.tsx';
import classes from './value-users.module.css';

interface ValueUsersProps {
  id: number;
  /** What becomes of the value in each profile. */
  change?: { from: string; to: string };
  heading?: (total: number) => ReactNode;
}

/** The first profiles that have a value, and how many more. */
export function ValueUsers({ id, change, heading }: ValueUsersProps) {
  const t = useMessages('lookups');
  const source = useQuery(usersQuery(id));
  return (
    <ListStates
      source={source}
      isEmpty={({ total }) => total === 0}
      loading={<Skeleton height={160} />}
      empty={<p>{t(change ? 'merge.changeNone' : 'users.none')}</p>}
      ready={({ total, profiles }) => (
        <>
          {heading?.(total)}
          <List>
            {profiles.map((profile) => (
              <Row as="li" key={profile.id} gap={3} rowGap={1} wrap className={classes.person}>
                <Thumb picture={profile.photo} fallbackGender={null} />
                <span className={classes.words}>
                  <Link className="touch" to={candidatePath(profile.id)}>
                    {profile.name}
                  </Link>{' '}
                  <span className={classes.status}>
                    {[
                      profile.status,
                      profile.serial_number === null
                        ? null
                        : t('users.serial', { number: profile.serial_number }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
                {change ? (
                  <span className={classes.change}>
                    <s>{change.from}</s> <IconArrowRight size={16} aria-hidden="true" /> {change.to}
                  </span>
                ) : null}
              </Row>
            ))}
          </List>
          {total > profiles.length ? (
            <p className={classes.status}>{t('users.more', { count: total - profiles.length })}</p>
          ) : null}
        </>
      )}
    />
  );
}

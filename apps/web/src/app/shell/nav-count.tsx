import { memberListCountsContract } from '@suchi/contracts/discovery';
import { useQuery } from '@tanstack/react-query';
import { discoveryKey } from '../../entities/profile-mark/discovery-key.ts';
import { api } from '../../shared/api/api.ts';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { Text } from '../../shared/ui/text.tsx';
import classes from './nav-count.module.css';

const kinds = { favourites: 'favourites', notes: 'noted' } as const;

/** How many profiles are on the list. Nothing at zero. */
export function NavCount({ list }: { list: keyof typeof kinds }) {
  const { data } = useQuery({
    queryKey: [...discoveryKey, 'list-counts'],
    queryFn: ({ signal }) => api.call(memberListCountsContract, {}, { signal }),
  });
  const total = data?.[kinds[list]] ?? 0;
  if (total === 0) return null;
  return (
    <>
      {' '}
      <Text as="span" tone="soft" size="sm" weight="bold" className={classes.count}>
        {formatCount(total)}
      </Text>
    </>
  );
}

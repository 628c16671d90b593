import { env } from '../../shared/config/env.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './picture-list.module.css';

/** Each opens whole in a tab of its own. The server asks again who looks. */
export function PictureList({ addresses }: { addresses: readonly string[] }) {
  const t = useMessages('grievances');
  if (addresses.length === 0) return null;
  return (
    <Row as="ul" gap={3} wrap className={classes.list}>
      {addresses.map((address, at) => (
        <li key={address}>
          <a href={env.apiUrl + address} target="_blank" rel="noreferrer">
            <img
              className={classes.picture}
              src={env.apiUrl + address}
              alt={t('pictures.one', { number: at + 1 })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </Row>
  );
}

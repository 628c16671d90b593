import { IconChevronRight, IconMail } from '@tabler/icons-react';
import { familiesPath, familyPath, paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { type Newest, sayNewest } from '../model/say-newest.ts';
import classes from './home-strip.module.css';

/** On home: who wrote or answered, until it is seen. */
export function FamiliesStrip({ newest }: { newest: Newest }) {
  const t = useMessages('home');
  const { kind, name, count, faces = [] } = newest;
  const isOne = count <= 1;
  return (
    <Link
      className={`${classes.strip} ${kind === 'yes' ? 'tint-success' : classes.brand}`}
      to={findTarget(newest)}
    >
      {faces.length === 0 ? (
        <IconMail size={26} aria-hidden="true" />
      ) : (
        <Row as="span" className={classes.faces}>
          {faces.map((face) => (
            <img key={face} src={face} alt="" width={40} height={40} />
          ))}
        </Row>
      )}
      <span className={classes.words}>
        <strong>{sayNewest(newest)}</strong>
        {isOne ? null : (
          <Text as="span" tone="soft">
            {t('families.more', { name, count: count - 1 })}
          </Text>
        )}
      </span>
      <IconChevronRight size={22} aria-hidden="true" />
    </Link>
  );
}

function findTarget({ kind, id, count }: Newest): string {
  if (kind === 'wrote') return paths.families;
  if (count <= 1) return familyPath(id);
  return familiesPath(kind === 'yes' ? 'accepted' : 'sent');
}

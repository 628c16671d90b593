import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './melawa-choices.module.css';

const todayPath = '/melawa/today';

/** The way back, and until when something is open. */
export function MelawaBar({ children = null }: { children?: ReactNode }) {
  const t = useMessages('melawaChoices');
  return (
    <Row gap={3} justify="between" wrap className={classes.bar}>
      <Link to={todayPath} className="touch gap-3 ink bold size-lg">
        <IconArrowLeft aria-hidden="true" />
        {t('back')}
      </Link>
      <Text tone="muted">{children}</Text>
    </Row>
  );
}

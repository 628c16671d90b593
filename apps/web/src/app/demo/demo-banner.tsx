import type { Demo } from '@suchi/contracts/settings';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Box, Row } from '../../shared/ui/layout.tsx';
import classes from './demo-banner.module.css';
import { DemoPanel } from './demo-panel.tsx';

/** One line that says what this is; a tap shows the people that one can be here. */
export function DemoBanner({ demo }: { demo: Demo }) {
  const t = useMessages('demo');
  const panel = useId();
  const [isOpen, setIsOpen] = useState(false);
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Box as="aside" size="sm" leading="snug" className={classes.banner} aria-label={t('label')}>
      <Row gap={1} justify="between" className={classes.line}>
        <p>{t('line')}</p>
        <PlainButton
          className={`touch gap-half bold ${classes.fold}`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'fold' : 'unfold')}
          <Icon size={18} aria-hidden="true" />
        </PlainButton>
      </Row>
      <div id={panel}>{isOpen ? <DemoPanel demo={demo} /> : null}</div>
    </Box>
  );
}

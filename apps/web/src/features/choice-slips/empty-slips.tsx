import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NumberField } from '../../shared/forms/number-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { PaperSheets } from './paper-sheets.tsx';
import { SlipPaper } from './slip-paper.tsx';
import { slipPaperQuery } from './slips-api.ts';
import classes from './slip-paper.module.css';

const copiesMost = 300;

/** Slips for families that choose on paper. */
export function EmptySlips() {
  const t = useMessages('slips');
  const [copies, setCopies] = useState<number | null>(60);
  const count = Math.min(copies ?? 1, copiesMost);
  return (
    <Stack gap={4} align="start">
      <p>{t('paper.lead')}</p>
      <NumberField label={t('paper.copies')} value={copies} onChange={setCopies} />
      <Button icon={<IconPrinter size={20} aria-hidden="true" />} onClick={() => window.print()}>
        {t('paper.print')}
      </Button>
      <ListStates
        source={useQuery(slipPaperQuery)}
        isEmpty={() => false}
        empty={null}
        loading={<Skeleton height={480} />}
        ready={(paper) => (
          <>
            <div className={classes.preview}>
              <SlipPaper paper={paper} />
            </div>
            <PaperSheets>
              {Array.from({ length: count }, (_, at) => (
                <SlipPaper key={at} paper={paper} />
              ))}
            </PaperSheets>
          </>
        )}
      />
    </Stack>
  );
}

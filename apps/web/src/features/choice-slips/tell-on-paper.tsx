import type { SlipDesk } from '@suchi/contracts/melawa';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { CheckboxField } from '../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { NumberField } from '../../shared/forms/number-field.tsx';
import { formatTimeOfDay } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Stack } from '../../shared/ui/layout.tsx';
import { PaperSheets } from './paper-sheets.tsx';
import { refusalWords } from './refusal-words.ts';
import { tellOnPaper } from './slips-api.ts';
import { ToldPaper } from './told-paper.tsx';

/** A desk prints what a family is told. The page shows the same whether there are pairs or none. */
export function TellOnPaper({ desk }: { desk: SlipDesk }) {
  const t = useMessages('slips');
  const [number, setNumber] = useState<number | null>(null);
  const [shares, setShares] = useState(false);
  const [asksTable, setAsksTable] = useState(false);
  const [isPrinted, setIsPrinted] = useState(false);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: tellOnPaper,
    // It goes to the printer and is kept nowhere.
    gcTime: 0,
  });
  useEffect(() => {
    if (data === undefined) return undefined;
    const done = () => {
      setIsPrinted(true);
      setNumber(null);
      setShares(false);
      setAsksTable(false);
      reset();
    };
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [data, reset]);
  const print = (event: SubmitEvent) => {
    event.preventDefault();
    setIsPrinted(false);
    if (number !== null && number > 0) mutate({ number, shares, asks_table: asksTable });
  };
  return (
    <Form label={t('told.title')} onSubmit={print}>
      <Card padding={5}>
        <Stack gap={4} align="start">
          <p>{desk.is_told ? t('told.lead') : t('told.before', { time: formatTimeOfDay(desk.told_at) })}</p>
          <FormAlert words={error ? refusalWords(error) : []} />
          <NumberField label={t('told.number')} value={number} onChange={setNumber} />
          <CheckboxField label={t('told.shares')} isChecked={shares} onChange={setShares} />
          <CheckboxField label={t('told.table')} isChecked={asksTable} onChange={setAsksTable} />
          <Button
            type="submit"
            size="large"
            disabled={number === null || !desk.is_told}
            isBusy={isPending}
            icon={<IconPrinter size={22} aria-hidden="true" />}
          >
            {t('told.print')}
          </Button>
          <div role="status">
            {isPrinted ? (
              <Banner tone="success" icon={<IconCheck size={26} />} title={t('told.printed')}>
                <p>{t('told.printedText')}</p>
              </Banner>
            ) : null}
          </div>
        </Stack>
      </Card>
      {data === undefined ? null : (
        <PaperSheets>
          <ToldPaper told={data} />
        </PaperSheets>
      )}
    </Form>
  );
}

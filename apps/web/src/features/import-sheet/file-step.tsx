import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { saveFile } from '../../shared/downloads/download-store.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Columns } from '../../shared/ui/columns.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useSendSheet } from './import-api.ts';
import { Card, List, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './import-sheet.module.css';
import { refusalWords } from './refusal-words.ts';
import { writeHelp, writeTemplate } from './write-template.ts';

/** Chooses the sheet, and says how to make one. */
export function FileStep() {
  const t = useMessages('importSheet');
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useSendSheet();
  const words = useMemo(() => (error === null ? [] : [refusalWords(error, t)]), [error, t]);
  return (
    <Columns from={1024} template="minmax(0, 3fr) minmax(280px, 2fr)" gap={5}>
      <Card as="section" padding={5} gap={3} className={classes.card} aria-labelledby="import-file">
        <Text as="h2" id="import-file" size="lg" weight="bold" face="plain">
          {t('file.title')}
        </Text>
        <p>{t('file.text')}</p>
        <div>
          <Button
            icon={<IconFileSpreadsheet size={20} aria-hidden="true" />}
            isBusy={isPending}
            onClick={() => input.current?.click()}
          >
            {t(isPending ? 'file.busy' : 'file.choose')}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv,.xlsx,.xls"
          hidden
          aria-label={t('file.choose')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) mutate(file);
          }}
        />
        <FormAlert words={words} />
        <Text tone="soft">{t('file.limits')}</Text>
        <Text as="h3" size="lg" weight="bold" face="plain">
          {t('file.howTitle')}
        </Text>
        <List gap={2} className={classes.plain}>
          <li>{t('file.excel')}</li>
          <li>{t('file.google')}</li>
          <li>{t('file.libre')}</li>
        </List>
      </Card>
      <Template />
    </Columns>
  );
}

const save = (text: string, name: string) => saveFile(new Blob([text], { type: 'text/csv' }), name);

function Template() {
  const t = useMessages('importSheet');
  const icon = <IconDownload size={20} aria-hidden="true" />;
  return (
    <Card as="section" padding={5} gap={3} className={classes.card} aria-labelledby="import-template">
      <Text as="h2" id="import-template" size="lg" weight="bold" face="plain">
        {t('file.templateTitle')}
      </Text>
      <p>{t('file.templateText')}</p>
      <Row gap={2} align="stretch" wrap>
        <Button look="default" icon={icon} onClick={() => save(writeTemplate(t), t('file.templateFile'))}>
          {t('file.templateButton')}
        </Button>
        <Button look="default" icon={icon} onClick={() => save(writeHelp(t), t('file.helpFile'))}>
          {t('file.helpButton')}
        </Button>
      </Row>
    </Card>
  );
}

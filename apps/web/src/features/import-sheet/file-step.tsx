import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { saveFile } from '../../shared/downloads/download-store.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useSendSheet } from './import-api.ts';
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
    <div className={classes.two}>
      <section className={classes.card} aria-labelledby="import-file">
        <h2 id="import-file" className={classes.title}>
          {t('file.title')}
        </h2>
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
        <p className={classes.note}>{t('file.limits')}</p>
        <h3 className={classes.title}>{t('file.howTitle')}</h3>
        <ul className={classes.plain}>
          <li>{t('file.excel')}</li>
          <li>{t('file.google')}</li>
          <li>{t('file.libre')}</li>
        </ul>
      </section>
      <Template />
    </div>
  );
}

const save = (text: string, name: string) => saveFile(new Blob([text], { type: 'text/csv' }), name);

function Template() {
  const t = useMessages('importSheet');
  const icon = <IconDownload size={20} aria-hidden="true" />;
  return (
    <section className={classes.card} aria-labelledby="import-template">
      <h2 id="import-template" className={classes.title}>
        {t('file.templateTitle')}
      </h2>
      <p>{t('file.templateText')}</p>
      <div className={classes.actions}>
        <Button look="default" icon={icon} onClick={() => save(writeTemplate(t), t('file.templateFile'))}>
          {t('file.templateButton')}
        </Button>
        <Button look="default" icon={icon} onClick={() => save(writeHelp(t), t('file.helpFile'))}>
          {t('file.helpButton')}
        </Button>
      </div>
    </section>
  );
}

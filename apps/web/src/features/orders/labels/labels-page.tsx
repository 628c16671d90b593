import '../../../shared/brand/fonts/heavy.css';
import type { AddressLabels } from '@suchi/contracts/money';
import {
  countLabels,
  fitAddress,
  type LabelFormatName,
  labelFormatNames,
  labelFormats,
  layLabels,
} from '@suchi/domain/print';
import { IconArrowLeft, IconPrinter, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useLocation } from '../../../shared/router/hooks.ts';
import { Columns } from '../../../shared/ui/columns.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { type LabelSelection, labelsQuery } from '../api/orders-queries.ts';
import { LabelSheet } from './label-sheet.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './labels-page.module.css';
import { createPortal } from 'react-dom';

/** For the dispatch desk: address labels on bought A4 sheets. The list's page says for which orders. */
export function LabelsPage() {
  const t = useMessages('orders');
  const { state } = useLocation() as { state: { selection?: LabelSelection } | null };
  return (
    <ScreenWrapper
      title={t('labels.title')}
      actions={
        <ButtonLink to={officePaths.orders} look="default" icon={<IconArrowLeft size={20} />}>
          {t('labels.back')}
        </ButtonLink>
      }
    >
      {state?.selection ? <Labels selection={state.selection} /> : <NoLabels />}
    </ScreenWrapper>
  );
}

function NoLabels() {
  const t = useMessages('orders');
  return (
    <StatePanel icon={<IconTag />} title={t('labels.none')}>
      {t('labels.noneText')}
    </StatePanel>
  );
}

function Labels({ selection }: { selection: LabelSelection }) {
  const source = useQuery(labelsQuery(selection));
  return (
    <ListStates
      source={source}
      isEmpty={({ labels }) => labels.length === 0}
      loading={<Skeleton height={480} />}
      empty={<NoLabels />}
      ready={(sheet) => <LabelsToPrint sheet={sheet} />}
    />
  );
}

type Sorting = 'pincode' | 'number';

function LabelsToPrint({ sheet }: { sheet: AddressLabels }) {
  const t = useMessages('orders');
  const [format, setFormat] = useState<LabelFormatName>(14);
  const [start, setStart] = useState(1);
  const [sorting, setSorting] = useState<Sorting>('pincode');
  const labels = sorting === 'pincode' ? sheet.labels : sheet.labels.toSorted((a, b) => a.order - b.order);
  const sheets = layLabels(labels, labelFormats[format], start - 1);
  const places = Array.from({ length: countLabels(labelFormats[format]) }, (_, place) => String(place + 1));
  const print = sheets.map((placed, index) => (
    // Sheets have no other name than their number.
    <LabelSheet key={index} format={format} labels={placed} sender={sheet.sender} />
  ));
  return (
    <>
      <Columns from={1024} template="1.4fr 1fr 1fr auto" gap={4} className={classes.choices}>
        <SelectField
          label={t('labels.format')}
          options={labelFormatNames.map((name) => ({
            value: String(name),
            label: t(`labels.formats.of${name}`),
          }))}
          value={String(format)}
          onChange={(value) => {
            setFormat(value === '24' ? 24 : 14);
            setStart(1);
          }}
        />
        <SelectField
          label={t('labels.start')}
          hint={t('labels.startHint')}
          options={places.map((place) => ({ value: place, label: place }))}
          value={String(start)}
          onChange={(value) => setStart(Number(value ?? 1))}
        />
        <SelectField
          label={t('labels.sorting')}
          options={(['pincode', 'number'] as const).map((value) => ({
            value,
            label: t(`labels.sortings.${value}`),
          }))}
          value={sorting}
          onChange={(value) => setSorting(value === 'number' ? 'number' : 'pincode')}
        />
        <Button icon={<IconPrinter size={20} />} onClick={() => window.print()}>
          {t('labels.print', { count: labels.length })}
        </Button>
      </Columns>
      <Stack gap={1} tone="soft">
        {listNotes(sheet, format, t).map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>{t('labels.sheets', { count: sheets.length })}</p>
      </Stack>
      <figure className={classes.preview} aria-label={t('labels.preview')}>
        <div className={classes.scaled}>{print[0]}</div>
      </figure>
      <PrintSheets>{print}</PrintSheets>
    </>
  );
}

/** What a person should know before the sheet is in the printer. */
function listNotes(sheet: AddressLabels, format: LabelFormatName, t: Translate<'orders'>): string[] {
  const cut = sheet.labels.filter(({ address }) => fitAddress(address, labelFormats[format]) === 'too_long');
  const orders = formatList(cut.map(({ order }) => t('number', { id: order })));
  return [
    ...(cut.length === 0 ? [] : [t('labels.tooLong', { orders })]),
    ...(sheet.picked_up === 0 ? [] : [t('labels.pickedUp', { count: sheet.picked_up })]),
    ...(sheet.without_address === 0 ? [] : [t('labels.withoutAddress', { count: sheet.without_address })]),
  ];
}

/** What the printer gets in place of the page. Invisible on the screen. */
function PrintSheets({ children }: { children: ReactNode }) {
  return createPortal(
    <div className={classes.print} aria-hidden="true" data-print>
      {children}
    </div>,
    document.body,
  );
}

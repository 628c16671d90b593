import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './chart-card.module.css';

export interface ChartTable {
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

interface ChartCardProps {
  title: string;
  lead?: ReactNode;
  table: ChartTable;
  children: ReactNode;
}

/** A chart with its heading, and the same numbers as a table for those who prefer or need it. */
export function ChartCard({ title, lead, table, children }: ChartCardProps) {
  const t = useMessages('dashboard');
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  return (
    <Card as="section" className={classes.card} aria-labelledby={id}>
      <Text as="h2" id={id} size="body" weight="bold" face="plain" leading="snug">
        {title}
      </Text>
      {lead ? <div className={classes.lead}>{lead}</div> : null}
      {isTable ? <Table name={title} table={table} /> : children}
      <LinkButton className={classes.toggle} aria-pressed={isTable} onClick={() => setIsTable((is) => !is)}>
        {t('chart.showTable')}
        <span className="visually-hidden">: {title}</span>
      </LinkButton>
    </Card>
  );
}

function Table({ name, table }: { name: string; table: ChartTable }) {
  return (
    <table className={classes.table} aria-label={name}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {row.cells.map((cell, place) => (
              <td key={table.columns[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { EditionBook } from '@suchi/contracts/print';
import { listSerialGaps, sectionKinds } from '@suchi/domain/print';
import { IconBook, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import rulerClasses from './number-ruler.module.css';
import { SectionDialog } from './section-dialog.tsx';
import classes from './sections-table.module.css';

type Section = EditionBook['sections'][number];

export function SectionsTable({ book }: { book: EditionBook }) {
  const t = useMessages('edition');
  const [edited, setEdited] = useState<Section | 'new' | null>(null);
  const { sections, unplaced } = book;
  const canEdit = book.state === 'open';
  const gaps = listSerialGaps(book);
  const hasRoom = sections.length < sectionKinds.length;
  const head = ['from', 'to', 'candidates', 'given', 'open'] as const;
  return (
    <Card as="section" aria-label={t('table.title')}>
      {sections.length === 0 ? (
        <StatePanel icon={<IconBook />} title={t('table.emptyTitle')}>
          {t('table.emptyText')}
        </StatePanel>
      ) : (
        <table className={classes.table} aria-label={t('table.title')}>
          <thead>
            <tr>
              <th scope="col">{t('table.section')}</th>
              {head.map((name) => (
                <th key={name} scope="col" className={classes.number}>
                  {t(`table.${name}`)}
                </th>
              ))}
              <th scope="col">{t('table.order')}</th>
              <th scope="col">{t('table.free')}</th>
              {canEdit ? (
                <th scope="col">
                  <span className="visually-hidden">{t('table.edit')}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {sections
              .toSorted((a, b) => a.from - b.from)
              .map((section) => (
                <SectionRow
                  key={section.kind}
                  section={section}
                  gap={gaps.find(({ from }) => from === section.to + 1)}
                  isLast={section.to === Math.max(...sections.map(({ to }) => to))}
                  onEdit={canEdit ? () => setEdited(section) : undefined}
                />
              ))}
          </tbody>
        </table>
      )}
      {unplaced > 0 || (canEdit && hasRoom) ? (
        <Row gap={5} rowGap={2} justify="between" wrap className={classes.foot}>
          {unplaced > 0 ? <p>{t('table.unplaced', { count: unplaced })}</p> : null}
          {canEdit && hasRoom ? (
            <Button look="light" icon={<IconPlus size={20} />} onClick={() => setEdited('new')}>
              {t('table.add')}
            </Button>
          ) : null}
        </Row>
      ) : null}
      {edited === null ? null : (
        <SectionDialog
          sections={sections}
          section={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

interface SectionRowProps {
  section: Section;
  gap: { from: number; to: number } | undefined;
  isLast: boolean;
  onEdit: (() => void) | undefined;
}

function SectionRow({ section, gap, isLast, onEdit }: SectionRowProps) {
  const t = useMessages('edition');
  const { kind, title, from, to, given, candidates, order } = section;
  const cells = { from, to, candidates, given, open: to - from + 1 - given };
  return (
    <tr>
      <th scope="row">
        <Row as="span" inline gap={3}>
          <span className={rulerClasses.swatch} data-kind={kind} aria-hidden="true" />
          {title}
        </Row>
      </th>
      {Object.entries(cells).map(([name, count]) => (
        <td key={name} className={classes.number} data-label={t(`table.${name as keyof typeof cells}`)}>
          {count}
        </td>
      ))}
      <td data-label={t('table.order')}>{t(`orders.${order}`)}</td>
      <Text as="td" tone="muted" data-label={t('table.free')}>
        {isLast ? t('table.end') : gap ? t('table.freeRange', gap) : t('table.nothing')}
      </Text>
      {onEdit ? (
        <td className={classes.edit}>
          <PlainButton
            className={classes.editButton}
            aria-label={t('table.editOne', { title })}
            onClick={onEdit}
          >
            <IconPencil size={18} aria-hidden="true" />
            {t('table.edit')}
          </PlainButton>
        </td>
      ) : null}
    </tr>
  );
}

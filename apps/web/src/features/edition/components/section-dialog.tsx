import type { EditionBook, EditionSection } from '@suchi/contracts/print';
import { sectionKinds, sectionOrders } from '@suchi/domain/print';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Columns } from '../../../shared/ui/columns.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { useSectionForm } from '../model/use-section-form.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import { OutsideNumbers } from './outside-numbers.tsx';

interface SectionDialogProps {
  sections: EditionBook['sections'];
  /** Null: a new one. */
  section: EditionSection | null;
  onClose: () => void;
}

/** Changes the range, heading and order of a section, and names whose number would be outside. */
export function SectionDialog({ sections, section, onClose }: SectionDialogProps) {
  const t = useMessages('edition');
  const form = useSectionForm({ sections, section, onClose });
  const [isRemoving, setIsRemoving] = useState(false);
  const free = sectionKinds.filter((kind) => sections.every((each) => each.kind !== kind));
  return (
    <OfficeDialog
      title={section ? t('dialog.editTitle', { title: section.title }) : t('dialog.addTitle')}
      onClose={onClose}
    >
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {section ? null : (
          <SelectField
            label={t('dialog.kind')}
            options={free.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            value={form.draft.kind}
            onChange={(kind) => form.change({ kind: free.find((each) => each === kind) ?? form.draft.kind })}
          />
        )}
        <SectionFields form={form} />
        {section ? <OutsideNumbers section={section} from={form.draft.from} to={form.draft.to} /> : null}
        <Warning form={form} removed={isRemoving ? section : null} />
        <DialogFoot>
          {section && sections.length > 1 ? (
            <Button
              look="default"
              isBusy={form.isBusy}
              onClick={() => (isRemoving ? void form.remove() : setIsRemoving(true))}
            >
              {t('dialog.remove')}
            </Button>
          ) : null}
          <Button look="default" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {t(form.outside === null ? 'dialog.save' : 'dialog.saveAnyway')}
          </Button>
        </DialogFoot>
      </Stack>
    </OfficeDialog>
  );
}

type SectionForm = ReturnType<typeof useSectionForm>;

function SectionFields({ form: { draft, change, missing } }: { form: SectionForm }) {
  const t = useMessages('edition');
  return (
    <>
      <TextField
        label={t('dialog.heading')}
        value={draft.title}
        maxLength={60}
        autoComplete="off"
        error={missing.title ? t('dialog.required') : undefined}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Columns from={640} template="1fr 1fr" gap={4} align="stretch">
        <NumberField
          label={t('dialog.from')}
          value={draft.from}
          error={missing.from ? t('dialog.required') : undefined}
          onChange={(from) => change({ from })}
        />
        <NumberField
          label={t('dialog.to')}
          value={draft.to}
          error={missing.to ? t('dialog.required') : undefined}
          onChange={(to) => change({ to })}
        />
      </Columns>
      <SelectField
        label={t('dialog.order')}
        options={sectionOrders.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
        value={draft.order}
        onChange={(order) => change({ order: sectionOrders.find((each) => each === order) ?? draft.order })}
      />
    </>
  );
}

function Warning({ form, removed }: { form: SectionForm; removed: EditionSection | null }) {
  const t = useMessages('edition');
  const question =
    form.outside !== null
      ? t('dialog.confirm', { count: form.outside })
      : removed && t('dialog.removeAsk', { title: removed.title });
  return (
    <div role="alert">
      {form.refusal ? <Banner tone="error" icon={<IconAlertTriangle />} title={form.refusal} /> : null}
      {question ? <Banner tone="gold" icon={<IconAlertTriangle />} title={question} /> : null}
    </div>
  );
}

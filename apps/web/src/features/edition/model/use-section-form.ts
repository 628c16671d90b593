import type { EditionBook, EditionSection } from '@suchi/contracts/print';
import { type SectionKind, sectionKinds, type SectionOrder } from '@suchi/domain/print';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useChangeSections } from '../api/edition-queries.ts';
import { numbersOutside, refusalWords } from './refusal-words.ts';

interface Draft {
  kind: SectionKind;
  title: string;
  from: number | null;
  to: number | null;
  order: SectionOrder;
}

interface SectionFormOptions {
  sections: EditionBook['sections'];
  section: EditionSection | null;
  onClose: () => void;
}

const bare = ({ kind, title, from, to, order }: EditionSection): EditionSection => ({
  kind,
  title,
  from,
  to,
  order,
});

/** One section; all sections are sent together. */
export function useSectionForm({ sections, section, onClose }: SectionFormOptions) {
  const t = useMessages('edition');
  const others = sections.filter(({ kind }) => kind !== section?.kind).map(bare);
  const firstFree = sectionKinds.find((kind) => others.every((each) => each.kind !== kind)) ?? 'late';
  const [draft, setDraft] = useState<Draft>(
    section ? bare(section) : { kind: firstFree, title: '', from: null, to: null, order: 'age' },
  );
  const [isTried, setIsTried] = useState(false);
  const [outside, setOutside] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const changeSections = useChangeSections();
  const title = draft.title.trim();
  const { kind, from, to, order } = draft;

  async function send(wanted: EditionSection[], isConfirmed: boolean) {
    if (changeSections.isPending) return;
    setRefusal(null);
    try {
      await changeSections.mutateAsync({ sections: wanted, is_confirmed: isConfirmed });
    } catch (error) {
      const count = numbersOutside(error);
      setOutside(count);
      if (count === null) setRefusal(refusalWords(error, draft, others));
      return;
    }
    showToast({ message: t('dialog.saved'), tone: 'success' });
    onClose();
  }

  return {
    draft,
    change: (changed: Partial<Draft>) => {
      setDraft({ ...draft, ...changed });
      setOutside(null);
      setRefusal(null);
    },
    missing: {
      title: isTried && title === '',
      from: isTried && from === null,
      to: isTried && to === null,
    },
    outside,
    refusal,
    isBusy: changeSections.isPending,
    save: async () => {
      setIsTried(true);
      if (title === '' || from === null || to === null) return;
      await send([...others, { kind, title, from, to, order }], outside !== null);
    },
    /** Asked before, so its numbers may be in no section. */
    remove: () => send(others, true),
  };
}

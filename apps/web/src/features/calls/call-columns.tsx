import { callAnswers, callColumns, type CallRow } from '@suchi/contracts/freshness';
import { useId } from 'react';
import { candidatePath } from '../../shared/config/office-paths.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { telHref } from '../../shared/navigation/tel-href.ts';
import { Link } from '../../shared/router/link.tsx';
import { listDeclared } from '../../shared/ui/data-list/declared-columns.tsx';
import type { ListColumn } from '../../shared/ui/data-list/list-types.ts';
import { SmallSelect } from '../../shared/ui/small-select.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useRecordCall } from './calls-api.ts';

export function listCallColumns(t: Translate<'calls'>): ListColumn<CallRow>[] {
  const yesOrNo = (is: boolean) => t(is ? 'yes' : 'no');
  return [
    ...listDeclared<CallRow, keyof typeof callColumns>(callColumns, {
      label: (name) => t(`columns.${name}`),
      cells: {
        name: (row) => <Link to={candidatePath(row.profile_id)}>{row.name}</Link>,
        mobiles: (row) => <Numbers row={row} />,
        is_mailed: (row) => yesOrNo(row.is_mailed),
        is_resting: (row) => yesOrNo(row.is_resting),
      },
    }),
    { key: 'said', label: t('said.choose'), cell: (row) => <Said row={row} /> },
  ];
}

export function CallLines({ row }: { row: CallRow }) {
  const t = useMessages('calls');
  return (
    <>
      <Numbers row={row} />
      <p>{row.called_at === null ? t('none') : formatMoment(row.called_at)}</p>
      <Said row={row} />
    </>
  );
}

function Numbers({ row }: { row: CallRow }) {
  const t = useMessages('calls');
  if (row.mobiles.length === 0) return <p>{t('noMobile')}</p>;
  return row.mobiles.map((mobile) => (
    <p key={mobile}>
      <a className="touch" href={telHref(mobile)}>
        {mobile}
      </a>
    </p>
  ));
}

/** What the family said on the phone is its answer. */
function Said({ row }: { row: CallRow }) {
  const t = useMessages('calls');
  const id = useId();
  const { mutate } = useRecordCall();
  const record = (value: string) => {
    const said = callAnswers.find((each) => each === value);
    if (said === undefined) return;
    mutate(
      { id: row.id, said },
      {
        onSuccess: () => showToast({ message: t('done'), tone: 'success' }),
        onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
      },
    );
  };
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('said.label', { name: row.name })}
      </label>
      <SmallSelect
        id={id}
        value=""
        onChange={record}
        options={[
          { value: '', label: t('said.choose') },
          ...callAnswers.map((value) => ({ value, label: t(`said.${value}`) })),
        ]}
      />
    </>
  );
}

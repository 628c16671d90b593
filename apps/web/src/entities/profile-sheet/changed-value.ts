import { type ChangedValue, readChangedValue } from '@suchi/contracts/profiles';
import { formatCalendarDate } from '@suchi/domain/basics';
import { storedRelations } from '@suchi/domain/profiles';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { formatFeetAndInches } from '../../shared/i18n/format-measures.ts';
import type { Translate } from '../../shared/i18n/messages.ts';
import { isChoiceField, sayStoredChoice } from '../../shared/i18n/choice-words.ts';
import { formatChild } from './format-children.ts';

type Words = Translate<'profile'>;

/** A value of a change as the pages show it elsewhere; the server sends values as they are stored. */
export function formatChangedValue(field: string, value: string, t: Words): string {
  if (isChoiceField(field)) return sayStoredChoice(field, value);
  switch (field) {
    case 'brithday':
      return formatCalendarDate(value);
    case 'birth_time':
      return value.slice(0, 5);
    case 'income':
      return formatCount(Number(value));
    case 'author_relation': {
      const relation = storedRelations.find((each) => each === value);
      return relation ? t(`values.changed.relations.${relation}`) : value;
    }
    default:
      return sayChangedValue(readChangedValue(field, value), t);
  }
}

function sayChangedValue(value: ChangedValue, t: Words): string {
  switch (value.kind) {
    case 'word':
      return t(`values.changed.${value.word}`);
    case 'height':
      return formatFeetAndInches(value);
    case 'photos':
      return t('values.changed.photos', { number: value.count });
    case 'children':
      return value.children.map((child) => formatChild(child, t)).join('; ');
    case 'text':
      break;
  }
  return value.text;
}

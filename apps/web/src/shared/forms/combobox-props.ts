import type { ReactNode } from 'react';
import type { ComboboxOption } from './combobox-options.ts';
import type { FieldProps } from './field.tsx';

export interface ComboboxFieldProps extends FieldProps {
  value: ComboboxOption | null;
  options: readonly ComboboxOption[];
  onChange: (option: ComboboxOption | null) => void;
  /** Called with the typed text. When given, options are not filtered here. */
  onSearch?: ((text: string) => void) | undefined;
  /** Letters needed to open the list; 0 opens it at once. */
  searchFrom?: number | undefined;
  /** Offers the typed text as a value when no option equals it. Returns false when it was refused. */
  onAdd?: ((text: string) => Promise<boolean> | boolean) | undefined;
  /** The words of that offer; by default `Add "…"`. */
  addLabel?: ((text: string) => string) | undefined;
  /** Offers the text also beside an option that equals it: two villages can have one name. */
  canAddKnown?: boolean | undefined;
  emptyText: string;
  isLoading?: boolean | undefined;
  placeholder?: string | undefined;
  leftIcon?: ReactNode;
  name?: string | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

import type { ReactNode } from 'react';
import type { ComboboxOption } from './combobox-options.ts';
import type { FieldProps } from './field.tsx';

export interface ComboboxFieldProps extends FieldProps {
  value: ComboboxOption | null;
  options: readonly ComboboxOption[];
  onChange: (option: ComboboxOption | null) => void;
  /** Says what was typed. With it the options are taken as the answer; without it they are filtered here. */
  onSearch?: ((text: string) => void) | undefined;
  /** How many letters open the list; 0 opens it at once. */
  searchFrom?: number | undefined;
  /** Offers to add what was typed when no option is exactly that. The value changes when it has been added. */
  onAdd?: ((text: string) => Promise<void> | void) | undefined;
  /** Shown when nothing matches. */
  emptyText: string;
  isLoading?: boolean | undefined;
  placeholder?: string | undefined;
  leftIcon?: ReactNode;
  name?: string | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

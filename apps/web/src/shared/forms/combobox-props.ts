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
  /** Offers to add the text when no option equals it. */
  onAdd?: ((text: string) => Promise<void> | void) | undefined;
  emptyText: string;
  isLoading?: boolean | undefined;
  placeholder?: string | undefined;
  leftIcon?: ReactNode;
  name?: string | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** Focuses the missing reason: the text box if it is open, else the first choice. */
export function focusReasons(fieldset: HTMLFieldSetElement | null): void {
  const target = fieldset?.querySelector<HTMLElement>('textarea') ?? fieldset?.querySelector('input');
  target?.focus();
}

/** Markup that is already escaped. Only `html` makes it. */
export interface Markup {
  readonly markup: string;
}

type Value = string | number | null | Markup | readonly Markup[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup from a template. Every text is escaped, so what a person typed cannot become markup. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  const markup = parts.map((part, index) => part + write(values[index] ?? null)).join('');
  return { markup };
}

function write(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'object' && 'markup' in value) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return String(value).replaceAll(/[&<>"']/g, (letter) => entities[letter] as string);
}

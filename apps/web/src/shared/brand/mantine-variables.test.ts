import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { resolveCssVariables, theme } from './theme.ts';

type Variables = Readonly<Record<string, string>>;

const usual = defaultCssVariablesResolver(DEFAULT_THEME);
const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const given = defaultCssVariablesResolver(merged);
const own = resolveCssVariables(merged);

/** One rule with what differs from Mantine's own style sheet. */
function write(part: 'variables' | 'light' | 'dark', selector: string): string {
  const all: Variables = { ...given[part], ...own[part] };
  const changed = Object.entries(all).filter(([name, value]) => (usual[part] as Variables)[name] !== value);
  return `${selector} {\n${changed.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
}

it('is the theme as a style sheet: run vitest with -u after a change of the theme', async () => {
  const schemes = (['light', 'dark'] as const).map((scheme) =>
    write(scheme, `:root[data-mantine-color-scheme='${scheme}']`),
  );
  await expect([write('variables', ':root'), ...schemes].join('\n')).toMatchFileSnapshot(
    './generated/mantine-variables.css',
  );
});

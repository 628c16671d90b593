import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColourScheme } from '../brand/colour-scheme.ts';
import { resolveCssVariables, theme } from '../brand/theme.ts';

/** Mantine's theme, around each lazy part that uses Mantine instead of the app, so that first screens load without it. */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveCssVariables}
      forceColorScheme={useColourScheme()}
      deduplicateCssVariables
    >
      {children}
    </MantineProvider>
  );
}

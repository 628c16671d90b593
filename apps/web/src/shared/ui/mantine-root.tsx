import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColourScheme } from '../brand/colour-scheme.ts';
import { resolveCssVariables, theme } from '../brand/theme.ts';

/**
 * Mantine's theme for the Mantine components inside. It stands around each lazily loaded part that uses them, not
 * around the app, so that the first screen does not wait for a component library it does not need.
 */
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

import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '../brand/generated/mantine-variables.css';
import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { useColourScheme } from '../brand/colour-scheme.ts';
import { theme } from '../brand/theme.ts';

/** Mantine's theme, around each lazy part that uses Mantine instead of the app, so that first screens load without it. */
export function MantineRoot({ children }: { children: ReactNode }) {
  return use(MantineContext) === null ? <OutermostRoot>{children}</OutermostRoot> : children;
}

function OutermostRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useColourScheme()}
      // The provider would compute them at each render, and every new style sheet has the whole page styled again.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boundCache } from './lib/bounded_cache.ts';
import { isTransient } from './lib/errors.ts';
import { router } from './app.tsx';
import { allowReselectingFiles } from './lib/reselect_files.ts';
import { SessionGate } from './shell/session_gate.tsx';
import { cssVariables, theme } from './theme.ts';
import './global.css';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // The event stream says when something is stale; nothing is refetched on a whim.
      staleTime: Infinity,
      // boundCache lets go of what nothing shows
      gcTime: Infinity,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isTransient(error),
      retryDelay: (failures) => 400 * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
});

boundCache(client);
allowReselectingFiles(document);

/** Lets Mantine's own style elements pass the content security policy. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}

// The scroll lock of dialogs makes a style element too, and looks for the nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={client}>
        <Notifications
          position="bottom-right"
          containerWidth={362}
          limit={1}
          className="notices"
          autoClose={7000}
        />
        <SessionGate>
          <RouterProvider router={router} />
        </SessionGate>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);

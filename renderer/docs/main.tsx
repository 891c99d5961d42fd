import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DocsView } from './docs_view.tsx';
import { loadDocument } from './document.ts';
import './docs.css';

/** The page follows the appearance chosen in the interface, else that of the system. */
function followAppearance(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const chosen = localStorage.getItem('mantine-color-scheme-value');
    const scheme = chosen === 'dark' || chosen === 'light' ? chosen : dark.matches ? 'dark' : 'light';
    document.documentElement.dataset['mantineColorScheme'] = scheme;
  };
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);
  apply();
}

followAppearance();
const root = createRoot(document.querySelector('#root')!);
loadDocument().then(
  (loaded) =>
    root.render(
      <StrictMode>
        <DocsView document={loaded} />
      </StrictMode>,
    ),
  (error: unknown) =>
    root.render(
      <p role="alert">
        The description of the API could not be loaded:{' '}
        {error instanceof Error ? error.message : String(error)}
      </p>,
    ),
);

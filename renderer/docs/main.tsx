import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followAppearance } from '../appearance.ts';
import { DocsView } from './docs_view.tsx';
import { loadDocument } from './document.ts';
import './docs.css';

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

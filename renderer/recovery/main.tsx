import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followAppearance } from '../appearance.ts';
import { followContrast } from '../lib/contrast.ts';
import { loadTexts } from '../texts.ts';
import './recovery.css';

followAppearance();
followContrast();
// dates are written in the language of the page, which comes first
await loadTexts();
const { RecoveryView } = await import('./recovery_view.tsx');
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <RecoveryView />
  </StrictMode>,
);

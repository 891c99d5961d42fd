import { accessToken, followSession } from './api/session.ts';
import { followContrast } from './lib/contrast.ts';
import { followMay } from './lib/may.ts';
import { loadTexts } from './texts.ts';

followContrast();
followMay();
followSession();

// Asked for while the rest of the page is on its way; the gate asks again, and says what is wrong.
accessToken().catch(() => undefined);

// Some texts are taken when a module is loaded, so the language comes before every other module.
await loadTexts();
await import('./start.tsx');

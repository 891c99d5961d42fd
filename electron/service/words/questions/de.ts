import { languagesInGerman } from '../german/languages.ts';
import { either, fieldInGerman, nameInGerman, workInGerman } from '../german/named.ts';
import type { Args, Asks } from './ask.ts';

/** Kriterien als Fragen, nach dem Code, wie sie verstanden wurden. */
const QUESTIONS: Readonly<Record<string, (args: Args) => string | null>> = {
  'asks.skill': ({ name, level }) =>
    level === 'deep'
      ? `Wie gut kennen Sie sich damit aus: ${nameInGerman(name)}?`
      : `Haben Sie damit gearbeitet: ${nameInGerman(name)}?`,
  'asks.years': ({ name, kind }) => {
    const what = workInGerman(name, kind);
    return what === '' ? 'Wie lange arbeiten Sie schon?' : `Wie lange haben Sie ${what} gearbeitet?`;
  },
  'asks.degree': () => 'Welche Abschlüsse haben Sie, und in welchen Fächern?',
  'asks.certificate': ({ name }) =>
    `Haben Sie dieses Zertifikat oder diese Berechtigung: ${nameInGerman(name)}?`,
  'asks.language': ({ name, reading }) =>
    `Wie gut ${reading === 1 ? 'lesen' : 'sprechen'} Sie ${languagesInGerman(String(name))}?`,
  'asks.lives_in': () => 'Wo wohnen Sie?',
  'asks.lives_near': () => 'Wo wohnen Sie?',
  'asks.worked_in': ({ name }) => `Haben Sie schon in ${either(name)} gearbeitet?`,
  'asks.title': ({ name }) => `Welche Ihrer Stellen kommt „${either(name)}“ am nächsten?`,
  'asks.team': ({ mentoring }) =>
    mentoring === 1 ? 'Haben Sie andere angeleitet oder geschult?' : 'Wie viele Personen haben Sie geführt?',
  'asks.employer': ({ name, now }) =>
    now === 1
      ? `Arbeiten Sie zurzeit bei ${either(name)}?`
      : `Haben Sie schon bei ${either(name)} gearbeitet?`,
  'asks.industry': ({ name, now }) =>
    now === 1
      ? `Arbeiten Sie zurzeit ${fieldInGerman(name)}?`
      : `Haben Sie schon ${fieldInGerman(name)} gearbeitet?`,
  'asks.budget': () => 'Für welche Budgets waren Sie verantwortlich?',
  'asks.availability': () => 'Wann könnten Sie anfangen?',
  'asks.permit': ({ wants, name }) =>
    wants === 'sponsor'
      ? 'Brauchen Sie ein Visum oder eine Arbeitserlaubnis?'
      : name === ''
        ? 'Brauchen Sie eine Arbeitserlaubnis?'
        : `Dürfen Sie in ${either(name)} arbeiten?`,
};

/** Die Frage zu einem Code auf Deutsch; null, wo es keine gibt. */
export const questionInGerman: Asks = (code, args) => QUESTIONS[code]?.(args) ?? null;

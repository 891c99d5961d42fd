import type { Texts } from '../shape.ts';
import { either, fieldInGerman, nameInGerman, workInGerman } from './criterion_names.ts';
import { languagesInGerman } from './names/languages.ts';
import { count, shortDay } from './words.ts';

type Args = Readonly<Record<string, string | number>>;

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

export const calls: Texts['calls'] = {
  title: 'Anrufe',
  sheet: 'Gesprächsbogen',
  question: (code, args) => QUESTIONS[code]?.(args) ?? null,
  askAbout: (criterion) => `Fragen nach: ${criterion}`,
  progress: (called, all) => `${called} von ${all} angerufen`,
  people: 'Kandidaten zum Anrufen',
  called: 'angerufen',
  open: (amount) => count(amount, 'Frage', 'Fragen'),
  noQuestions: 'Der Lebenslauf beantwortet jedes Kriterium.',
  nobody: 'Noch niemand anzurufen',
  nobodyText: 'Hier stehen die Kandidaten der Shortlist und die vorgestellten, mit dem, was zu fragen ist.',
  print: 'Drucken',
  answer: (question) => `Antwort: ${question}`,
  placeholder: 'Was gesagt wurde',
  verdict: (question) => `Erfüllt? ${question}`,
  yes: 'Ja',
  no: 'Nein',
  unclear: 'Unklar',
  score: (question) => `Bewertung: ${question}`,
  scoreOf: (score) => `${score} von 5`,
  clear: 'Leeren',
  cleared: 'Antwort entfernt',
  saving: 'Wird gespeichert…',
  saved: 'Gespeichert',
  notSaved: 'Nicht gespeichert',
  failed: 'Was gesagt wurde, konnte nicht gespeichert werden.',
  note: 'Notiz zum Gespräch',
  notePlaceholder: 'Was sonst gesagt wurde',
  terms: 'Verfügbarkeit, Kündigungsfrist und Gehalt',
  noContact: 'Weder Telefonnummer noch E-Mail-Adresse',
  criterion: 'Kriterium:',
  said: (day) => `gesagt am ${shortDay(day)}:`,
  saidOn: (day) => `gesagt am ${shortDay(day)}`,
  saidAbout: (day, criteria) => `Gesagt am ${shortDay(day)}: ${criteria.join(', ')}`,
  day: 'Tag des Anrufs',
  time: 'Uhrzeit des Anrufs',
  ics: 'In den Kalender',
  event: (name, job) => `Anruf: ${name} (${job})`,
  fileName: (name) => `Anruf ${name}`,
  printed: { notice: 'Kündigungsfrist', start: 'Verfügbar', salary: 'Gehalt', note: 'Notiz' },
  keys: [
    ['↑ ↓', 'Frage darüber und darunter'],
    ['Enter', 'Antwort eingeben'],
    ['Y / N / U', 'ja, nein, unklar'],
    ['1 – 5', 'Bewertung'],
    ['J / K', 'nächster und voriger Kandidat'],
  ],
};

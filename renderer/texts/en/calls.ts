import { count, shortDay } from './words.ts';

type Args = Readonly<Record<string, string | number>>;

/** “Leeds or York”. */
const either = (name: string | number | undefined): string => String(name ?? '').replaceAll(' / ', ' or ');

/** What somebody worked with, in or as. */
function work({ name = '', kind }: Args): string | null {
  if (name === '') return '';
  if (String(name).includes(' + ') || name === 'leading people') return null;
  if (kind === 'skill') return ` with ${either(name)}`;
  return kind === 'field' ? ` in ${either(name)}` : null;
}

/** Criteria as questions, by the code of how they were understood. */
const QUESTIONS: Readonly<Record<string, (args: Args) => string | null>> = {
  'asks.skill': ({ name, level }) =>
    level === 'deep' ? `How well do you know ${either(name)}?` : `Have you worked with ${either(name)}?`,
  'asks.years': (args) => {
    const what = work(args);
    return what === null ? null : `How long have you worked${what}?`;
  },
  'asks.degree': () => 'Which degrees do you have, and in what subjects?',
  'asks.certificate': ({ name }) => `Do you have this certificate or license: ${either(name)}?`,
  'asks.language': ({ name, reading }) =>
    reading === 1 ? `How well do you read ${either(name)}?` : `How well do you speak ${either(name)}?`,
  'asks.lives_in': () => 'Where do you live?',
  'asks.lives_near': () => 'Where do you live?',
  'asks.worked_in': ({ name }) => `Have you worked in ${either(name)}?`,
  'asks.title': ({ name }) => `Which of your jobs comes closest to “${either(name)}”?`,
  'asks.team': ({ mentoring }) =>
    mentoring === 1 ? 'Have you mentored or trained others?' : 'How many people have you led?',
  'asks.employer': ({ name, now }) =>
    now === 1 ? `Do you work for ${either(name)} now?` : `Have you worked for ${either(name)}?`,
  'asks.industry': ({ name, now }) =>
    now === 1 ? `Do you work in ${either(name)} now?` : `Have you worked in ${either(name)}?`,
  'asks.budget': () => 'What budgets have you been responsible for?',
  'asks.availability': () => 'When could you start?',
  'asks.permit': ({ wants, name }) =>
    wants === 'sponsor'
      ? 'Do you need a visa or a work permit?'
      : name === ''
        ? 'Do you need a work permit?'
        : `Are you allowed to work in ${either(name)}?`,
};

export const calls = {
  title: 'Calls',
  sheet: 'Call sheet',
  question: (code: string, args: Args): string | null => QUESTIONS[code]?.(args) ?? null,
  askAbout: (criterion: string) => `Ask about: ${criterion}`,
  progress: (called: number, all: number) => `${called} of ${all} called`,
  people: 'Candidates to call',
  called: 'called',
  open: (amount: number) => count(amount, 'question', 'questions'),
  noQuestions: 'The resume answers every criterion.',
  nobody: 'Nobody to call yet',
  nobodyText: 'Candidates on the shortlist and those put forward are listed here, with what to ask them.',
  print: 'Print',
  answer: (question: string) => `Answer: ${question}`,
  placeholder: 'What was said',
  verdict: (question: string) => `Met? ${question}`,
  yes: 'Yes',
  no: 'No',
  unclear: 'Unclear',
  score: (question: string) => `Score: ${question}`,
  scoreOf: (score: number) => `${score} of 5`,
  clear: 'Clear',
  cleared: 'Answer cleared',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved',
  failed: 'What was said could not be saved.',
  note: 'Note on the call',
  notePlaceholder: 'Everything else that was said',
  terms: 'Availability, notice and salary',
  noContact: 'No phone number or e-mail address',
  criterion: 'Criterion:',
  said: (day: string) => `said, ${shortDay(day)}:`,
  saidOn: (day: string) => `said, ${shortDay(day)}`,
  saidAbout: (day: string, criteria: readonly string[]) => `Said, ${shortDay(day)}: ${criteria.join(', ')}`,
  day: 'Day of the call',
  time: 'Time of the call',
  ics: 'Add to calendar',
  event: (name: string, job: string) => `Call: ${name} (${job})`,
  fileName: (name: string) => `Call ${name}`,
  printed: { notice: 'Notice period', start: 'Available', salary: 'Salary', note: 'Note' },
  keys: [
    ['↑ ↓', 'the question above and below'],
    ['Enter', 'type the answer'],
    ['Y / N / U', 'yes, no, unclear'],
    ['1 – 5', 'score'],
    ['J / K', 'the next and the previous candidate'],
  ] as readonly (readonly [string, string])[],
};

/** A class as it is written; "C+E" is "CE". */
export const CLASS = /^(?:A[12M]?|[BCD][1-3]?\+?E?|[TL])$/u;

/** What each class includes or is only given with; the rest follows step by step. */
const INCLUDES: Readonly<Record<string, string>> = {
  A: 'A2',
  A2: 'A1',
  A1: 'AM',
  B: 'AM L',
  BE: 'B',
  C1: 'B',
  C: 'C1',
  C1E: 'C1 BE',
  CE: 'C C1E T',
  D1: 'B',
  D: 'D1',
  D1E: 'D1 BE',
  DE: 'D D1E',
  T: 'AM L',
  // of Colombia, each with those below it
  B2: 'B1',
  B3: 'B2',
  C2: 'C1',
  C3: 'C2',
};

/** Whether a holder of one class may drive what another is required for. */
export const includes = (own: string, asked: string): boolean =>
  own === asked || (INCLUDES[own]?.split(' ').some((step) => includes(step, asked)) ?? false);

/** The class that what may be driven is of, where no class is named. */
export const VEHICLES = [
  ['car', 'B'],
  ['lorry', 'C'],
] as const;

/** The class that a licence is of where none is named. */
export const ANY_CAR = 'B';

/** Classes of lorries by their British numbers. */
export const NUMBERED: Readonly<Record<string, string>> = { '1': 'CE', '2': 'C' };

/** Classes that nothing but a licence to drive has. */
export const FOR_DRIVING = /^(?:CE|C[123]|C1E|D1E?|DE|BE|C\+E|B\+E|D\+E)$/u;

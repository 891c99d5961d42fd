import { describe, expect, test } from 'vitest';
import { answer } from './judge.ts';

const LINES = [
  'Marta Quill',
  'marta.quill@example.com | 555 0142',
  'Leeds, England',
  'Experience',
  'Sales manager, Brightwater Ltd, Leeds',
  '2014 – present',
  '• wrote reports with Python every day',
  'Licences',
  'Forklift licence, valid until 2030',
  'Languages: French C1',
];

describe('what stands around what is asked for', () => {
  test.each([
    "The client won't budge on this: experience with Python",
    'One thing I cannot bend on: a forklift licence',
    'Whatever else you find, fluent French has to be there',
    'It all hinges on experience with Python',
    'Been asked to look out for a forklift licence',
    'Alles steht und fällt mit einem Staplerschein',
    'Je ne transige pas là-dessus : une expérience de Python',
    'Tout repose sur une expérience de Python',
    'La cheffe y tient : un français courant',
    'Su questo non transigo: esperienza con Python',
    'Tutto dipende da esperienza con Python',
    'Bundan taviz vermem: Python deneyimi',
  ])('asks for nothing itself: %s', (criterion) => {
    expect(answer(criterion, LINES)).toMatchObject({ finding: 'met' });
  });

  test.each([
    "The client won't budge on this: experience with COBOL",
    'Davon weichen wir nicht ab: Erfahrung mit COBOL',
    'En esto no cedo: experiencia con COBOL',
    'Tutto dipende da esperienza con COBOL',
  ])('meets nothing either: %s', (criterion) => {
    expect(answer(criterion, LINES).finding).not.toBe('met');
  });

  test.each([
    ['a denial of something else', 'Not wanted: experience with Python', 'not_met'],
    ['a verb of work', 'Experience with Python, meets suppliers in Zorrograd', 'not_stated'],
  ])('is not %s', (_what, criterion, finding) => {
    expect(answer(criterion, LINES).finding).toBe(finding);
  });
});

describe('what does harm, and what is wanted beside it', () => {
  test.each([
    'Without Python they walk away',
    'Ohne Python gibt es eine Absage',
    'We got burned by Python',
    'Python makes them walk away',
    'Mit Python haben wir uns die Finger verbrannt',
    'Our client wants a falconer, with Python',
    'We want a locksmith (Python)',
    'Python is crucial for falconry',
    'They won’t yield to Python',
    'Stresses Python',
  ])('is in no frame: %s', (criterion) => {
    expect(answer(criterion, LINES)).not.toMatchObject({ finding: 'met', not_understood: [] });
  });

  test.each(['Anything but COBOL', 'Less than a couple of decades of Python'])(
    'is never turned round: %s',
    (criterion) => {
      expect(answer(criterion, LINES).finding).not.toBe('not_met');
    },
  );
});

describe('words that nothing understood', () => {
  test.each([
    ['narrow a place', 'Located in the east of Leeds'],
    ['are the class of an example that is denied', 'Not currently with a rival such as Zorbling Ltd'],
  ])('leave none where they %s', (_why, criterion) => {
    expect(answer(criterion, LINES).finding).not.toBe('met');
  });
});

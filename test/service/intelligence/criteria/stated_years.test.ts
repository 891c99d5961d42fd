import { describe, expect, test } from 'vitest';
import { answer } from './judge.ts';

const FRAMES = {
  en: ['Summary', 'Experience', 'Clerk, Brannock Ltd, Sheffield', 'March 2019 – present'],
  de: ['Profil', 'Berufserfahrung', 'Sachbearbeiterin, Brannock GmbH, Kassel', '03/2019 – heute'],
  fr: [
    'Profil',
    'Expérience professionnelle',
    'Employée de bureau, Brannock SA, Lyon',
    'mars 2019 – présent',
  ],
  es: [
    'Perfil',
    'Experiencia laboral',
    'Empleada de oficina, Brannock SL, Sevilla',
    'marzo 2019 – actualidad',
  ],
  it: ['Profilo', 'Esperienza lavorativa', 'Impiegata, Brannock Srl, Torino', 'marzo 2019 – presente'],
  tr: ['Özet', 'İş Deneyimi', 'Büro Memuru, Brannock A.Ş., Bursa', 'Mart 2019 – günümüz'],
} as const;

/** A resume whose dated job is another one, and whose summary, headline or bullet tells of years. */
function told(
  line: string,
  where: 'headline' | 'summary' | 'bullet',
  language: keyof typeof FRAMES = 'en',
): string[] {
  const [summary, experience, job, dates] = FRAMES[language];
  return [
    'Tessa Wolverley',
    ...(where === 'headline' ? [line] : []),
    'tessa.wolverley@example.com | +44 555 0131',
    ...(where === 'summary' ? [summary, line] : []),
    experience,
    job,
    dates,
    ...(where === 'bullet' ? [`• ${line}`] : []),
  ];
}

describe('years under a title count as they are told, where no dated job has it', () => {
  test.each([
    ['en', 'summary', 'Nurse with seven years of experience.', 'three years as a nurse', 'met'],
    ['en', 'summary', 'I have worked as a nurse for over 7 years.', 'nurse (3+ years)', 'met'],
    ['en', 'headline', "Nurse with 7 years' experience", 'has been a nurse for three years', 'met'],
    ['en', 'bullet', 'Nurse since 2019', 'at least 3 years as a nurse', 'met'],
    ['en', 'summary', 'Two years as a nurse.', 'three years as a nurse', 'not_met'],
    ['en', 'summary', 'Worked with a nurse for seven years.', 'three years as a nurse', 'not_met'],
    [
      'en',
      'summary',
      'A nurse with a decade of administration behind me.',
      'three years as a nurse',
      'not_met',
    ],
    ['en', 'summary', 'Nurse with 7 years of experience.', '3 years full-time as a nurse', 'not_met'],
    ['de', 'summary', 'Ich arbeite seit 7 Jahren als Krankenpflegerin.', '3 Jahre als Krankenpfleger', 'met'],
    ['de', 'bullet', 'Seit 2019 als Krankenpflegerin tätig', 'mindestens 3 Jahre als Krankenpfleger', 'met'],
    ['fr', 'summary', 'Infirmière depuis 7 ans.', 'infirmier depuis au moins 3 ans', 'met'],
    ['fr', 'headline', "Infirmière, 7 ans d'expérience", 'trois ans comme infirmier', 'met'],
    ['es', 'summary', 'Soy enfermera desde hace 7 años.', 'enfermero desde hace al menos 3 años', 'met'],
    ['es', 'bullet', 'Enfermera desde 2019', '3 años de experiencia como enfermero', 'met'],
    ['it', 'summary', 'Sono infermiera da 7 anni.', 'almeno 3 anni come infermiere', 'met'],
    ['tr', 'summary', 'Yedi yıldır hemşire olarak çalışıyorum.', 'hemşire olarak en az 3 yıl deneyim', 'met'],
    ['tr', 'summary', '7 yıldır hemşireyim.', 'en az 3 yıl hemşire olarak çalışmış', 'met'],
  ] as const)('%s, %s: %s – %s: %s', (language, where, line, prompt, finding) =>
    expect(answer(prompt, told(line, where, language)).finding).toBe(finding),
  );
});

describe('the line under the name speaks of the person like any other', () => {
  test.each([
    ['Project manager, PMP', 'PMP certified', 'met'],
    ['Aspiring project manager', 'project manager', 'not_met'],
    ['Accountant with SAP', 'SAP', 'met'],
  ] as const)('%s – %s: %s', (line, prompt, finding) =>
    expect(answer(prompt, told(line, 'headline')).finding).toBe(finding),
  );
  test('but a name on it is none', () =>
    expect(
      answer('baker', ['Tessa Baker | Clerk', 'tessa.baker@example.com', 'Experience']).finding,
    ).not.toBe('met'));
});

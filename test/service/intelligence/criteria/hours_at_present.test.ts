import { describe, expect, it } from 'vitest';
import type { Finding } from '#service/intelligence/criteria/answer.ts';
import { evaluateCriterion } from './ask.ts';
import { describeNative } from './native.ts';
import { resume } from './resumes.ts';

/** A present job with these words of its hours, an earlier one that says nothing, and a line on what else would do. */
const nurse = (job: string, earlier: string, more: string) =>
  resume([
    'Robin Example',
    'robin@example.com',
    'Experience',
    'Care assistant, Fernhill House',
    'Mar 2018 - Present',
    `• Personal care and medication rounds, ${job}`,
    'Kitchen porter, Fernhill Inn',
    'Mar 2014 - Feb 2018',
    `• Cleaned and stocked the kitchen${earlier}`,
    'Availability',
    more,
  ]);

describe('hours worked in the present job', () => {
  const of_now = nurse('on-call one week in four, waking nights, alternate weekends', '', 'No Sundays');
  const of_then = nurse('care plans', ', night shifts', 'Full clean licence');
  it.each<[string, typeof of_now, Finding]>([
    ['Willing to be on call', of_now, 'met'],
    ['Accepts on-call duties', of_now, 'met'],
    ['Night shifts accepted', of_now, 'met'],
    ['Works weekends', of_now, 'met'],
    // what somebody rules out counts more than what the job brings with it
    ['Available on Sundays', of_now, 'not_met'],
    // an earlier job shows nothing of what somebody would do now
    ['Willing to work nights', of_then, 'not_stated'],
    ['Has worked nights', of_then, 'met'],
  ])('%s', (prompt, person, finding) => {
    expect(evaluateCriterion({ ...person, prompt_text: prompt })).toMatchObject({ finding });
  });
});

describeNative('two kinds of hours said in one sentence', {
  en: [
    {
      asked: 'Rotating shifts, nights included',
      heading: 'Availability',
      met: ['Happy to work rotating shifts including nights'],
      not_stated: ['Happy to work rotating shifts'],
    },
    {
      asked: 'Weekend and bank holiday work',
      heading: 'Availability',
      met: ['Weekends and bank holidays fine'],
    },
    { asked: 'Overnight travel OK', heading: 'Availability', met: ['Happy to be away two nights a week'] },
  ],
  de: [
    {
      asked: 'Wechselschicht inkl. Nachtschicht',
      heading: 'Verfügbarkeit',
      met: ['Bereit zu Wechselschicht mit Nächten'],
    },
    { asked: 'Sonn- und Feiertagsarbeit', heading: 'Verfügbarkeit', met: ['Sonn- und Feiertage ok'] },
    {
      asked: 'Bereitschaft zu Abendterminen',
      heading: 'Verfügbarkeit',
      not_met: ['Abends nicht möglich'],
    },
  ],
  fr: [
    {
      asked: 'Horaires tournants, nuits comprises',
      heading: 'Disponibilité',
      met: ['Accepte le travail en roulement, nuits possibles'],
    },
    {
      asked: 'Travail dominical et jours fériés',
      heading: 'Disponibilité',
      met: ['Dimanches et jours fériés ok'],
    },
    {
      asked: 'Accepte de travailler un week-end sur deux',
      heading: 'Disponibilité',
      met: ['Un week-end sur deux possible'],
    },
  ],
  es: [
    {
      asked: 'Turnos rotativos, noches incluidas',
      heading: 'Disponibilidad',
      met: ['Disponible para turno rotatorio con noches'],
    },
    {
      asked: 'Trabajo en domingos y festivos',
      heading: 'Disponibilidad',
      met: ['Domingos y festivos ok'],
    },
  ],
  it: [
    { asked: 'Lavoro domenicale e festivo', heading: 'Disponibilità', met: ['Domeniche e festivi ok'] },
    {
      asked: 'Turni a rotazione, notti comprese',
      heading: 'Disponibilità',
      met: ['Disponibile a turni a rotazione con notti'],
    },
  ],
  tr: [
    { asked: 'Şehir değiştirebilecek', heading: 'Diğer', met: ['Şehir dışına taşınabilir'] },
    { asked: 'Taşınmaya açık', heading: 'Diğer', met: ['Şehir dışına taşınabilir'] },
  ],
});

import { describe, expect, test } from 'vitest';
import { resume } from '../criteria/resumes.ts';

/** The jobs a resume of these lines is read with, and where the person lives. */
function read(heading: string, lines: readonly string[], contact = 'robin.vale@example.com, 555 0142') {
  const { profile } = resume(['Robin Vale', contact, heading, ...lines]);
  return {
    place: profile.location?.raw ?? null,
    jobs: profile.work.map(({ title, employer, start, end, current }) => ({
      title,
      employer,
      from: start?.year ?? null,
      to: current ? 'now' : (end?.year ?? null),
    })),
  };
}

describe('heads of jobs', () => {
  test.each([
    [
      'sentences on the line of the dates',
      'İŞ DENEYİMİ',
      [
        'Haz. 2021 – halen, Karaman Gıda A.Ş., Bölge Satış Müdürü. Bana bağlı on iki satış temsilcisi var. Ayda on gün bölgede seyahat ediyorum, bu tempo benim için sorun değil.',
      ],
      { title: 'Bölge Satış Müdürü', employer: 'Karaman Gıda A.Ş.', from: 2021, to: 'now' },
    ],
    [
      'sentences in small letters, under a heading of one noun in capitals',
      'TRABAJOS',
      [
        'abril 2017 - sept 2023 - electricista autónomo. cuadros, reformas y averías de bares y locales. los dos últimos años con un ayudante',
      ],
      { title: 'electricista autónomo', employer: null, from: 2017, to: 2023 },
    ],
    [
      'an abbreviation for now',
      'EXPERIENCIA PROFESIONAL',
      ['Enfermera', 'Hospital Sierra del Norte, Zaragoza', 'feb. 2021 – act.', '• Ventilación mecánica'],
      { title: 'Enfermera', employer: 'Hospital Sierra del Norte', from: 2021, to: 'now' },
    ],
    [
      'brackets that explain',
      'EXPERIENCIA PROFESIONAL',
      [
        'Enfermera de UCI polivalente (14 camas)',
        'Hospital Comarcal de Valdehuerva (red pública, dos turnos)',
        '2017 – 2021',
        '• Urgencias',
      ],
      {
        title: 'Enfermera de UCI polivalente (14 camas)',
        employer: 'Hospital Comarcal de Valdehuerva (red pública, dos turnos)',
        from: 2017,
        to: 2021,
      },
    ],
    [
      'the kind of contract beside the dates',
      'EXPÉRIENCES PROFESSIONNELLES',
      [
        'Comptable fournisseurs, Laiteries de l’Oust, Rennes',
        'Depuis février 2020 – CDI, temps plein',
        '• Saisie des factures',
      ],
      { title: 'Comptable fournisseurs', employer: 'Laiteries de l’Oust', from: 2020, to: 'now' },
    ],
    [
      'the hours behind a name',
      'BERUFSERFAHRUNG',
      ['seit 10/2020 Pflegefachkraft, Seniorenheim Am Lindenhof GmbH (30 Std./Woche)', '• Dienstplan'],
      { title: 'Pflegefachkraft', employer: 'Seniorenheim Am Lindenhof GmbH', from: 2020, to: 'now' },
    ],
    [
      'the beginning of a school year',
      'EXPÉRIENCE',
      ['Professeure, Collège Les Glycines\tdepuis la rentrée 2019', '• Référente numérique'],
      { title: 'Professeure', employer: 'Collège Les Glycines', from: 2019, to: 'now' },
    ],
  ])('%s', (_what, heading, lines, job) => {
    expect(read(heading, lines).jobs[0]).toEqual(job);
  });
});

describe('where somebody lives', () => {
  test.each([
    ['Erding, 555 0107, robin.vale@example.com', 'Erding'],
    ['Getafe (Madrid), 555 0102, robin.vale@example.com', 'Getafe (Madrid)'],
  ])('%s', (contact, place) => {
    expect(read('Experience', ['Cook, Harbor Grill, 2019 – 2021'], contact).place).toBe(place);
  });
});

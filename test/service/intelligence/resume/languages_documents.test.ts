import { describe, expect, test } from 'vitest';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { employerScore, titleScore } from '#service/intelligence/language/job_titles.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const lexicon = shippedLexicon();
const bold = (text: string): TestLine => ({ text, bold: true });

type Wanted = { name: string; jobs: string[]; schools: string[]; languages: string[] };

// Whole documents: one with title and employer in one line above the dates, one with a line each.
const DOCUMENTS: readonly (readonly [string, TestLine[], Wanted])[] = [
  [
    'German, a line each',
    [
      'Heike Brandstetter',
      'heike.brandstetter@example.com',
      bold('Berufserfahrung'),
      'Filialleiterin\t03/2018 – heute',
      'Großbäckerei Lindner GmbH, Bremen',
      '- Führt zwölf Beschäftigte.',
      'Bäckereifachverkäuferin\t08/2011 – 02/2018',
      'Bäckerei Sonnenkorn, Bremen',
      '- Verkauf und Kasse.',
      bold('Sprachkenntnisse'),
      'Deutsch (Muttersprache), Türkisch (B1)',
    ],
    {
      name: 'Heike Brandstetter',
      jobs: [
        'Filialleiterin / Großbäckerei Lindner GmbH / 2018-03',
        'Bäckereifachverkäuferin / Bäckerei Sonnenkorn / 2011-08',
      ],
      schools: [],
      languages: ['German', 'Turkish'],
    },
  ],
  [
    'French, title and employer in one line',
    [
      'Solène Marchadour',
      'solene.marchadour@example.com',
      bold('Expérience professionnelle'),
      bold('Aide-soignante – EHPAD Les Tilleuls'),
      'septembre 2017 – aujourd’hui · Nantes',
      '- Accompagne douze résidents.',
      bold('Auxiliaire de vie – Association Bel Âge'),
      'janvier 2013 – août 2017 · Angers',
      '- Aide à domicile.',
      bold('Langues'),
      'Français (langue maternelle), Anglais (B1)',
    ],
    {
      name: 'Solène Marchadour',
      jobs: [
        'Aide-soignante / EHPAD Les Tilleuls / 2017-09',
        'Auxiliaire de vie / Association Bel Âge / 2013-01',
      ],
      schools: [],
      languages: ['French', 'English'],
    },
  ],
  [
    'Spanish, title and employer in one line',
    [
      'Iratxe Mendizabal Soto',
      'iratxe.mendizabal@example.com',
      bold('Experiencia laboral'),
      bold('Responsable de mantenimiento – Forjas del Duero S.A.'),
      'enero 2020 – Actualidad · Valladolid',
      '- Dirige un equipo de ocho personas.',
      bold('Técnica de calidad – Conservas Olmedo S.L.'),
      'mayo 2014 – diciembre 2019 · Burgos',
      '- Ensayos de laboratorio.',
      bold('Formación académica'),
      'Grado – Química',
      'Universidad de Alba del Duero (2010–2014)',
    ],
    {
      name: 'Iratxe Mendizabal Soto',
      jobs: [
        'Responsable de mantenimiento / Forjas del Duero S.A. / 2020-01',
        'Técnica de calidad / Conservas Olmedo S.L. / 2014-05',
      ],
      schools: ['Universidad de Alba del Duero / Grado'],
      languages: [],
    },
  ],
  [
    'Italian, a line each',
    [
      'Ottavia Bellandi',
      'ottavia.bellandi@example.com',
      bold('Esperienza professionale'),
      'Capoturno\t04/2016 – presente',
      'Officine Bracco S.p.A., Torino',
      '- Coordina la linea di montaggio.',
      'Magazziniera\t02/2010 – 03/2016',
      'Cooperativa Il Ponte, Novara',
      '- Gestione delle scorte.',
      bold('Lingue'),
      'Italiano (madrelingua), Inglese (B2)',
    ],
    {
      name: 'Ottavia Bellandi',
      jobs: ['Capoturno / Officine Bracco S.p.A. / 2016-04', 'Magazziniera / Cooperativa Il Ponte / 2010-02'],
      schools: [],
      languages: ['Italian', 'English'],
    },
  ],
  [
    'Dutch, title and employer in one line',
    [
      'Femke van Oldenbarg',
      'femke.vanoldenbarg@example.com',
      bold('Werkervaring'),
      bold('Verzorgende – Zorggroep De Wilgen'),
      'maart 2018 – heden · Utrecht',
      '- Begeleidt bewoners met dementie.',
      bold('Kassamedewerker – Supermarkt Hoekstra B.V.'),
      'juni 2013 – februari 2018 · Zwolle',
      '- Kassa en voorraad.',
      bold('Talen'),
      'Nederlands (moedertaal), Engels (B2)',
    ],
    {
      name: 'Femke van Oldenbarg',
      jobs: [
        'Verzorgende / Zorggroep De Wilgen / 2018-03',
        'Kassamedewerker / Supermarkt Hoekstra B.V. / 2013-06',
      ],
      schools: [],
      languages: ['Dutch', 'English'],
    },
  ],
  [
    'Portuguese, a line each',
    [
      'Benedita Salgueiro Pinto',
      'benedita.salgueiro@example.com',
      bold('Experiência profissional'),
      'Contabilista certificada\t09/2019 – atual',
      'Têxteis Riba Lda., Braga',
      '- Fecho mensal de contas.',
      'Rececionista\t03/2015 – 08/2019',
      'Clínica do Mondego, Coimbra',
      '- Atendimento.',
      bold('Idiomas'),
      'Português (nativo), Inglês (C1)',
    ],
    {
      name: 'Benedita Salgueiro Pinto',
      jobs: [
        'Contabilista certificada / Têxteis Riba Lda. / 2019-09',
        'Rececionista / Clínica do Mondego / 2015-03',
      ],
      schools: [],
      languages: ['Portuguese', 'English'],
    },
  ],
  [
    'Polish, title and employer in one line',
    [
      'Jagoda Wilczewska',
      'jagoda.wilczewska@example.com',
      bold('Doświadczenie zawodowe'),
      bold('Główna specjalistka – Hutpol Sp. z o.o.'),
      'luty 2019 – obecnie · Gdańsk',
      '- Kieruje zespołem.',
      bold('Magazynierka – Hurtownia Bursztyn'),
      'maj 2014 – styczeń 2019 · Gdynia',
      '- Przyjmowanie towaru.',
      bold('Języki obce'),
      'Polski (ojczysty), Niemiecki (B2)',
    ],
    {
      name: 'Jagoda Wilczewska',
      jobs: [
        'Główna specjalistka / Hutpol Sp. z o.o. / 2019-02',
        'Magazynierka / Hurtownia Bursztyn / 2014-05',
      ],
      schools: [],
      languages: ['Polish', 'German'],
    },
  ],
];

const month = (date: { year: number; month: number | null } | null): string =>
  date === null ? '' : `${date.year}-${String(date.month ?? 0).padStart(2, '0')}`;

describe('whole documents', () => {
  test.each(DOCUMENTS)('%s', (_name, lines, wanted) => {
    const read = readProfile(documentOf(lines), { reference_date: '2026-11', lexicon });
    expect({
      name: read.name,
      jobs: read.work.map(({ title, employer, start }) => `${title} / ${employer} / ${month(start)}`),
      schools: read.education.map(({ school, degree }) => `${school} / ${degree}`),
      languages: read.languages.map(({ name }) => name),
    }).toEqual(wanted);
  });
});

describe('titles and employers', () => {
  test.each([
    'Contabilista certificada',
    'Técnica de contabilidade',
    'Responsable de producción',
    'Becaria de calidad',
    'Kierownik ds. sprzedaży',
    'Pflegefachfrau',
    'Mitarbeiterin im Vertrieb',
    'Chargée de communication',
    'Addetta alle vendite',
    'Zelfstandig werkend kok',
    'Warehouse Operative',
  ])('"%s" is a title', (text) => expect(titleScore(text)).toBeGreaterThanOrEqual(1.6));

  test.each(['Metalpol Sp. z o.o.', 'Talleres Urrutia', 'EHPAD Les Tilleuls', 'Contas Certas Lda.'])(
    '"%s" is an employer',
    (text) => {
      expect(employerScore(text)).toBeGreaterThanOrEqual(0.8);
      expect(titleScore(text)).toBeLessThan(1);
    },
  );

  test.each(['Bachelor of Arts', 'Monitor production lines', 'Technik', 'Química'])(
    '"%s" is no clear title',
    (text) => expect(titleScore(text)).toBeLessThan(1.6),
  );
});

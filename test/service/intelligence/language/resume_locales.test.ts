import { describe, expect, test } from 'vitest';
import { degreeLevel } from '#service/intelligence/language/degrees.ts';
import { headingKind, titledHeadingKind } from '#service/intelligence/resume/headings.ts';
import { cefrOf } from '#service/intelligence/language/language_levels.ts';
import { namedLanguages } from '#service/intelligence/language/language_names.ts';
import { fold } from '#service/intelligence/language/lines.ts';
import { RESUME_LOCALES } from '#service/intelligence/language/locales/resume_locales.ts';

function names(text: string | undefined): string[] {
  return (text ?? '').split(',').map(fold);
}

describe('tables of the languages', () => {
  test.each(RESUME_LOCALES.map((locale, at) => [at, locale] as const))(
    'language %i is whole',
    (_at, locale) => {
      for (const kind of ['experience', 'education', 'skills', 'certifications'] as const) {
        expect(names(locale.headings[kind]).length, kind).toBeGreaterThanOrEqual(20);
      }
      expect(locale.months).toHaveLength(12);
      const headings = new Set(Object.values(locale.headings).flatMap(names));
      expect(names(locale.weak).filter((name) => !headings.has(name))).toEqual([]);
      for (const level of ['A2', 'B1', 'B2', 'C1', 'C2'] as const) expect(locale.levels[level]).toBeTruthy();
    },
  );

  test.each([
    [
      'experience',
      'Work History, Praktika, Beruflicher Werdegang, Parcours, Experiencia laboral, Esperienze lavorative, Werkervaring, Experiência profissional, Doświadczenie zawodowe, Stages et emplois, PRÁCTICAS PROFESIONALES',
    ],
    [
      'education',
      'Aus- und Weiterbildung, Formation, Formación académica, Istruzione e formazione, Opleidingen, Formação académica, Wykształcenie, Diplômes et formations, Habilitações literárias',
    ],
    [
      'skills',
      'EDV-Kenntnisse, Compétences clés, Aptitudes y competencias, Capacità e competenze, Vaardigheden, Competências técnicas, Umiejętności',
    ],
    [
      'languages',
      'Sprachkenntnisse, Langues parlées, Idiomas, Conoscenze linguistiche, Talenkennis, Línguas, Znajomość języków',
    ],
    [
      'certifications',
      'Zertifikate und Weiterbildungen, Formation continue, Cursos y certificaciones, Corsi di formazione, Cursussen, Formação complementar, Kursy i szkolenia',
    ],
  ])('headings of %s', (kind, headings) => {
    for (const heading of headings.split(', ')) expect(headingKind(heading), heading).toBe(kind);
  });

  test.each([
    'Experience with large hotels',
    'Skills Development Fund',
    'Education Manager',
    'Marketing 2020',
    'Java 8/11',
    'ISO 9001:2015',
  ])('"%s" is no heading', (line) => {
    expect(headingKind(line)).toBe(null);
  });

  test.each(['Head of Education', 'Director of Awards', 'Leiter Ausbildung'])(
    'the position "%s" opens no section',
    (line) => {
      expect(titledHeadingKind(line)).toBe(null);
    },
  );
});

describe('degrees', () => {
  test.each([
    ['Diplom-Ingenieurin Maschinenbau', 7],
    ['Dipl.-Ing. (FH) Elektrotechnik', 5],
    ['Magister Artium', 7],
    ['Zweites Staatsexamen', 7],
    ['Ausbildung zum Industriekaufmann', 2],
    ['Industriemeister', 3],
    ['Fachabitur', 1],
    ['Master 2 Droit des affaires', 7],
    ['Licence professionnelle Commerce', 5],
    ['BTS Assistant de gestion', 4],
    ['DUT Informatique', 4],
    ['CAP Cuisine', 2],
    ['Baccalauréat scientifique', 1],
    ['Grado en Enfermería', 5],
    ['Máster en Finanzas', 7],
    ['CFGS Administración y Finanzas', 4],
    ['Bachillerato', 1],
    ['Laurea triennale in Economia', 5],
    ['Laurea magistrale in Ingegneria', 7],
    ['Diploma di maturità scientifica', 1],
    ['HBO Bedrijfskunde', 5],
    ['MBO niveau 4 Kok', 3],
    ['VWO', 1],
    ['Mestrado em Gestão', 7],
    ['Licenciatura em Direito', 5],
    ['Doutoramento em Química', 8],
    ['Licencjat, Ekonomia', 5],
    ['Studia magisterskie, Prawo', 7],
    ['Technik logistyk', 2],
    ['Matura', 1],
    ['Driving licence, class B', null],
    ['Ran Google ad campaigns', null],
  ])('%s is of level %s', (text, level) => {
    expect(degreeLevel(text)).toBe(level);
  });
});

describe('languages', () => {
  test.each([
    ['B2/C1', 'B2'],
    ['DELF B2', 'B2'],
    ['Goethe-Zertifikat C1', 'C1'],
    ['TOEFL iBT 105', 'C1'],
    ['IELTS 6.5', 'B2'],
    ['JLPT N2', 'B2'],
    ['Muttersprache', 'C2'],
    ['verhandlungssicher', 'C1'],
    ['sehr gute Kenntnisse', 'C1'],
    ['gute Grundkenntnisse', 'B1'],
    ['Grundkenntnisse', 'A2'],
    ['langue maternelle', 'C2'],
    ['courant', 'C1'],
    ['notions', 'A2'],
    ['nivel alto', 'C1'],
    ['nivel medio', 'B1'],
    ['madrelingua', 'C2'],
    ['livello scolastico', 'A2'],
    ['moedertaal', 'C2'],
    ['vloeiend', 'C1'],
    ['fluente', 'C1'],
    ['noções básicas', 'A2'],
    ['język ojczysty', 'C2'],
    ['komunikatywny', 'B1'],
    ['Native or bilingual proficiency', 'C2'],
    ['Full professional proficiency', 'C1'],
    ['Limited working proficiency', 'B1'],
    ['C1 C1 B2 B2 B2', 'B2'],
    ['●●●○○', 'B1'],
    ['4/5', 'C1'],
    ['', null],
  ])('%s is %s', (text, level) => {
    expect(cefrOf(text)).toBe(level);
  });

  test('names in all languages have one English name', () => {
    for (const name of ['Englisch', 'anglais', 'inglés', 'inglese', 'Engels', 'inglês', 'angielski']) {
      expect(namedLanguages(name).map(({ canonical }) => canonical)).toEqual(['English']);
    }
    expect(
      namedLanguages('Hochdeutsch, Mandarin Chinese; flamand').map(({ canonical }) => canonical),
    ).toEqual(['German', 'Chinese', 'Dutch']);
  });
});

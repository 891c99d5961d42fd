import type { Finding } from '#service/intelligence/criteria/answer.ts';
import type { CriterionSource } from '#service/intelligence/criteria/source.ts';
import { resume } from './resumes.ts';
import { describeFindings, type Case } from './tables.ts';

/** One job and school in each language: what a line says is read in the language of its resume. */
const FRAMES = {
  en: [
    [
      'Experience',
      'Coordinator, Fernhill Works',
      'Mar 2020 - Present',
      '• Kept the calendar and ordered supplies for the office',
    ],
    ['Education', 'Leaving certificate, 2012'],
  ],
  de: [
    [
      'Berufserfahrung',
      'Sachbearbeiter, Fernhill Werke GmbH',
      '03/2020 - heute',
      '• Ablage und Bestellung von Material für das Büro und die Werkstatt',
    ],
    ['Schule', 'Realschulabschluss, 2012'],
  ],
  fr: [
    [
      'Expérience professionnelle',
      'Employé de bureau, Fernhill SARL',
      '03/2020 - aujourd’hui',
      '• Classement des dossiers et commande de fournitures pour le bureau',
    ],
    ['Formation', 'Baccalauréat, 2012'],
  ],
  es: [
    [
      'Experiencia laboral',
      'Auxiliar, Fernhill S.L.',
      '03/2020 - actualidad',
      '• Archivo de los documentos y compra de material para la oficina',
    ],
    ['Formación', 'Bachillerato, 2012'],
  ],
  it: [
    [
      'Esperienza professionale',
      'Impiegato, Fernhill S.r.l.',
      '03/2020 - oggi',
      '• Archivio dei documenti e acquisto del materiale per gli uffici della sede',
    ],
    ['Istruzione', 'Diploma di maturità, 2012'],
  ],
  nl: [
    [
      'Werkervaring',
      'Medewerker, Fernhill B.V.',
      '03/2020 - heden',
      '• Archief bijhouden en materiaal bestellen voor het kantoor en de werkplaats',
    ],
    ['Opleiding', 'Havo, 2012'],
  ],
  pl: [
    [
      'Doświadczenie zawodowe',
      'Referent, Fernhill Sp. z o.o.',
      '03/2020 - obecnie',
      '• Prowadzenie archiwum oraz zamawianie materiałów dla biura',
    ],
    ['Wykształcenie', 'Matura, 2012'],
  ],
  pt: [
    [
      'Experiência profissional',
      'Assistente, Fernhill Lda.',
      '03/2020 - atual',
      '• Arquivo dos documentos e compra de material para o escritório',
    ],
    ['Formação', 'Ensino secundário, 2012'],
  ],
  ro: [
    [
      'Experiență profesională',
      'Referent, Fernhill SRL',
      '03/2020 - prezent',
      '• Arhivarea documentelor și comandarea materialelor pentru birou',
    ],
    ['Educație', 'Bacalaureat, 2012'],
  ],
  tr: [
    [
      'İş Deneyimi',
      'Uzman, Fernhill Ltd. Şti.',
      '03/2020 - devam ediyor',
      '• Evrakların arşivlenmesi ve ofis için malzeme siparişi verilmesi',
    ],
    ['Eğitim', 'Lise, 2012'],
  ],
} as const;

export type TestLanguage = keyof typeof FRAMES;

/** What is asked in one language, and the lines that say it, deny it or say something like it. */
export type Asked = { readonly asked: string; readonly heading?: string } & Partial<
  Readonly<Record<Finding, readonly string[]>>
>;

/** A resume in a language, with these lines at its job or under a heading of their own. */
function written(
  language: TestLanguage,
  heading: string | undefined,
  lines: readonly string[],
): CriterionSource {
  const [job, school] = FRAMES[language];
  const own = heading === undefined ? lines.map((line) => `• ${line}`) : [heading, ...lines];
  return resume(['Robin Example', 'robin@example.com', ...job, ...own, ...school]);
}

/** A table of findings over resumes in the language of the criterion. */
export function describeNative(
  name: string,
  rows: Partial<Readonly<Record<TestLanguage, readonly Asked[]>>>,
): void {
  for (const [language, all] of Object.entries(rows)) {
    for (const { asked, heading, ...found } of all) {
      const cases = Object.entries(found).flatMap(([finding, lines]) =>
        lines.map((line): Case => [asked, [line], finding as Finding]),
      );
      describeFindings(
        `${name} (${language})`,
        (lines) => written(language as TestLanguage, heading, lines),
        cases,
      );
    }
  }
}

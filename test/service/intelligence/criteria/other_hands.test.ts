import { describe, expect, it } from 'vitest';
import { statusAt } from '#service/intelligence/criteria/facts.ts';
import type { MentionStatus } from '#service/intelligence/language/locale.ts';
import { answer, judge } from './judge.ts';
import { resume } from './resumes.ts';

/** Lines by which a resume shows its language. */
const LINES = {
  en: 'Worked with the team on the records of all customers and kept them up to date.',
  de: 'Mitarbeit in der Abteilung und Betreuung der Kunden, seit drei Jahren auch für den Einkauf.',
  es: 'Trabajo con el equipo en la gestión de los pedidos y de las entregas para todos los clientes.',
  it: 'Lavoro con la squadra nella gestione degli ordini e delle consegne per tutti i clienti.',
  fr: 'Travail avec l’équipe pour la gestion des commandes et des livraisons de tous les clients.',
  tr: 'Ekiple birlikte siparişlerin ve teslimatların takibi için çalıştı, müşterilerle görüştü.',
};
type Language = keyof typeof LINES;

/** The name in < > is done, held or led by somebody else, as its own clause says. */
const OTHERS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Orders consumables; the <budget> (£1.9m) is held by the ward manager',
    'Prepares the figures; the <budget> is with the finance director',
    'The <budget> sits with the head of department',
    'Forecasts only, the <P&L> belongs to the regional manager',
    'Assembles panels; <PLC programming> is done by an integrator',
    '<Payroll> runs are carried out by the external bureau',
    '<Recruitment> lies with the agency',
    '<Recruiting> stays with the central HR team',
  ],
  de: [
    'Röntgen bereite ich vor, die <Auswertung> macht ein externes Labor',
    'Bereite Zahlen vor; das <Budget> liegt beim kaufmännischen Leiter',
    'Das <Budget> verantwortet der Werksleiter',
    '<CNC-Programmierung> macht der Meister, ich rüste nur',
    '<Salesforce> wird von den Kollegen gepflegt',
    'Die <Lohnabrechnung> übernimmt ein Steuerbüro',
    '<Einkauf> ist Sache der Zentrale',
    'Die <Personalverantwortung> hat der Betriebsleiter',
  ],
  es: [
    'Horas extra; el <presupuesto> del almacén (2,3 M€) es del director de planta',
    'El <presupuesto> lo lleva la jefa de compras',
    'Según normas GMP; las <auditorías internas> las hace Garantía de Calidad',
    'Las <nóminas>, hechas por una gestoría',
    'Las <nóminas> las hace una gestoría',
    'La <contabilidad> corresponde al departamento financiero',
  ],
  it: [
    'Cantieri fino a 4,5 milioni; il <budget> è del direttore tecnico',
    'Il <budget> lo gestisce la responsabile acquisti',
    '<Gare pubbliche>: seguite dall’ufficio gare',
    'Le <buste paga> le fa il consulente del lavoro',
    'La <contabilità> spetta all’ufficio amministrativo',
  ],
  fr: [
    'Le <budget> est tenu par la directrice financière',
    'Le <budget> relève du directeur de magasin',
    'La <paie> est faite par un cabinet comptable',
    'saisie sous Sage ; les <liasses fiscales> étaient établies par l’expert-comptable',
    'Les <commandes> reviennent au chef de cuisine',
  ],
  tr: [
    'Eğitim bütçesini yönetir; bölüm <bütçesi> İK müdüründe',
    'Departman <bütçesi> genel müdüre ait',
    '<Bordro> işlemlerini mali müşavir yapıyor',
    '<Satın alma> merkez ofis tarafından yürütülüyor',
  ],
};

/** It is their own, though somebody else stands in the sentence. */
const OWN: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Wrote the <Python> library used by all engineers of the company',
    'Built <Power BI> reports that are used by the sales directors',
    'Administered <Salesforce>, used by 60 sales representatives',
    '<Python> is used by the team I lead, and by me every day',
    '<Tableau> dashboards used by 40 managers',
    '<Quality control> of parts made by suppliers',
    '<Translation> of documents prepared by engineers',
    '<Payroll> processed by my team of three clerks',
    '<SEO>, formerly done by an agency, now in my hands',
    'Holds the ward <budget> (£1.9m), reports to the ward manager',
    '<Budget> of £2m, agreed with the finance director each year',
    'Manages the <budget> with the head of department',
    '<Payroll> for 200 drivers and managers',
    '<Recruitment> of managers and directors',
    'Presented the <budget> to the board and the directors',
    'The <budget> is mine: £1m a year',
  ],
  de: [
    '<Angebotskalkulation>, Freigabe macht der Chef',
    '<Buchhaltung> für Mandanten, den Abschluss macht der Steuerberater',
    '<Rechnungsprüfung> hat der Kollege an mich abgegeben',
    '<Budget> von 2 Mio. €, Abstimmung mit dem Geschäftsführer',
    '<Lohnabrechnung> für Werksleiter und Monteure',
    'Die <Auswertung> ist Teil meiner Arbeit mit dem Laborleiter',
  ],
  es: [
    'Informes en <Power BI> realizados por mí para la dirección',
    'Las <nóminas> las hace mi equipo, que dirijo desde 2019',
    '<SAP>: lo usa todo el departamento y yo formo a los compañeros',
    '<Traducción> de documentos preparados por ingenieros',
    '<Presupuesto> de 2 M€, en contacto con el director de planta',
    '<Nóminas> de directores y operarios',
  ],
  it: [
    '<Traduzione> di documenti redatti dai tecnici',
    '<Budget> di 2 milioni, in accordo con il direttore tecnico',
    '<Buste paga> dei dirigenti e degli operai',
  ],
  fr: [
    '<Achats> négociés par moi avec les fournisseurs',
    '<Recrutement> assuré par mes soins pour le service technique',
    '<Contrôle qualité> des pièces réalisées par les fournisseurs',
    'Plans <AutoCAD> suivis par le chef de chantier',
    '<Budget> de 2 M€ validé chaque année avec la directrice',
    '<Paie> des cadres et des ouvriers',
  ],
  tr: ['Genel müdüre bağlı olarak <bütçe> yönetimi', 'Müdürler ve işçiler için <bordro>'],
};

/** What the resume says of the name in < >. */
function statusOfMarked(line: string, language: Language): MentionStatus {
  const text = line.replaceAll(/[<>]/gu, '');
  const who = resume([
    'Robin Example',
    'robin@example.com',
    'EXPERIENCE',
    'Clerk, Example Ltd 2019 - 2024',
    `- ${LINES[language]}`,
    `- ${text}`,
  ]);
  const start = who.document.text.indexOf(text) + line.indexOf('<');
  return statusAt(judge.factsOf(who), { start, end: start + line.indexOf('>') - line.indexOf('<') - 1 });
}

const rows = (table: Readonly<Record<Language, readonly string[]>>): [Language, string][] =>
  Object.entries(table).flatMap(([language, lines]) =>
    lines.map((line): [Language, string] => [language as Language, line]),
  );

describe('whose work it is', () => {
  it.each(rows(OTHERS))('%s, others: %s', (language, line) => {
    expect(statusOfMarked(line, language)).toBe('others');
  });
  it.each(rows(OWN))('%s, their own: %s', (language, line) => {
    expect(statusOfMarked(line, language)).toMatch(/^(?:used|held)$/u);
  });

  /** A budget asked for, what the resume says of one, and the answer. */
  const BUDGETS: readonly (readonly [string, string, 'met' | 'not_met' | 'not_stated'])[] = [
    [
      'A budget of at least £1m',
      'Orders consumables; the ward budget (£1.9m) is held by the ward manager',
      'not_stated',
    ],
    ['A budget of at least £1m', 'Ward budget of £1.9m; the orders are placed by the ward manager', 'met'],
    [
      'A budget of more than 1 M€',
      'Own budget of €60,000; the budget of the depot (€2.3m) is with the director',
      'not_met',
    ],
    [
      'A budget of at least €50,000',
      'Own budget of €60,000; the budget of the depot (€2.3m) is with the director',
      'met',
    ],
  ];
  it.each(BUDGETS)('%s: %s', (criterion, line, finding) => {
    const lines = [
      'Robin Example',
      'robin@example.com',
      'Experience',
      'Clerk, Example Ltd 2019 - 2024',
      `- ${line}`,
    ];
    expect(answer(criterion, lines).finding).toBe(finding);
  });
});

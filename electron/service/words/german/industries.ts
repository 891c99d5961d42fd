import { lookUp, type Rows } from './lists.ts';

/**
 * Branchen und Arten von Arbeitgebern, wie der Dienst sie nennt, mit dem Verhältniswort davor: so stehen sie in jedem
 * Satz richtig („Hat im Bankwesen gearbeitet“, „Keine Stelle im Lebenslauf zeigt Arbeit im Bankwesen“).
 */
export const INDUSTRIES: Readonly<Record<string, string>> = {
  banking: 'im Bankwesen',
  'fintech or payments': 'bei Fintechs oder im Zahlungsverkehr',
  finance: 'im Finanzwesen',
  insurance: 'im Versicherungswesen',
  B2B: 'im Geschäft mit Unternehmen (B2B)',
  'B2B SaaS': 'im Bereich B2B-SaaS',
  'software or information technology': 'in der Software- oder IT-Branche',
  'big technology company': 'bei einem großen Technologiekonzern',
  'social network': 'bei einem sozialen Netzwerk',
  AI: 'im Bereich künstliche Intelligenz',
  semiconductors: 'in der Halbleiterindustrie',
  'healthcare or medical devices': 'im Gesundheitswesen oder in der Medizintechnik',
  hospital: 'in einem Krankenhaus',
  'pharmaceuticals or biotech': 'in der Pharma- oder Biotechbranche',
  'a start-up': 'in einem Start-up',
  'an agency': 'in einer Agentur',
  'a staffing or recruitment agency': 'bei einer Zeitarbeitsfirma oder Personalvermittlung',
  'an audit or accounting firm': 'bei einer Wirtschaftsprüfung oder Steuerberatung',
  'a consultancy': 'in einer Unternehmensberatung',
  'a venture-capital or private-equity firm': 'bei einer Risikokapital- oder Beteiligungsgesellschaft',
  'a law firm': 'in einer Anwaltskanzlei',
  manufacturing: 'in der Fertigungsindustrie',
  'mechanical engineering': 'im Maschinenbau',
  pumps: 'in der Pumpenbranche',
  automotive: 'in der Automobilbranche',
  'a carmaker': 'bei einem Automobilhersteller',
  'aerospace or defence': 'in Luftfahrt, Raumfahrt oder Rüstung',
  'oil and gas': 'in der Öl- und Gasindustrie',
  'energy or utilities': 'in der Energie- oder Versorgungswirtschaft',
  chemicals: 'in der chemischen Industrie',
  games: 'in der Spielebranche',
  'mobility or ride-hailing': 'bei Mobilitäts- oder Fahrdiensten',
  'travel or tourism': 'in der Reise- oder Tourismusbranche',
  'food delivery': 'bei einem Essenslieferdienst',
  'e-commerce': 'im Onlinehandel',
  'retail or grocery': 'im Einzel- oder Lebensmittelhandel',
  'consumer goods': 'in der Konsumgüterindustrie',
  'food and beverage production': 'in der Lebensmittel- und Getränkeherstellung',
  agriculture: 'in der Landwirtschaft',
  'logistics or transport': 'in Logistik oder Transport',
  telecommunications: 'in der Telekommunikation',
  'media or publishing': 'im Medien- oder Verlagswesen',
  film: 'in der Filmbranche',
  'music or performing arts': 'in Musik oder darstellender Kunst',
  'musical theatre': 'im Musicaltheater',
  'museums or culture': 'im Museums- oder Kulturbereich',
  education: 'im Bildungswesen',
  'ed-tech': 'im Bereich Bildungstechnologie',
  research: 'in der Forschung',
  'the public sector': 'im öffentlichen Dienst',
  'a municipality': 'bei einer Kommune',
  'police, army or emergency services': 'bei Polizei, Militär oder Rettungsdienst',
  'a non-profit': 'in einer gemeinnützigen Organisation',
  construction: 'in der Baubranche',
  'real estate': 'in der Immobilienbranche',
  hospitality: 'im Gastgewerbe',
  'restaurants or catering': 'in Gastronomie oder Catering',
  'customer service': 'im Kundenservice',
  robotics: 'in der Robotik',
  'cyber security': 'in der IT-Sicherheit',
  'sport or fitness': 'im Sport- oder Fitnessbereich',
  'security or facility services': 'im Sicherheitsdienst oder in der Gebäudebetreuung',
  'waste, water or environment': 'in der Entsorgungs-, Wasser- oder Umweltwirtschaft',
  'textiles or fashion': 'in der Textil- oder Modebranche',
};

/** Dieselben, wie jemand sie einzeln in ein Kriterium schreibt: „3 years in retail“. */
export const ASKED: Readonly<Record<string, string>> = {
  aerospace: 'in der Luft- und Raumfahrt',
  biotech: 'in der Biotechnologie',
  catering: 'im Catering',
  consulting: 'in der Beratung',
  defence: 'in der Rüstungsindustrie',
  defense: 'in der Rüstungsindustrie',
  energy: 'in der Energiewirtschaft',
  fashion: 'in der Modebranche',
  fintech: 'bei Fintechs',
  'health care': 'im Gesundheitswesen',
  healthcare: 'im Gesundheitswesen',
  hospitals: 'in Krankenhäusern',
  'information technology': 'in der IT-Branche',
  logistics: 'in der Logistik',
  'medical devices': 'in der Medizintechnik',
  payments: 'im Zahlungsverkehr',
  pharma: 'in der Pharmabranche',
  pharmaceuticals: 'in der Pharmabranche',
  'public sector': 'im öffentlichen Dienst',
  publishing: 'im Verlagswesen',
  restaurants: 'in der Gastronomie',
  retail: 'im Einzelhandel',
  startups: 'in Start-ups',
  tourism: 'im Tourismus',
  transport: 'im Transportwesen',
  utilities: 'in der Versorgungswirtschaft',
  'wood and paper': 'in der Holz- oder Papierindustrie',
  mining: 'im Bergbau',
};

const named = lookUp(INDUSTRIES);
const asked = lookUp({ ...ASKED, ...INDUSTRIES });

export function addIndustries(rows: Rows): void {
  named.add(rows);
  asked.add(rows);
}

/** „im Bankwesen“; undefined für alles, was keine Branche aus den Listen des Dienstes ist. */
export const industryInGerman = (english: string): string | undefined =>
  named(english) ?? asked(english.toLowerCase());

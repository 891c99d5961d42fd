import type { PackLanguage, PackWords } from './pack.ts';

const en: PackWords = {
  title: 'Candidates for',
  overview: 'At a glance',
  person: 'Name',
  role: 'Current role',
  years: 'Experience',
  years_number: 'Experience (years)',
  location: 'Location',
  criteria: 'Criteria',
  skills: 'Matching skills',
  experience: 'Career',
  note: 'Note',
  headline: 'In one line',
  position: 'No.',
  findings: {
    met: 'met',
    not_met: 'not met',
    not_mentioned: 'not mentioned',
    not_stated: 'not stated',
    failed: 'not read',
    in_progress: 'reading',
  },
  quotation_marks: '“”',
  must: 'must have',
  nice: 'nice to have',
  client: 'For',
  blind_line: 'Without names, contact details and schools.',
  nobody: 'Nobody has been put forward yet.',
};

const de: PackWords = {
  title: 'Kandidaten für',
  overview: 'Auf einen Blick',
  person: 'Name',
  role: 'Aktuelle Position',
  years: 'Erfahrung',
  years_number: 'Erfahrung (Jahre)',
  location: 'Ort',
  criteria: 'Kriterien',
  skills: 'Passende Kenntnisse',
  experience: 'Werdegang',
  note: 'Anmerkung',
  headline: 'In einer Zeile',
  position: 'Nr.',
  findings: {
    met: 'erfüllt',
    not_met: 'nicht erfüllt',
    not_mentioned: 'nicht erwähnt',
    not_stated: 'keine Angabe',
    failed: 'nicht gelesen',
    in_progress: 'wird gelesen',
  },
  quotation_marks: '„“',
  must: 'Muss',
  nice: 'Kann',
  client: 'Für',
  blind_line: 'Ohne Namen, Kontaktdaten und Schulen.',
  nobody: 'Noch wurde niemand vorgestellt.',
};

/** Words in a pair of quotation marks. */
export function quoted(words: string, marks: string): string {
  return `${marks.charAt(0)}${words}${marks.charAt(1)}`;
}

/** The words of a pack. */
export const PACK_WORDS: Readonly<Record<PackLanguage, PackWords>> = { en, de };

const FACTS = {
  en: { email: 'E-mail', phone: 'Phone', education: 'Education', languages: 'Languages' },
  de: { email: 'E-Mail', phone: 'Telefon', education: 'Ausbildung', languages: 'Sprachen' },
} as const;

/** Labels of facts about a person. */
export function factWords(language: PackLanguage): (typeof FACTS)[PackLanguage] {
  return FACTS[language];
}

const NOW = { en: 'now', de: 'heute' } as const;

type Month = { readonly year: number; readonly month: number | null };

/** "Mar 2019 – now"; empty without dates. */
export function periodText(
  { start, end, current }: { start: Month | null; end: Month | null; current: boolean },
  language: PackLanguage,
): string {
  const last = end !== null ? monthText(end, language) : current ? NOW[language] : '';
  return [start === null ? '' : monthText(start, language), last].filter((part) => part !== '').join(' – ');
}

function monthText({ year, month }: Month, language: PackLanguage): string {
  if (month === null) return String(year);
  const name = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    month: 'short',
    timeZone: 'UTC',
  });
  return `${name.format(Date.UTC(2000, month - 1))} ${year}`;
}

/** "7 years", "under 1 year"; empty where it is not known. */
export function yearsText(months: number | null, language: PackLanguage): string {
  if (months === null) return '';
  const years = Math.floor(months / 12);
  if (language === 'de') return years === 0 ? 'unter 1 Jahr' : years === 1 ? '1 Jahr' : `${years} Jahre`;
  return years === 0 ? 'under 1 year' : years === 1 ? '1 year' : `${years} years`;
}

/** "22 November 2026". */
export function dayText(day: string, language: PackLanguage): string {
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** "p. 2"; empty where the format has no pages. */
export function pageText(page: number | null, language: PackLanguage): string {
  return page === null ? '' : language === 'de' ? `S. ${page}` : `p. ${page}`;
}

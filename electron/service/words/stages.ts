/** The stages every data folder begins with, and what they mean. */
const SEEDED = {
  New: 'active',
  Reviewing: 'active',
  Shortlisted: 'active',
  Interview: 'active',
  Offer: 'active',
  Hired: 'hired',
  Rejected: 'rejected',
} as const;

export type SeededStage = keyof typeof SEEDED;

const isSeeded = (name: string): name is SeededStage => Object.hasOwn(SEEDED, name);

/** What they are called in each language. */
export const STAGES = {
  en: {
    New: 'New',
    Reviewing: 'Reviewing',
    Shortlisted: 'Shortlisted',
    Interview: 'Interview',
    Offer: 'Offer',
    Hired: 'Hired',
    Rejected: 'Rejected',
  },
  de: {
    New: 'Neu',
    Reviewing: 'In Prüfung',
    Shortlisted: 'Shortlist',
    Interview: 'Gespräch',
    Offer: 'Angebot',
    Hired: 'Eingestellt',
    Rejected: 'Absage',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<SeededStage, string>>>>;

/**
 * The stage of that name, if a data folder begins with it: what is said of it may be in any language, as long as nobody
 * renamed it. @param category what the stage means; without it the name alone counts
 */
export function seededStage(name: string, category?: string): SeededStage | null {
  return isSeeded(name) && (category === undefined || SEEDED[name] === category) ? name : null;
}

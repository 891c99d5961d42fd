/** The stages every data folder begins with, and what they mean. */
export const SEEDED = {
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

/** What they are called in German. */
export const STAGES_IN_GERMAN: Readonly<Record<SeededStage, string>> = {
  New: 'Neu',
  Reviewing: 'In Prüfung',
  Shortlisted: 'Shortlist',
  Interview: 'Gespräch',
  Offer: 'Angebot',
  Hired: 'Eingestellt',
  Rejected: 'Abgesagt',
};

/**
 * The stage of that name, if a data folder begins with it: what is said of it may be in any language, as long as nobody
 * renamed it. @param category what the stage means; without it the name alone counts
 */
export function seededStage(name: string, category?: string): SeededStage | null {
  return isSeeded(name) && (category === undefined || SEEDED[name] === category) ? name : null;
}

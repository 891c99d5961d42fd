/** Which fields of an entry stand where; the first that is there counts, older names of a field last. */
export type Fields = {
  readonly title: readonly string[];
  readonly place: readonly string[];
  readonly field: readonly string[];
  /** Lines of text under the entry's head. */
  readonly text: readonly string[];
  readonly bullets: readonly string[];
  readonly start: readonly string[];
  readonly end: readonly string[];
};
const NOTHING: Fields = {
  title: [],
  place: [],
  field: [],
  text: [],
  bullets: [],
  start: ['startDate'],
  end: ['endDate'],
};
export const JOB: Fields = {
  ...NOTHING,
  title: ['position'],
  place: ['name', 'company'],
  text: ['description', 'summary', 'url'],
  bullets: ['highlights'],
};
export const VOLUNTEER: Fields = {
  ...NOTHING,
  title: ['position'],
  place: ['organization'],
  text: ['summary', 'url'],
  bullets: ['highlights'],
};
export const STUDY: Fields = {
  ...NOTHING,
  title: ['studyType'],
  field: ['area'],
  place: ['institution'],
  text: ['score', 'gpa', 'url'],
  bullets: ['courses'],
};
export const PROJECT: Fields = {
  ...NOTHING,
  title: ['name'],
  place: ['entity'],
  text: ['description', 'summary', 'roles', 'keywords', 'url'],
  bullets: ['highlights'],
};
export const AWARD: Fields = {
  ...NOTHING,
  title: ['title'],
  place: ['awarder'],
  text: ['summary'],
  start: [],
  end: ['date'],
};
export const PUBLICATION: Fields = {
  ...NOTHING,
  title: ['name'],
  place: ['publisher'],
  text: ['summary', 'url', 'website'],
  start: [],
  end: ['releaseDate'],
};

import { number } from './words.ts';

export const saved = {
  title: 'Saved',
  menu: 'Saved searches',
  none: 'Nothing saved yet. Set filters, then save them here with a name.',
  save: 'Save this search',
  nameLabel: 'Name of the search',
  saveButton: 'Save',
  cancel: 'Cancel',
  apply: (name: string) => `Apply ${name}`,
  more: (name: string) => `More about ${name}`,
  update: 'Replace with the current filters',
  rename: 'Rename',
  remove: 'Delete',
  saved: (name: string) => `Saved as “${name}”.`,
  updated: (name: string) => `“${name}” now has the current filters.`,
  renamed: (name: string) => `Renamed to “${name}”.`,
  removed: (name: string) => `“${name}” deleted.`,
  taken: (name: string) => `There is already a search called “${name}”. Choose another name.`,
  failed: 'The search could not be saved.',
  removeFailed: (name: string) => `“${name}” could not be deleted.`,
  fresh: (amount: number) => `${number.format(amount)} new`,
  freshOf: (amount: number) =>
    amount === 1
      ? '1 new candidate matches a saved search'
      : `${number.format(amount)} new candidates match saved searches`,
  isNew: 'New',
  tell: 'Tell me when somebody new fits',
  tellNoMore: 'Stop telling me',
  tellsNow: (name: string) => `“${name}” tells you when somebody new fits.`,
  tellsNoMore: (name: string) => `“${name}” no longer tells you of new people.`,
  cannotTell: 'Not possible with a search by meaning, or filters by criteria or application.',
  count: (amount: number) => number.format(amount),
};

import { number } from './words.ts';

export const saved = {
  title: 'Saved',
  menu: 'Saved searches',
  none: 'Nothing saved yet. Set filters, then save them here under a name.',
  save: 'Save this search',
  nameLabel: 'Name of the search',
  saveButton: 'Save',
  cancel: 'Cancel',
  apply: (name: string) => `Apply ${name}`,
  more: (name: string) => `More about ${name}`,
  update: 'Replace by the present filters',
  rename: 'Rename',
  remove: 'Delete',
  saved: (name: string) => `Saved as “${name}”.`,
  updated: (name: string) => `“${name}” has the present filters now.`,
  renamed: (name: string) => `Renamed to “${name}”.`,
  removed: (name: string) => `“${name}” deleted.`,
  taken: (name: string) => `There is a search called “${name}” already. Choose another name.`,
  failed: 'The search could not be saved.',
  removeFailed: (name: string) => `“${name}” could not be deleted.`,
  count: (amount: number) => number.format(amount),
};

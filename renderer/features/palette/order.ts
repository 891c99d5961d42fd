import { FIT, fit, type Fit } from '../../lib/fit.ts';

/** A list under one heading, as far as its order goes. */
export type Group<Item extends { readonly label: string }> = {
  readonly name: string;
  readonly commands: readonly Item[];
};

/** Those that fit what is typed, the better before the worse. */
function fitting<Item extends { readonly label: string }>(
  words: string,
  { name, commands }: Group<Item>,
): Group<Item> {
  const graded = commands.map((command) => [fit(words, command.label), command] as const);
  const found = graded.filter(([how]) => how > FIT.none).toSorted(([one], [other]) => other - one);
  return { name, commands: found.map(([, command]) => command) };
}

/** What a list of groups is made of: people and jobs are called by name, commands by what they do. */
export type Asked<Item extends { readonly label: string }> = {
  readonly people: Group<Item>;
  readonly jobs: Group<Item>;
  readonly commands: readonly Group<Item>[];
  /** Ranks by the words themselves: what Enter means where nothing is called so. */
  readonly by_words: Group<Item>;
  /** How many of a group before the next one gets its turn. */
  readonly each: number;
};

/**
 * The groups for what is typed. The one with the best fit comes first: exact, then begun so, then by a word of it; of
 * equals people, jobs, commands. The words themselves come after every name that fits and every command that begins so.
 * People whom the words found elsewhere (an e-mail address) are shown too, after what is called so.
 */
export function ordered<Item extends { readonly label: string }>(
  words: string,
  { people, jobs, commands, by_words, each }: Asked<Item>,
): readonly Group<Item>[] {
  const best = (group: Group<Item>): Fit =>
    group.commands.reduce<Fit>((most, { label }) => {
      const how = fit(words, label);
      return how > most ? how : most;
    }, FIT.none);
  const persons = {
    ...people,
    commands: people.commands.toSorted((one, other) => fit(words, other.label) - fit(words, one.label)),
  };
  const graded = [persons, ...[jobs, ...commands].map((group) => fitting(words, group))]
    .map(({ name, commands: found }, index) => {
      const group = { name, commands: found.slice(0, each) };
      return { group, how: best(group), is_called: index < 2 };
    })
    .toSorted((one, other) => other.how - one.how);
  const before = graded.filter(({ how, is_called }) => how >= (is_called ? FIT.word : FIT.begins));
  const after = graded.filter((one) => !before.includes(one));
  return [...before.map(({ group }) => group), by_words, ...after.map(({ group }) => group)];
}

import type { WordQuery } from './query.ts';

/** A piece of how a question was understood. Words between which nothing stands are asked for together. */
export type ToldPart = {
  readonly kind: 'word' | 'beginning' | 'phrase' | 'and' | 'or' | 'without' | 'open' | 'close';
  /** As it was typed; empty for what joins. */
  readonly text: string;
};

/** How a question was understood, piece by piece, with every bracket that decides something. */
export function toldParts(query: WordQuery): ToldPart[] {
  if (query.kind === 'phrase') {
    const { words, is_open, is_exact, written } = query;
    const text = written === '' ? words.join(' ') : written;
    return [{ kind: is_exact ? 'phrase' : is_open ? 'beginning' : 'word', text }];
  }
  if (query.kind === 'not') return [sign('without'), ...within(query.of)];
  if (query.kind === 'or') {
    return query.of.flatMap((one, at) => (at === 0 ? within(one) : [sign('or'), ...within(one)]));
  }
  // what is excluded stands last, as people say it
  const asked = query.of.filter((one) => one.kind !== 'not');
  const excluded = query.of.filter((one) => one.kind === 'not');
  return [
    ...asked.flatMap((one, at) => (at === 0 ? within(one) : [sign('and'), ...within(one)])),
    ...excluded.flatMap(toldParts),
  ];
}

function within(query: WordQuery): ToldPart[] {
  return query.kind === 'and' || query.kind === 'or'
    ? [sign('open'), ...toldParts(query), sign('close')]
    : toldParts(query);
}

function sign(kind: ToldPart['kind']): ToldPart {
  return { kind, text: '' };
}

/** The same as one line: `java AND (spring OR quarkus), without “php”`. */
export function toldLine(parts: readonly ToldPart[]): string {
  let line = '';
  for (const [at, { kind, text }] of parts.entries()) {
    const before = parts[at - 1]?.kind;
    const is_first = before === undefined || before === 'open';
    if (kind === 'open') line += '(';
    else if (kind === 'close') line += ')';
    else if (kind === 'without') {
      line += `${is_first || before === 'or' || before === 'and' ? '' : ', '}without `;
    } else if (kind === 'and' || kind === 'or') line += ` ${kind.toUpperCase()} `;
    else if (kind === 'phrase') line += `“${text}”`;
    else line += kind === 'beginning' ? `${text}…` : text;
  }
  return line;
}

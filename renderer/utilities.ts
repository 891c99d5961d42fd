import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One class for one declaration: `gap-4-10` is `gap: 4px 10px`, `text-mute` is `color: var(--mute)`. The build writes
 * those that are used (`@utilities` in ui/shared.css), in the order of these tables: what says more of a thing comes
 * before what says a part of it.
 */
const WORDS = new Map<string, string>(
  Object.entries({
    'size-inherit': 'font-size: inherit',
    'line-inherit': 'line-height: inherit',
    block: 'display: block',
    contents: 'display: contents',
    flex: 'display: flex',
    grid: 'display: grid',
    hidden: 'display: none',
    inline: 'display: inline',
    'inline-block': 'display: inline-block',
    'inline-flex': 'display: inline-flex',
    'inline-grid': 'display: inline-grid',
    'flex-1': 'flex: 1',
    'flex-none': 'flex: none',
    column: 'flex-direction: column',
    'column-auto': 'grid-column: auto',
    'span-all': 'grid-column: 1 / -1',
    wrap: 'flex-wrap: wrap',
    absolute: 'position: absolute',
    fixed: 'position: fixed',
    relative: 'position: relative',
    static: 'position: static',
    sticky: 'position: sticky',
    tabular: 'font-variant-numeric: tabular-nums',
    italic: 'font-style: italic',
    upright: 'font-style: normal',
    serif: 'font-family: var(--serif)',
    mono: 'font-family: var(--mono)',
    'list-none': 'list-style: none',
    'break-anywhere': 'overflow-wrap: anywhere',
    ellipsis: 'text-overflow: ellipsis',
    underline: 'text-decoration: underline',
    'no-underline': 'text-decoration: none',
    'underline-low': 'text-underline-offset: 3px',
    'underline-marker': 'text-decoration-color: var(--marker-edge)',
    nowrap: 'white-space: nowrap',
    'pre-line': 'white-space: pre-line',
    'pre-wrap': 'white-space: pre-wrap',
    'wrap-normal': 'white-space: normal',
    'no-quotes': 'quotes: none',
    round: 'border-radius: 50%',
    rounded: 'border-radius: var(--radius)',
    'border-collapse': 'border-collapse: collapse',
    'table-fixed': 'table-layout: fixed',
    shadow: 'box-shadow: var(--shadow)',
    ring: 'box-shadow: inset 0 0 0 1px var(--line-strong)',
    'cursor-pointer': 'cursor: pointer',
    'cursor-text': 'cursor: text',
    'no-pointer': 'pointer-events: none',
    pointer: 'pointer-events: auto',
    'no-select': 'user-select: none',
    'print-exact': 'print-color-adjust: exact',
  }),
);

const SIDES = {
  '': '',
  t: '-top',
  b: '-bottom',
  l: '-left',
  r: '-right',
  s: '-inline-start',
  e: '-inline-end',
};
const AXES = { ...SIDES, x: '-inline', y: '-block' };

/** The property of a prefix, whose values are lengths: the whole before its sides. */
const LENGTHS = new Map<string, string>(
  Object.entries({
    gap: 'gap',
    inset: 'inset',
    ...Object.fromEntries(Object.entries(AXES).map(([end, side]) => [`p${end}`, `padding${side}`])),
    ...Object.fromEntries(Object.entries(AXES).map(([end, side]) => [`m${end}`, `margin${side}`])),
    'gap-x': 'column-gap',
    'gap-y': 'row-gap',
    basis: 'flex-basis',
    h: 'height',
    square: 'height',
    w: 'width',
    'max-h': 'max-height',
    'max-w': 'max-width',
    'min-h': 'min-height',
    'min-w': 'min-width',
    top: 'top',
    bottom: 'bottom',
    left: 'left',
    right: 'right',
    font: 'font-size',
    tracking: 'letter-spacing',
    rounded: 'border-radius',
  }),
);

/** The property of a prefix, whose values are words or bare numbers. */
const VALUES = new Map<string, readonly [string, RegExp]>(
  Object.entries({
    overflow: ['overflow', /^(?:auto|hidden|visible|clip)$/u],
    'overflow-x': ['overflow-x', /^(?:auto|hidden|visible|clip)$/u],
    'overflow-y': ['overflow-y', /^(?:auto|hidden|visible|clip)$/u],
    items: ['align-items', /^(?:baseline|center|end|start|stretch|flex-end|flex-start)$/u],
    self: ['align-self', /^(?:baseline|center|end|start|stretch|flex-end|flex-start)$/u],
    content: ['align-content', /^(?:start|flex-end|center)$/u],
    place: ['place-items', /^center$/u],
    justify: ['justify-content', /^(?:center|end|flex-end|space-between)$/u],
    'justify-items': ['justify-items', /^(?:center|start)$/u],
    'justify-self': ['justify-self', /^(?:start|end)$/u],
    'grid-row': ['grid-row', /^\d$/u],
    'grid-column': ['grid-column', /^\d$/u],
    order: ['order', /^\d$/u],
    z: ['z-index', /^\d+$/u],
    opacity: ['opacity', /^[01](?:\.\d+)?$/u],
    weight: ['font-weight', /^(?:\d{3}|inherit)$/u],
    align: ['text-align', /^(?:left|right|center|start|end)$/u],
    'align-y': ['vertical-align', /^(?:middle|top|bottom|baseline)$/u],
  }),
);

/** What a prefix does with a colour of tokens.css. */
const COLORS = new Map<string, (color: string) => string>(
  Object.entries({
    bg: (color) => `background: ${color}`,
    border: (color) => `border: 1px solid ${color}`,
    'border-b': (color) => `border-bottom: 1px solid ${color}`,
    'border-t': (color) => `border-top: 1px solid ${color}`,
    'border-l': (color) => `border-left: 1px solid ${color}`,
    'border-r': (color) => `border-right: 1px solid ${color}`,
    'border-s': (color) => `border-inline-start: 1px solid ${color}`,
    'border-e': (color) => `border-inline-end: 1px solid ${color}`,
    edge: (color) => `border-left: 3px solid ${color}`,
    'edge-s': (color) => `border-inline-start: 3px solid ${color}`,
    'border-color': (color) => `border-color: ${color}`,
    text: (color) => `color: ${color}`,
    fill: (color) => `fill: ${color}`,
    stroke: (color) => `stroke: ${color}`,
  }),
);

/** Where a class is prefixed so, it is said only then. Narrow, low: a small window, or one much enlarged. */
const WHEN = new Map<string, readonly [string, string]>(
  Object.entries({
    hover: [':hover', ''],
    on: [":is([data-on], [data-current], [aria-current], [aria-pressed='true'], [aria-selected='true'])", ''],
    wide: ['', '@media (width >= 900px)'],
    narrow: ['', '@media (width < 900px)'],
    low: ['', '@media (height < 560px)'],
    print: ['', '@media print'],
  }),
);

const TOKENS = new Set(
  [...readFileSync(new URL('tokens.css', import.meta.url), 'utf8').matchAll(/^ {2}--([\w-]+):/gmu)].map(
    ([, token = '']) => token,
  ),
);
const FIXED = new Map<string, string>(
  Object.entries({
    full: '100%',
    auto: 'auto',
    half: '50%',
  }),
);

/** `fr` takes what is left, however long its words; `max` is as wide as its words. */
const TRACKS = new Map([
  ['fr', 'minmax(0, 1fr)'],
  ['max', 'max-content'],
]);

/** `12_5` is 12.5px, `n6` is -6px, `68ch` is 68ch. */
function lengthOf(word: string): string | null {
  const {
    sign,
    amount = '',
    unit = 'px',
  } = /^(?<sign>n)?(?<amount>\d+(?:_\d+)?)(?<unit>ch|em|vh|vw|lh|fr)?$/u.exec(word)?.groups ?? {};
  if (amount === '') return FIXED.get(word) ?? null;
  const number = Number(amount.replace('_', '.'));
  return number === 0 ? '0' : `${sign === undefined ? '' : '-'}${number}${unit}`;
}

/** `1_25` is a part of the size, `18` are pixels. */
const lineOf = (word: string): string =>
  Number(word.replace('_', '.')) < 6 ? word.replace('_', '.') : `${word}px`;

const trackOf = (word: string): string | null => TRACKS.get(word) ?? lengthOf(word);

function all(words: readonly string[], of: (word: string) => string | null): string | null {
  const told = words.map(of);
  return told.length > 0 && !told.includes(null) ? told.join(' ') : null;
}

/** The order of all that is written, and the declaration of one class. */
const PREFIXES = ['serif', 'sans', 'mono', 'flex', 'columns', 'line'];
const ORDER = [
  'font-inherit',
  PREFIXES,
  [...LENGTHS.keys()],
  [...VALUES.keys()],
  [...COLORS.keys()],
  [...WORDS.keys()],
].flat();

function said(name: string, prefix: string): string | null {
  const rest = name.slice(prefix.length + 1);
  const words = rest.split('-');
  if (['serif', 'sans', 'mono'].includes(prefix)) {
    const {
      weight,
      size = '',
      line = '',
    } = /^(?:(?<weight>\d{3})-)?(?<size>\d+(?:_\d+)?)-(?<line>\d+(?:_\d+)?)$/u.exec(rest)?.groups ?? {};
    if (size === '') return null;
    return `font: ${weight === undefined ? '' : `${weight} `}${lengthOf(size)}/${lineOf(line)} var(--${prefix})`;
  }
  if (prefix === 'line') return /^\d+(?:_\d+)?$/u.test(rest) ? `line-height: ${lineOf(rest)}` : null;
  if (prefix === 'flex') {
    const [grow = '', shrink = '', basis = ''] = words;
    const length = lengthOf(basis);
    return /^\d+$/u.test(grow + shrink) && length !== null && words.length === 3
      ? `flex: ${grow} ${shrink} ${length}`
      : null;
  }
  if (prefix === 'columns') {
    const tracks = all(words, trackOf);
    return tracks === null ? null : `grid-template-columns: ${tracks}`;
  }
  const property = LENGTHS.get(prefix);
  if (property !== undefined) {
    const length = all(words, lengthOf);
    if (length === null) return null;
    return prefix === 'square' ? `width: ${length}; height: ${length}` : `${property}: ${length}`;
  }
  const [valued, allowed] = VALUES.get(prefix) ?? [];
  const value = rest === 'between' ? 'space-between' : rest.replace('_', '.');
  if (valued !== undefined) return allowed?.test(value) === true ? `${valued}: ${value}` : null;
  const color = COLORS.get(prefix);
  if (color === undefined) return null;
  if (rest === '') return prefix.startsWith('border') ? color('var(--line)') : null;
  const token = prefix.startsWith('border') && rest === 'strong' ? 'line-strong' : rest;
  if (TOKENS.has(token)) return color(`var(--${token})`);
  if (prefix === 'text' && rest === 'inherit') return 'color: inherit';
  return ['none', '0'].includes(rest) && prefix !== 'text'
    ? color('none').replace('1px solid none', '0')
    : null;
}

/** The declaration of a class, and its place among all; null: it is none of these. */
export function utility(name: string): { readonly declaration: string; readonly place: number } | null {
  const word = WORDS.get(name);
  if (word !== undefined) return { declaration: word, place: ORDER.indexOf(name) };
  // the longest prefix that makes sense of it
  const parts = name.split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const prefix = parts.slice(0, length).join('-');
    const declaration = said(name, prefix);
    if (declaration !== null) return { declaration, place: ORDER.indexOf(prefix) };
  }
  return null;
}

/** The rule of a class, with where it stands; null where it is none of these. */
export function ruleOf(name: string): { readonly rule: string; readonly place: number } | null {
  const plain = utility(name);
  if (plain !== null) return { rule: `.${name} { ${plain.declaration} }`, place: plain.place };
  const [first = ''] = name.split('-');
  const [state, media] = WHEN.get(first) ?? [];
  const then = utility(name.slice(first.length + 1));
  if (state === undefined || then === null) return null;
  const rule = `.${name}${state} { ${then.declaration} }`;
  return {
    rule: media === '' ? rule : `${media} { ${rule} }`,
    place: ([...WHEN.keys()].indexOf(first) + 1) * 1000 + then.place,
  };
}

/** Every class of these tables that the sources name, as CSS. */
export function utilitiesOf(root: string): string {
  const names = new Set(
    globSync('**/*.{tsx,ts,css}', { cwd: root }).flatMap(
      (file) => readFileSync(path.join(root, file), 'utf8').match(/(?<![\w-])[a-z][\w-]*(?![\w-])/gu) ?? [],
    ),
  );
  return [...names]
    .map(ruleOf)
    .filter((one) => one !== null)
    .toSorted((one, other) => one.place - other.place || one.rule.localeCompare(other.rule))
    .map(({ rule }) => rule)
    .join('\n');
}

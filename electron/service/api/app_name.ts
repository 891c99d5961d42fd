import { z } from 'zod';

/** Code points a person cannot see, or that change the order of what they see. */
const UNSEEN = /\p{C}/gu;
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]/gu;
/** Marks piled on one letter reach over the lines around it. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/**
 * Words of an unknown program as they may be shown to a person: on one line, without control, invisible or
 * direction-changing characters. What is left is what anybody would see.
 */
export function visibleText(raw: string): string {
  return raw
    .toWellFormed()
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(PILED_MARKS, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Letters of other scripts, and digits, that look like the Latin letters of our own name. */
const LOOK_ALIKES: readonly (readonly [letter: string, look: RegExp])[] = [
  ['l', /[i1|!ıɩɪǀľłƚⅼӏіїιׁוןاﺍᛁℓʟ丨]/gu],
  ['o', /[0оοօ٥०০ოᴏⲟø〇]/gu],
  ['n', /[пոռηɴ]/gu],
  ['g', /[ɡց9ɢ]/gu],
  ['s', /[ѕꜱ5$ʂ]/gu],
  ['t', /[тτ7+ᴛ]/gu],
];

/** Letters alone, with those that look alike made one. */
function skeleton(text: string): string {
  let bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  for (const [letter, look] of LOOK_ALIKES) bare = bare.replace(look, letter);
  return bare.replace(/[^\p{L}]/gu, '');
}

const OWN = skeleton('Longlist');

/** Whether a name is, holds or looks like the name of this program: whoever bears it could pass for it. */
export function looksLikeLonglist(name: string): boolean {
  return skeleton(name).includes(OWN);
}

function shown(max: number): z.ZodType<string, string> {
  return z
    .string()
    .refine((raw) => raw.length <= 20_000, `must have at most ${max} characters`)
    .overwrite((raw) => visibleText(raw.slice(0, 20_000)))
    .refine((text) => [...text].length <= max, `must have at most ${max} characters`);
}

/** The name of a program that asks for access. */
export const AppName = shown(60)
  .refine((name) => /[\p{L}\p{N}]/u.test(name), 'must hold a letter or a digit')
  .refine(
    (name) => !looksLikeLonglist(name),
    'must not be or look like "Longlist": give the program its own name',
  )
  .meta({ minLength: 1, maxLength: 60, examples: ['Calendar sync'] });

/** One or two sentences of that program about itself; null or blank: none. */
export const AppDescription = shown(300)
  .transform((text) => (text === '' ? null : text))
  .nullish()
  .meta({ maxLength: 300 });

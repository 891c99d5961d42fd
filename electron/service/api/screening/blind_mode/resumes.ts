import type { Db } from '../../../db/schema.ts';
import type { ResumeDocument } from '../../../intelligence/document.ts';
import type { Profile } from '../../../intelligence/profile.ts';
import { hidePlace } from '../../../intelligence/blind/location.ts';
import { maskOfNobody, masksOf, type Mask } from '../masks/store.ts';

type Read = { readonly document: ResumeDocument; readonly profile: Profile };

/** What a blind caller may read of a resume: the same text with bars of the same length, and a profile without who it is of. */
export function blindReading({ document, profile }: Read, mask: Mask): Read {
  const text = mask(document.text);
  const pages = document.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      text:
        document.text.slice(line.start, line.end) === line.text
          ? text.slice(line.start, line.end)
          : mask(line.text),
    })),
  }));
  return { document: { ...document, text, pages }, profile: blindProfile(profile, mask) };
}

/** Masks of these candidates for `blindReading`; of one that is gone, what hides contact and birth. */
export async function readingMasks(
  db: Db,
  candidate_ids: readonly string[],
): Promise<(candidate_id: string) => Mask> {
  const masks = await masksOf(db, candidate_ids);
  return (candidate_id) => masks.get(candidate_id) ?? maskOfNobody;
}

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

function blindProfile(profile: Profile, mask: Mask): Profile {
  // masked as one text, which keeps its length: hundreds of short ones would take many times as long
  const texts: string[] = [];
  map(profile as unknown as Json, (text) => {
    texts.push(text);
    return text;
  });
  const whole = mask(texts.join(BETWEEN));
  let at = 0;
  const hidden = map(profile as unknown as Json, (text) => {
    const own = whole.slice(at, at + text.length);
    at += text.length + BETWEEN.length;
    return own;
  }) as unknown as Profile;
  const { location } = profile;
  return {
    ...hidden,
    name: null,
    emails: [],
    phones: [],
    links: [],
    education: hidden.education.map((entry) => ({ ...entry, school: null })),
    location: location === null ? null : hidePlace(location, mask),
  };
}

/** No name and no date goes on over an empty line. */
const BETWEEN = '\n\n';

function map(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: Json) => map(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, change)]));
}

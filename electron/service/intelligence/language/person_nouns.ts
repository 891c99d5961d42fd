import { inflectsAlike } from './inflection.ts';
import { keyOf } from './tokens.ts';
import { lazily } from './lazily.ts';
import { fold } from './lines.ts';
import { RESUME_LOCALES } from './locales/resume_locales.ts';

/** Titles that name something else besides, those who are taught or served, or who is led by nobody. */
const NO_STAFF = new Set(
  `charge leitung assistenz controller controllers loader owner founder cofounder partner student schuler printer president chair
  head lead chief fellow vorstand serveur porter monitor comercial commercial grafico aide aiuto hilfe hulp hoofd
  responsable responsabile responsabil responsavel sorumlu sorumlusu`
    .split(/\s+/u)
    .map(keyOf),
);

/** Letters by which titles are looked up. */
const FIRST = 3;
/** Letters two forms of a title share. */
const SHARED = 4;

/** The nouns of job titles of all languages, by their first letters. */
const titles = lazily(() =>
  Map.groupBy(
    RESUME_LOCALES.flatMap((locale) => locale.titles.split(/\s+/u))
      .map((title) => keyOf(fold(title)))
      .filter((key) => key.length >= FIRST && !NO_STAFF.has(key)),
    (key) => key.slice(0, FIRST),
  ),
);

/** The same nouns of languages that join nouns, as ends of compounds. */
const tails = lazily(() => new Set([...titles().values()].flat().filter((key) => key.length >= 6)));

/** Whether a key (tokens.ts) is a noun of people at work, in whatever form: "roofers", "Monteuren", "magazynierami". */
export function isPersonNoun(key: string): boolean {
  if (NO_STAFF.has(key)) return false;
  const alike = titles().get(key.slice(0, FIRST)) ?? [];
  if (alike.some((title) => inflectsAlike(title, key, SHARED))) return true;
  // "Fachverkäuferinnen", "magazijnmedewerkers"
  const bare = key.replace(/(?:inne?n?|en?|n)$/u, '');
  for (let at = 3; at <= bare.length - 6; at += 1) {
    if (tails().has(bare.slice(at)) || tails().has(key.slice(at))) return true;
  }
  return false;
}

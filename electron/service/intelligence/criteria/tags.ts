import { cuesIn, localesOf, withMixedIn } from '../language/cues.ts';
import { openEndsIn } from '../language/open_ends.ts';
import { lengthsIn, quantitiesIn } from '../language/quantities.ts';
import { wordsOfText } from '../language/words.ts';
import { namedLanguages } from '../resume/language_names.ts';
import type { Lexicon, Skill } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';
import { Clause } from './clause.ts';
import { compoundsIn } from './compound_tags.ts';
import type { Tables } from './lexicon.ts';
import { placesIn } from './place_tags.ts';
import type { Tag, Tagged } from './tag.ts';
import {
  concession,
  DENIABLE,
  indexOf,
  isCommonWord,
  isLetter,
  isTimed,
  isYear,
  KNOWING,
  LEVELS,
  NAMING,
  NEVER_SILENT,
  OF_RESUMES,
  SILENT,
  UNITS,
  yearsApart,
} from './tag_rules.ts';
import { TITLE_CUES, titlesBeside, titlesIn } from './title_tags.ts';
import type { Stretch } from '../language/phrases.ts';

/** Cuts and tags a criterion with every locale, lexicon and rule of quantities. */
export function tagCriterion(text: string, lexicon: Lexicon, tables: Tables): Tagged {
  const words = wordsOfText(text);
  const keys = words.map(({ key }) => key);
  const own = localesOf(keys);
  const locales = withMixedIn(
    own,
    words.flatMap(({ key, text: written }) => (/^\p{Lu}/u.test(written) && written.length < 4 ? [] : [key])),
  );
  const told = cuesIn(keys, locales);
  // in a criterion "head chef" is the title asked for, and "customer" or "project" a word like any other
  const every = { ...told, cues: told.cues.filter(({ value }) => !OF_RESUMES.has(value)) };
  const all = [...every.cues, ...openEndsIn(keys, every, locales)];
  const longest = all.filter(
    (one) =>
      UNITS.has(one.value) ||
      !all.some(
        ({ start, end, value }) =>
          start <= one.start &&
          end >= one.end &&
          end - start > one.end - one.start &&
          // "proficient in" asks for a level, whatever it is a phrase of
          !(LEVELS.has(one.value) && KNOWING.has(value)),
      ),
  );
  // "çalışmamış" denies: it is no word of work beside that
  const denied = longest.filter(({ value }) => value === 'not');
  const plain = longest.filter(
    ({ value, start, end }) =>
      !DENIABLE.has(value) || !denied.some((one) => one.start === start && one.end === end),
  );
  const cues = { ...every, cues: plain };
  const at = indexOf(words);
  const languages = namedLanguages(text);
  const frame = new Set<number>();
  for (const { start, end } of [
    ...cues.function_words,
    // "negotiation" says how well a language is spoken, where there is one
    ...cues.cues.filter(
      ({ start: from, end: to, value }) => to - from === 1 && (value !== 'fluent' || languages.length > 0),
    ),
  ]) {
    for (let one = start; one < end; one += 1) frame.add(one);
  }
  // "Go and Kubernetes", "Word, Excel": what begins a list is a name
  const isListed = (end: number): boolean =>
    /^[,/&]$/u.test(keys[end] ?? '') ||
    plain.some(({ value, start }) => start === end && (value === 'and' || value === 'or'));
  // "Does", "Can": what is a function word here is a name only in capitals
  const isFrame = (span: Stretch, match: Stretch, skill: Skill): boolean => {
    const written = text.slice(match.start, match.end);
    // names of products that are function words in small letters: "commercial Go experience"
    const named =
      /^\p{Lu}/u.test(written) &&
      (span.start > 0 || words.length <= 2 || isListed(span.end)) &&
      (skill.kind === 'technology' || skill.kind === 'tool') &&
      [skill.canonical, ...skill.aliases].some((name) => name.replace(/^[?~]/u, '') === written);
    return (
      span.end - span.start === 1 && frame.has(span.start) && written !== written.toUpperCase() && !named
    );
  };
  const names: Tag[] = [];
  for (const match of matchSkills(text, lexicon, { lists: true, names: true })) {
    const skill = lexicon.skills.get(match.canonical);
    const span = at(match.start, match.end);
    // "class C", "permis B": a class, no language
    if (
      match.end - match.start === 1 &&
      /^(?:class|klasse|category|cat|permis|licence|license|clase|clas|categoria|kat|patente|rijbewijs|conducir|conducao|kategorii|conducere|sinifi|cdl)$/u.test(
        keys[(span?.start ?? 0) - 1] ?? '',
      )
    ) {
      continue;
    }
    // "C'è", "d'expérience": an article
    if (match.end - match.start === 1 && text[match.end] === "'") continue;
    // "C sınıfı ehliyet"
    if (match.end - match.start === 1 && /^(?:sinif|sinifi)$/u.test(keys[span?.end ?? 0] ?? '')) {
      continue;
    }
    // "not less than": LeSS is none of it
    const inPhrase =
      span !== null &&
      longest.some(({ start, end }) => end - start > 1 && start <= span.start && end >= span.end) &&
      /^\p{Ll}/u.test(text.slice(match.start, match.end)) &&
      span.end - span.start === 1;
    if (inPhrase) continue;
    if (
      skill !== undefined &&
      span !== null &&
      !isCommonWord(match, text, skill) &&
      !isFrame(span, match, skill)
    ) {
      names.push({ type: 'skill', skill, ...span });
    }
  }
  for (const { start, end, value } of tables.forms.in(keys)) {
    const word = words[start]?.text ?? '';
    // "Ci serve …" asks for no CI
    const is_function =
      end - start === 1 && cues.function_words.some((one) => one.start <= start && one.end > start);
    if (is_function && word !== word.toUpperCase()) continue;
    names.push({ type: 'entry', entry: value, start, end });
  }
  for (const { canonical, start, end } of languages) {
    const span = at(start, end);
    if (span !== null) names.push({ type: 'language', name: canonical, ...span });
  }
  // "İngilizceyi", "Almancası"
  for (const [place, { text: written }] of words.entries()) {
    const stem = /^(?<stem>\p{L}{2,}[cç][ea])(?:y[iıea]|s[iı](?:n[ea])?|d[ea]|n[iı]n|yl[ea])$/u.exec(written)
      ?.groups?.['stem'];
    const known = stem === undefined ? [] : namedLanguages(stem);
    for (const { canonical } of known) {
      names.push({ type: 'language', name: canonical, start: place, end: place + 1 });
    }
  }
  names.push(...placesIn(text, words, cues.cues, frame));
  const isName = (place: number): boolean =>
    names.some(
      (tag) =>
        (tag.type === 'skill' || tag.type === 'entry') &&
        tag.end - tag.start > 1 &&
        tag.start <= place &&
        place < tag.end,
    );
  const quantities = quantitiesIn(words, cues, isName);
  const lengths = lengthsIn(words, cues, quantities);
  const apart = lengths.length > 0 ? null : yearsApart(words, cues.cues, quantities);
  if (apart !== null) lengths.push(apart.length);
  const tags: Tag[] = [
    ...names,
    ...cues.cues.map(({ start, end, value }): Tag => ({ type: 'cue', cue: value, start, end })),
    ...lengths.map((length): Tag => ({ type: 'length', length, start: length.start, end: length.end })),
    ...quantities.flatMap((quantity): Tag[] =>
      isYear(quantity, words)
        ? [{ type: 'calendar_year', year: quantity.value, start: quantity.start, end: quantity.end }]
        : [{ type: 'quantity', quantity, start: quantity.start, end: quantity.end }],
    ),
  ];
  const rank_words = Clause.places(cues.cues.filter(({ value }) => TITLE_CUES.has(value)));
  const romance = /^(?:fr|es|it|pt|ro)$/u.test(locales[0]?.code ?? 'en');
  // "in charge of a shift" is no "charge of a shift"
  const inCue = ({ start, end }: Tag): boolean =>
    cues.cues.some((cue) => cue.start <= start && cue.end >= end && cue.end - cue.start > end - start);
  tags.push(...titlesIn(text, words, tags, frame, rank_words, romance).filter((tag) => !inCue(tag)));
  tags.push(...titlesBeside(text, words, tags, cues.cues, frame));
  tags.push(...compoundsIn(words, tables));
  const silent = Clause.places(
    cues.function_words,
    cues.cues.filter(({ value }) => SILENT.has(value)),
  );
  for (const [place, word] of words.entries()) if (isLetter(word, text)) silent.add(place);
  const content = new Set(words.flatMap(({ sign }, place) => (sign || silent.has(place) ? [] : [place])));
  // a cue that holds a function word is no function word; a number is never one
  const asked = new Set(content);
  // "had a hand in": a phrase of the frame names nothing
  const phrases = Clause.places(cues.function_words.filter(({ start, end }) => end - start > 2));
  for (const tag of tags) {
    if (
      phrases.has(tag.start) ||
      tag.type === 'cue' ||
      tag.type === 'quantity' ||
      tag.type === 'calendar_year' ||
      tag.type === 'length' ||
      (tag.type === 'entry' && (tag.entry.kind === 'site_word' || tag.entry.kind === 'member_word'))
    ) {
      continue;
    }
    const places = Clause.places([tag]);
    // of a name with other words besides, a function word stays one: "led a team"
    if (![...places].some((one) => asked.has(one))) {
      for (const one of places) if (words[one]?.sign === false) content.add(one);
    }
  }
  if (apart !== null) {
    content.delete(apart.unit);
    silent.add(apart.unit);
  }
  for (const { start, end, value } of cues.cues.filter((cue) => NEVER_SILENT.has(cue.value))) {
    // "previous employment": no window without a time
    if (value !== 'last' || isTimed(end, cues.cues, quantities)) content.add(start);
  }
  for (const quantity of quantities) if (words[quantity.start]?.value !== null) content.add(quantity.start);
  // "people under her", "personas a su cargo": a phrase that names something asks for it, whatever its words are alone
  for (const { start, end, value } of cues.cues) {
    if (
      !NAMING.has(value) ||
      end - start < 2 ||
      [...Clause.places([{ start, end }])].some((one) => content.has(one))
    ) {
      continue;
    }
    content.add(start);
    silent.delete(start);
  }
  const aside = concession(words, cues.cues);
  for (const place of aside) {
    content.delete(place);
    silent.add(place);
  }
  const asking = tags.filter(({ start }) => !aside.has(start));
  return {
    text,
    words,
    tags: asking,
    locales,
    is_mixed: locales.length > own.length,
    cues: asking.filter((tag) => tag.type === 'cue'),
    content,
    silent,
    tables,
  };
}

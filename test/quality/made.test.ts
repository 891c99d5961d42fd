import { describe, expect, it } from 'vitest';
import { CRITERIA_LANGUAGES, makeCriteria, PHRASES, type Split } from './made/criteria.ts';
import { joinedTruth, TRUTH } from './made/facts.ts';
import { kindsOf, makeResumes, splitOf, UNTOUCHED_KINDS } from './made/resumes.ts';
import { headingKind } from '#service/intelligence/resume/headings.ts';
import { titleScore } from '#service/intelligence/language/job_titles.ts';
import { readWordList } from './made/words.ts';

const SPLITS: readonly Split[] = ['tuned', 'opened', 'plain', 'untouched'];
const made = {
  tuned: makeCriteria('tuned'),
  opened: makeCriteria('opened'),
  plain: makeCriteria('plain'),
  untouched: makeCriteria('untouched'),
};

/** Months from the dates that stand beside a title in a resume, both ends counted, up to October 2026. */
function monthsAs(title: string, resume: string): number {
  const lines = resume.split('\n');
  const at = lines.findIndex((line) => line === title || line.includes(`${title},`) || line.endsWith(title));
  const near = lines.slice(at, at + 3).join('\n');
  const [, m1, y1, rest = ''] = /(\d\d)\/(\d{4}) - (\S+)/.exec(near) ?? [];
  const end = /(\d\d)\/(\d{4})/.exec(rest);
  const until = end === null ? 2026 * 12 + 10 : Number(end[2]) * 12 + Number(end[1]);
  return until - (Number(y1) * 12 + Number(m1)) + 1;
}

/** The first number of a text, in digits or in words; NaN without one. */
function numberIn(text: string, words: readonly string[], lang: string): number {
  const found = words.flatMap((word, at) => {
    const written = new RegExp(`(?<!\\p{L})(?:${at + 1}(?!\\d)|${word}(?!\\p{L}))`, 'u');
    const match = at === 0 ? null : written.exec(text.toLocaleLowerCase(lang));
    return match === null ? [] : [{ at: match.index, long: match[0].length, value: at + 1 }];
  });
  return found.toSorted((a, b) => a.at - b.at || b.long - a.long)[0]?.value ?? NaN;
}

describe('criteria that are made', () => {
  it('are the same each time', () => {
    for (const split of SPLITS) {
      const again = makeCriteria(split);
      expect(again.rows).toEqual(made[split].rows);
      expect([...again.files]).toEqual([...made[split].files]);
    }
  });

  it('ask every predicate in every language, two thirds of them near misses', () => {
    for (const split of SPLITS) {
      const { rows } = made[split];
      for (const language of CRITERIA_LANGUAGES) {
        const own = rows.filter((row) => row.language === language);
        const kinds = new Set(own.map(({ kind }) => kind));
        expect([...kinds].toSorted()).toEqual([...Object.keys(TRUTH), 'combination'].toSorted());
      }
      const single = rows.filter(({ kind }) => kind !== 'combination');
      const missed = single.filter(({ expected }) => expected !== 'met').length / single.length;
      expect(missed).toBeGreaterThan(0.6);
      expect(missed).toBeLessThan(0.75);
    }
  });

  it('are met only by what is held, and their evidence stands in the resume', () => {
    for (const split of SPLITS) {
      for (const row of made[split].rows) {
        if (row.kind !== 'combination') expect(row.expected === 'met', row.id).toBe(row.status === 'held');
        if (row.evidence !== null) expect(made[split].files.get(row.file), row.id).toContain(row.evidence);
        expect(row.criterion, row.id).not.toMatch(/[{}]/);
      }
    }
  });

  it('count years of a title as the dates of the resume do', () => {
    const frames = [/At least (\d+) years as (.+)/, /(\d+)\+ years in the post of ([^,]+)/];
    const rows = made.tuned.rows.filter(({ kind, language }) => kind === 'title_years' && language === 'en');
    const checked = rows.flatMap((row) => {
      const found = frames.map((frame) => frame.exec(row.criterion)).find((match) => match !== null);
      if (found === undefined) return [];
      const [, years, title = ''] = found;
      const months = monthsAs(title.replace(', please', ''), made.tuned.files.get(row.file)!);
      return [[row.expected, months >= Number(years) * 12 ? 'met' : 'not_met']];
    });
    expect(checked.length).toBeGreaterThan(0);
    for (const [expected, counted] of checked) expect(expected).toBe(counted);
  });

  it('compare amounts as the words of resume and criterion do', () => {
    let compared = 0;
    for (const split of SPLITS) {
      const numbers = new Map(
        CRITERIA_LANGUAGES.map((lang) => [
          lang as string,
          readWordList(`${PHRASES[split]}/${lang}.txt`).lists.get('numbers')!,
        ]),
      );
      for (const { id, kind, status, language, criterion, evidence, expected } of made[split].rows) {
        if (!['team', 'budget', 'start'].includes(kind)) continue;
        if (!['held', 'fewer', 'longer'].includes(status!)) continue;
        const [n, m] = [criterion, evidence!].map((text) =>
          numberIn(text, numbers.get(language!)!, language!),
        );
        expect(expected === 'met', `${id}: ${criterion} | ${evidence}`).toBe(
          kind === 'start' ? m! <= n! : m! >= n!,
        );
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it.each([
    ['and', 'met', 'met', 'met'],
    ['and', 'met', 'not_stated', 'not_stated'],
    ['and', 'not_met', 'not_stated', 'not_met'],
    ['or', 'not_met', 'not_stated', 'not_stated'],
    ['or', 'met', 'not_stated', 'met'],
    ['but_not', 'met', 'not_met', 'met'],
    ['but_not', 'met', 'met', 'not_met'],
    ['but_not', 'met', 'not_stated', 'not_stated'],
  ] as const)('joins by %s: %s, %s → %s', (join, a, b, truth) => {
    expect(joinedTruth(join, a, b)).toBe(truth);
  });

  it('share no phrase between what is tuned on and what is not', () => {
    for (const language of [...CRITERIA_LANGUAGES, 'fillings']) {
      const phrases = SPLITS.map((split) => {
        const { lists, sections } = readWordList(`${PHRASES[split]}/${language}.txt`);
        const all = [lists, ...sections.values()].flatMap((of) => [...of]);
        // numbers, silence and a bare name in a list of skills are no phrases
        return all.flatMap(([key, values]) => (key === 'numbers' || key === 'listed' ? [] : values));
      });
      const untouched = phrases.at(-1) ?? [];
      const tuned = new Set(phrases.slice(0, -1).flat());
      expect(tuned.size).toBeGreaterThan(language === 'fillings' ? 10 : 150);
      expect(
        untouched.filter((phrase) => phrase !== '' && tuned.has(phrase)),
        language,
      ).toEqual([]);
    }
  });
});

describe('resumes that are made', () => {
  const RESUME_SPLITS = ['tuned', 'untouched', 'unlisted'] as const;
  const resumes = {
    tuned: makeResumes('tuned'),
    untouched: makeResumes('untouched'),
    unlisted: makeResumes('unlisted'),
  };

  it('are the same each time', () => {
    for (const split of RESUME_SPLITS) expect(makeResumes(split)).toEqual(resumes[split]);
  });

  it('print all that is expected of a reader', () => {
    for (const { key, html, expected, recipe } of Object.values(resumes).flat()) {
      const text = html
        .replaceAll('\u00ad', '')
        .replaceAll('&amp;', '&')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .toLocaleLowerCase(recipe.language);
      const { name, email, phone, location, employment, education, skills, languages, certificates } =
        expected;
      const jobs = employment.flatMap(({ title, company }) => [title, company]);
      const schools = education.flatMap(({ institution, degree, area }) => [institution, degree, area]);
      const head = [email, phone, name.split('\t').at(-1)!, location.split('\t').at(-1)!];
      for (const wanted of [...head, ...jobs, ...schools, ...skills, ...languages]) {
        expect(text, key).toContain(wanted.toLocaleLowerCase(recipe.language));
      }
      for (const wanted of certificates) expect(html.replaceAll('\u00ad', ''), key).toContain(wanted);
      for (const { start, end } of employment) {
        for (const date of [start, end].filter((at) => /\d/.test(at))) {
          expect(text, key).toContain(date.slice(0, 4));
        }
      }
      expect(html, key).not.toMatch(/undefined|&amp;amp;|\{\w+\}(?![^<]*<\/style>)/);
    }
  });

  it('in languages nobody listed have no heading and no title that a list knows', () => {
    const { unlisted } = resumes;
    expect(unlisted.every(({ recipe }) => splitOf(recipe) === 'unlisted')).toBe(true);
    for (const language of new Set(unlisted.map(({ recipe }) => recipe.language))) {
      const { lists, sections } = readWordList(`untouched/unlisted/${language}.txt`);
      const headings = [...lists].flatMap(([key, words]) => (key.startsWith('h.') ? words : []));
      expect(headings.filter((heading) => headingKind(heading) !== null)).toEqual([]);
      const titles = [...sections.values()].flatMap((trade) => trade.get('titles') ?? []);
      expect(titles.filter((title) => titleScore(title) >= 1)).toEqual([]);
      expect(titles.length).toBeGreaterThan(0);
    }
  });

  it('share no kind between what is tuned on and what is not, and hold every kind', () => {
    const tuned = new Set(resumes.tuned.flatMap(({ recipe }) => kindsOf(recipe)));
    const untouched = resumes.untouched.map(({ recipe }) => kindsOf(recipe));
    expect([...UNTOUCHED_KINDS].filter((kind) => tuned.has(kind))).toEqual([]);
    expect(untouched.filter((kinds) => !kinds.some((kind) => UNTOUCHED_KINDS.has(kind)))).toEqual([]);
    const seen = new Set(untouched.flat());
    expect([...UNTOUCHED_KINDS].filter((kind) => !seen.has(kind))).toEqual([]);
    expect(resumes.tuned.every(({ recipe }) => splitOf(recipe) === 'tuned')).toBe(true);
  });
});

import { fold } from '../resume/lines.ts';
import { plainLetters } from './categories.ts';
import { PEOPLE_INDUSTRIES } from './industry_table_people.ts';
import { INDUSTRY_TABLE } from './industry_table.ts';
import { MORE_INDUSTRIES } from './industry_table_more.ts';

/** An industry or a kind of employer. */
export type Industry = {
  readonly name: string;
  /** Ways to ask for it, over plain letters (categories.ts). */
  readonly pattern: RegExp;
  /** Words that show it, over folded text. */
  readonly shown: RegExp;
  /** Names of employers known for it, folded. */
  readonly employers: readonly string[];
};

export type FoundIndustry = {
  readonly industry: Industry;
  /** The words that ask for it. */
  readonly asked: string;
  readonly start: number;
  readonly end: number;
};

const parts = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .toSorted((a, b) => b.length - a.length);

let read: readonly Industry[] | null = null;

/** All industries of the tables. */
function industries(): readonly Industry[] {
  read ??= `${INDUSTRY_TABLE}${MORE_INDUSTRIES}${PEOPLE_INDUSTRIES}`
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', asked = '', shown = '', employers = ''] = line.split(' :: ');
      const ways = parts(asked).map((way) =>
        plainLetters(way).replaceAll(/ \??/g, (gap) => (gap === ' ' ? '[ /&-]{1,3}' : '[ /&-]{0,3}')),
      );
      return {
        name,
        pattern: new RegExp(`(?<![a-z0-9])(?:${ways.join('|')})(?![a-z0-9])`, 'g'),
        shown: new RegExp(`(?<![a-z0-9])(?:${parts(plainLetters(shown)).join('|')})(?![a-z0-9])`),
        employers: employers
          .split('|')
          .map((employer) => fold(employer))
          .filter((employer) => employer !== ''),
      };
    });
  return read;
}

/** The industries a text names; where two overlap the longer one, of the same words the narrower one. */
export function industriesIn(text: string): FoundIndustry[] {
  const plain = plainLetters(text.toLowerCase().length === text.length ? text.toLowerCase() : text);
  const all = industries().flatMap((industry) =>
    [...plain.matchAll(industry.pattern)].map((match) => ({
      industry,
      start: match.index,
      end: match.index + match[0].length,
      asked: text.slice(match.index, match.index + match[0].length),
    })),
  );
  return all
    .filter(
      (one) => !all.some((other) => other.start < one.end && one.start < other.end && narrower(other, one)),
    )
    .toSorted((a, b) => a.start - b.start);
}

function narrower(other: FoundIndustry, one: FoundIndustry): boolean {
  const longer = other.end - other.start - (one.end - one.start);
  return longer > 0 || (longer === 0 && other.industry.employers.length < one.industry.employers.length);
}

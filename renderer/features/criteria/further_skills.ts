import type { CriterionEvaluation } from '../../api/evaluations.ts';

type Asked = Pick<CriterionEvaluation, 'understood_as'> & {
  readonly criterion: Pick<CriterionEvaluation['criterion'], 'prompt_text' | 'display_name'>;
};

/** The words of a name or a sentence, alike however they are written: "REST-APIs" as "rest api", "C++" as itself. */
function wordsIn(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
  return (folded.match(/[\p{L}\p{N}]+[+#]*/gu) ?? []).map((word) =>
    word.replace(/^(\d+)\+$/u, '$1').replace(/(?<=\p{L}{3})s$/u, ''),
  );
}

/** How the service writes a skill of which an ad wants years: "5+ years as HR business partner". */
const LENGTH = /^(?<length>\d+\+ (?:year|month)s?|several years)(?: as)? (?=\S)/iu;

function holds(sentence: readonly string[], name: readonly string[]): boolean {
  return sentence.some((_, at) => name.every((word, index) => sentence[at + index] === word));
}

/** Skills of a job that none of its criteria asks for already, in words that hold the skill's name and its years. */
export function furtherSkills<Skill extends { readonly s: string }>(
  skills: readonly Skill[],
  asked: readonly Asked[],
): readonly Skill[] {
  const sentences = asked.flatMap(({ criterion, understood_as }) =>
    [criterion.prompt_text, criterion.display_name, understood_as].flatMap((text) =>
      typeof text === 'string' ? [wordsIn(text)] : [],
    ),
  );
  return skills.filter(({ s }) => {
    const length = LENGTH.exec(s);
    const name = wordsIn(s.slice(length?.[0].length ?? 0));
    const years = /\d+/u.exec(length?.groups?.['length'] ?? '')?.[0];
    return !sentences.some(
      (sentence) => holds(sentence, name) && (years === undefined || sentence.includes(years)),
    );
  });
}

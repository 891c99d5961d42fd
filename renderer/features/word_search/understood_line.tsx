import type { Understood } from '#service/api/people/pool/schema.ts';
import { texts } from '../../texts.ts';
import css from './understood.module.css';

/** What says more than words that are all looked for. */
const TELLING = new Set<string>(['or', 'phrase', 'without', 'open']);

/**
 * How a question of words was understood, where that is not plain: it has more in it than words, or had to be put
 * right.
 */
export function UnderstoodLine({ understood }: { understood: Understood | null | undefined }) {
  const is_told =
    understood !== null &&
    understood !== undefined &&
    (understood.repairs.length > 0 || understood.parts.some(({ kind }) => TELLING.has(kind)));
  return (
    <p
      className={`${css.line} aside break-anywhere flex-1-0-full`}
      role="status"
      data-told={is_told || undefined}
    >
      {is_told && (
        <>
          {texts.words.searchesFor}{' '}
          <b className="text-ink weight-500" dir="auto">
            {inWords(understood.parts)}
          </b>
          {understood.repairs.map((repair) => (
            <span key={repair}> {texts.words.repairs[repair]}</span>
          ))}
        </>
      )}
    </p>
  );
}

const BRACKETS = { open: '(', close: ')' };

/** Its parts as one line. */
function inWords(parts: Understood['parts']): string {
  const [opening, closing] = texts.marks;
  let line = '';
  for (const [at, { kind, text }] of parts.entries()) {
    const before = parts[at - 1]?.kind;
    if (kind === 'without') {
      const is_beside = before !== undefined && !['open', 'or', 'and'].includes(before);
      line += `${is_beside ? ', ' : ''}${texts.words.without} `;
    } else if (kind === 'and' || kind === 'or') line += ` ${texts.words[kind]} `;
    else if (kind === 'phrase') line += `${opening}${text}${closing}`;
    else if (kind === 'beginning') line += `${text}…`;
    else line += kind === 'word' ? text : BRACKETS[kind];
  }
  return line;
}

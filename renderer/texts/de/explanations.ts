// Sätze, mit denen der Dienst eine Antwort begründet. Der Vertrag verlangt sie englisch; hier stehen sie deutsch.
// Worte aus dem Lebenslauf („…“) und Namen von Kriterien bleiben, wie sie sind.

import { OTHERS } from './sentences/others.ts';
import { SAYS } from './sentences/says.ts';
import { SILENT } from './sentences/silent.ts';
import { timesInGerman } from './times.ts';

const SENTENCES = [...SILENT, ...SAYS, ...OTHERS];

/** Was in jedem Satz vorkommen kann. */
const WORDS: readonly (readonly [english: RegExp, german: string])[] = [
  [/ and (\d+) earlier jobs?\b/gu, ' und $1 frühere'],
  [/ in all\b/gu, ' insgesamt'],
  [/(?<=[\d\uE001]) and (?=[\d\uE000])/gu, ' und '],
];

const HELD = /\uE000(\d+)\uE001/gu;

/** Eine Begründung auf Deutsch; was keine Regel kennt, bleibt, wie der Dienst es sagt. */
export function explanationInGerman(english: string): string {
  const quotes: string[] = [];
  let text = english.replaceAll(
    /\u201C[^\u201D]*(?:\u201D|$)/gu,
    (quote) => `\uE000${quotes.push(quote) - 1}\uE001`,
  );
  text = sentencesOf(text).map(sentence).join(' ');
  // „FastAPI“, unter „Skills“: in welcher Liste es steht, auch wo sonst kein Satz ist
  text = text.replaceAll(/(?<=\uE001), under (?=\uE000)/gu, ', unter ');
  return text.replaceAll(HELD, (_held, at: string) => quotes[Number(at)] ?? '');
}

// Ein Punkt beendet einen Satz, wo danach einer beginnt, wie ihn der Dienst beginnt.
const sentencesOf = (text: string): string[] =>
  text.split(
    /(?<=\.) (?=(?:The|None|No|Not|Part|Entered|Shortest|Longest|Average|Two|Held|Nothing|Read by|Completed|Graduated|Earned|It|A job)\b|[ABC][12] was asked for|[^.]+ (?:was taken out of the profile|is a past employer))/u,
  );

// In der Zusammenfassung stehen die Sätze ohne Punkt.
function sentence(english: string): string {
  const whole = english.endsWith('.') ? english : `${english}.`;
  for (const [pattern, german] of SENTENCES) {
    const match = pattern.exec(whole);
    if (match?.index !== 0) continue;
    const made =
      typeof german === 'string'
        ? whole.replace(pattern, german)
        : `${german(...match.slice(1))}${whole.slice(match[0].length)}`;
    const told = WORDS.reduce((text, [one, word]) => text.replaceAll(one, word), timesInGerman(made));
    return whole === english ? told : told.replace(/\.$/u, '');
  }
  return english;
}

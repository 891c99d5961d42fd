import { regex } from '../language/pattern.ts';

// Bodies that grant a title to practise: no school, no degree, though they stand under "Education & Credentials".
export const CREDENTIAL = regex('u')`
    ^(?:ACCA|ACA|CPA|CFA|CIMA|CMA|CIA|CIPD|MCIPD|PMP|PRINCE2|CISSP|CISA|ICAEW|CII|FRM|SHRM-CP|SHRM-SCP|
    PHR)(?![\p{L}\d])`;

// What stands in an entry beside degree and school.
export const NOISE = regex('iu')`
    \([A-E]\*?\)$|^(?:gpa|note|grade|cum|magna|summa|with (?:honors|honours|distinction)|hon(?:our|
    or)s?\b|first[- ]class|upper second|\(?hons\)?|distinction|merit|level \d|full[- ]time|part[- ]time|
    online|remote|expected|present|class of|thesis|minor|major)`;
// "(prévu)", "(berufsbegleitend)": a remark.
export const REMARK = /^\(\p{Ll}[^()]*\)$/u;
export const OPEN = regex('iu')`
    \b(?:expected|anticipated|in progress|ongoing|candidate|pursuing|abgebrochen|voraussichtlich|
    not completed|incomplete|did not (?:complete|graduate)|no degree|withdrew|abd|all but dissertation|
    coursework (?:toward|completed)|credits? toward|studying|en cours|in corso|prévu|previsto)\b`;
export const GRADUATION =
  /(?:expected|anticipated)(?: graduation)?:?|\bgrad\.|graduat(?:ion|ed|ing)(?: in| date)?:?|voraussichtlich/giu;

export const LEAD = regex('u')`
    (?<![^\s\t|,(–—-])(?:\p{Lu}[\p{L}&-]*|\d{1,2})(?: (?:\p{Lu}[\p{L}&-]*|\d{1,2}|&)){0,2} $|
    (?<!\p{L})\p{Lu}[\p{L}]{1,5}-$`;

/** What ends before the date it speaks of: "interrotta nel", "abgebrochen im". */
export const OPEN_END = /\s(?:nel|in|im|en|le|on|at|until|bis|since|seit|depuis|hasta|fino al|dal)$/iu;

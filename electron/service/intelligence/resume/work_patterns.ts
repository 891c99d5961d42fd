import { regex } from '../language/pattern.ts';

/** Words of jobs that are a part of training. */
export const INTERNSHIP = regex('iu')`
    (?<!\p{L})(?:interns?(?:hip)?|trainee(?:ship)?|apprentice(?:ship)?|placement (?:student|year)|
    student (?:nurse|teacher|worker|assistant)|co-?op(?: student)?|summer (?:associate|analyst|student)|
    working student|praktik\p{L}+|werkstudent\p{L}*|azubi|auszubildende\p{L}*|stagiaire|stage(?=\s*(?:$|
    [-–,(]|en\s|de\s|chez\s))|apprenti\p{L}*|alternan\p{L}+|becari[oa]|prácticas|tirocin\p{L}+|stagista|
    stagiair|estagi\p{L}+|stażyst\p{L}+|praktykant\p{L}*)(?!\p{L})`;

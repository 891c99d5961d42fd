import { lazily } from '../language/lazily.ts';
import { fold } from '../language/lines.ts';
import { withPeoples } from './peoples.ts';
import { oneLine } from './tables.ts';

// "È", "É" and "E'" say is; folded they would say and.
const IS = /(?<![\p{L}\d])(?:[èé](?![\p{L}\d])|e['’](?= ))/giu;
const BREAK = /[,;:.!?()[\]•–—/]+(?=\s|$)|\s-\s|[()]/u;

const VERB = 'est ce que|czy|is|ist|sind|hat|est|es|tiene|e|ha|heeft|tem|a';
const ARTICLE = 'the|der|die|das|den|dem|le|la|l|el|il|lo|o|de|het|un|una|ein|eine';
const SUBJECT = oneLine(String.raw`
  kandidat\p{L}*|bewerber\p{L}*|candidat\p{L}{0,3}|person|personne|persona|pessoa|osoba|sollicitant\p{L}*|aday|er|sie|
  il|elle|hij|zij|ele|ela|lui|lei
`);
// A question about somebody, with who is meant between the verb and what is asked.
const ASKED = lazily(
  () => new RegExp(`^(?:(?<verb>${VERB}) )?(?:(?:${ARTICLE}) )?(?:${SUBJECT}) (?=[\\p{L}@#%])`, 'u'),
);
const QUESTION = /^(?:est ce que|czy)$/u;

// Whom somebody works with or for: "worked with people of Asian heritage" is about work.
const WITH = oneLine(`
  with|for|of|among|serving|supporting|teaching|advising|mit|fur|von|der|bei|avec|pour|de|aupres de|con|para|a|di|per|
  met|voor|van|aan|com|z|dla|nad
`);
const OTHERS = oneLine(String.raw`
  people|persons|families|communities|populations?|groups|patients?|clients?|customers?|students?|pupils?|children|
  adults|residents?|colleagues|elderly|menschen|personen|familien|kunden|patienten|kindern?|schulern?|bewohnern?|
  personnes|familles|enfants|eleves|residents|personas|familias|clientes|pacientes|ninos|mayores|persone|famiglie|
  clienti|pazienti|bambini|anziani|mensen|gezinnen|klanten|kinderen|ouderen|pessoas|criancas|idosos|osobami|osob|
  klientami|rodzinami|dziecmi|pacjentami|seniorami
`);
const WORK = lazily(
  () => new RegExp(`(?<= )(?:${WITH}) (?:[^ |]+ )?(?:${OTHERS})(?= |$)(?: [^ |]+){0,8}`, 'gu'),
);

// Short words of Turkish and German that in capitals are the names of standards and methods anywhere.
const ABBREVIATION = /(?<![\p{L}\d])(?:DIN|DUL|FIT|GEY|KOR)(?![\p{L}\d])/gu;
/** Not all of it is written in capitals. */
const MIXED = /[\p{Ll}\d]/u;

/**
 * A criterion as the tables of protected words read it: folded, its clauses set apart by ` | `, with signs for peoples
 * and places (peoples.ts), and without employers.
 */
export function taggedText(text: string): string {
  return (MIXED.test(text) ? text.replaceAll(ABBREVIATION, '·') : text)
    .replaceAll(IS, 'est')
    .split(BREAK)
    .map((clause) => withPeoples(withoutSubject(fold(clause).replaceAll('ı', 'i'))))
    .filter((clause) => clause !== '')
    .join(' | ')
    .replaceAll(WORK(), '·');
}

function withoutSubject(clause: string): string {
  const found = ASKED().exec(clause);
  if (found === null) return clause;
  const verb = found.groups?.['verb'] ?? '';
  const rest = clause.slice(found[0].length);
  return verb === '' || QUESTION.test(verb) ? rest : `${verb} ${rest}`;
}

import { fold } from './lines.ts';
import { keyOf } from './tokens.ts';

const STOP = new Set(
  `a an the of in on at to for with as by from and or higher above better newer later is are be been being was were has have had do does did can could will would should must may not no
  any some other another etc this that these those it its their his her our your my who which what where when how than then so such very also only just least most more less
  experience experienced experiences knowledge know knows knowing skill skills background familiar familiarity proficient proficiency expert expertise expertly advanced strong solid good excellent proven hands hand
  both either also one two three four five six seven eight nine ten away
  using use used uses working work works worked ability able understanding understand comfortable candidate applicant person level someone years year yrs within into across over about current currently ever
  practical commercial professional basic previous prior relevant exposure related field area similar equivalent role roles position job jobs least based them they he she him her himself herself themselves under whom
  und oder der die das den dem ein eine einen mit in im bei als von zu für ist hat haben kenntnisse erfahrung erfahrungen
  de la el los las en con y o un una para por del experiencia et le les des une dans avec du ve ile bir`.split(
    /\s+/,
  ),
);

/** The words of a text that carry meaning, as comparable keys, each once. */
export function contentKeys(text: string): string[] {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '' && !STOP.has(word));
  return [...new Set(words.map(stemOf))];
}

/** Every word of a text as such a key, whether it carries meaning or not. */
export const stemsOf = (text: string): Set<string> => new Set(fold(text).split(' ').map(stemOf));

/** English verbs whose forms no ending tells, the first one as it is looked up: "driven" and "drove" are of "drive". */
const IRREGULAR = new Map(
  `arise arose arisen|beat beaten|become became|begin began begun|bind bound|blow blew blown|break broke broken|breed bred|bring brought
  build built|buy bought|catch caught|choose chose chosen|deal dealt|dig dug|draw drew drawn|drive drove driven|eat ate eaten|fall fell fallen
  feed fed|fight fought|find found|fly flew flown|freeze froze frozen|give gave given|go went gone|grind ground|grow grew grown
  hang hung|hear heard|hide hid hidden|hold held|keep kept|know knew known|lay laid|lead led|leave left|lend lent|lose lost|make made
  mean meant|meet met|oversee oversaw overseen|overcome overcame|pay paid|ride rode ridden|rise rose risen|run ran|say said|see saw seen
  seek sought|sell sold|send sent|sew sewn|shake shook shaken|shoot shot|show shown|shrink shrank shrunk|sing sang sung|sit sat|sleep slept
  slide slid|speak spoke spoken|speed sped|spend spent|spin spun|stand stood|steal stole stolen|stick stuck|strike struck|swim swam swum
  take took taken|teach taught|tell told|think thought|throw threw thrown|undertake undertook undertaken|understand understood|wear wore worn
  weave wove woven|win won|wind wound|withdraw withdrew withdrawn|write wrote written`
    .split(/[|\n]/u)
    .map((row) => row.trim().split(' '))
    .flatMap(([verb = '', ...forms]) => forms.map((form) => [form, verb] as const)),
);

const SUFFIX = /(?<=\p{L}{3})(?:ing|ers?|ors?|ed|ions?|ive|ly|es|al|ity|ic)$/u;

/** A key that brings the forms of an English word together: managed, managing, manages, management. */
export function stemOf(word: string): string {
  const written = keyOf(word);
  const key = IRREGULAR.get(written) ?? written;
  if (key.length < 5) return key.length < 4 ? key : key.replace(/[ey]$/u, '');
  // twice, so that "volunteering" meets "volunteer" at what both come from
  const cut = key
    .replace(/(?:ational|ization|isation)$/u, '')
    .replace(/(?:ements?|ments?|ingly|edly)$/u, '')
    .replace(/(?<=\p{L}{4})e$/u, '')
    .replace(SUFFIX, '')
    .replace(SUFFIX, '')
    .replace(/(.)\1$/u, '$1')
    .replace(/[eiy]$/u, '');
  return cut.length >= 3 ? cut : key;
}

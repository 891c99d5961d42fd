import { regex } from '../language/pattern.ts';

/** Languages whose words for persons mean something else in others; '' where a text is too short to tell. */
type TextLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | '';

const STOPWORDS: Readonly<Record<Exclude<TextLanguage, ''>, ReadonlySet<string>>> = {
  en: set('the and of with for to was were by from our my is as led managed'),
  de: set('und der die das mit für von bei im zur zum als den dem ein eine auf des ich wurde'),
  fr: set('et le la les des pour avec dans du une au aux sur en chez je'),
  es: set('y el los las de en con para por del una como la se mi su'),
  it: set('e il di con per della del delle nel gestione presso una dei che la sono'),
  nl: set('en de het van met voor een bij op naar als ik te in'),
  pt: set('e o os de em com para por da do das dos uma na no como ao'),
  pl: set('i w z na do oraz dla ze od przy jako się we po'),
};

/** The language of a text by its small words; '' for few or mixed ones. */
export function textLanguageOf(text: string): TextLanguage {
  const words =
    text
      .slice(0, 6000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  let best: TextLanguage = '';
  let most = 0;
  for (const [language, stopwords] of Object.entries(STOPWORDS)) {
    const count = words.reduce((sum, word) => sum + (stopwords.has(word) ? 1 : 0), 0);
    if (count > most) [best, most] = [language as TextLanguage, count];
  }
  return most >= 2 ? best : '';
}

/** Words that reveal a person's sex, lower case with accents: those of any text, and those of one language. */
export const GENDERED: Readonly<Record<TextLanguage | 'any', ReadonlySet<string>>> = {
  any: set(
    'she herself himself male female males females mrs wife husband wives husbands daughter ' +
      'daughters mother father widow widower ' +
      'girlfriend boyfriend gentleman lady ladies gentlemen woman women stepmother stepfather ' +
      'grandmother grandfather sister brother ' +
      'madam housewife househusband bachelorette motherhood fatherhood maternity paternity fraternity sorority ' +
      'chairwoman chairman salesman saleswoman salesmen businessman businesswoman spokesman ' +
      'spokeswoman foreman forewoman craftsman craftswoman ' +
      'policeman policewoman cameraman camerawoman fireman firewoman serviceman servicewoman ' +
      'waitress actress hostess stewardess headmistress ' +
      'headmaster seamstress heiress ' +
      'herr herrn frau frauen ehefrau ehemann ehegatte ehegattin tochter töchter mutter vater ' +
      'hausfrau hausmann witwe witwer weiblich männlich ' +
      'weibliche männliche mädchen mutterschutz wehrdienst grundwehrdienst schwester bruder ' +
      'kaufmann kauffrau kaufleute bürokaufmann bürokauffrau fachmann fachfrau bankkaufmann ' +
      'bankkauffrau industriekaufmann industriekauffrau ' +
      'einzelhandelskaufmann einzelhandelskauffrau geschäftsfrau geschäftsmann krankenschwester hebamme ' +
      'monsieur madame mademoiselle mlle épouse époux femme féminin masculin fille veuve veuf maman ' +
      'señor señora señorita sra srta esposa esposo marido mujer hombre femenino masculino hija hijo viuda viudo ' +
      'signora signorina signor moglie marito donna uomo femminile maschile figlia figlio vedova vedovo ' +
      'mevrouw meneer mevr dhr vrouw vrouwelijk mannelijk echtgenote echtgenoot dochter weduwe weduwnaar ' +
      'senhor senhora senhorita mulher homem feminino filha filho viúva viúvo ' +
      'żona mąż córka kobieta mężczyzna kobiety mężczyzny wdowa wdowiec żeńska męska',
  ),
  en: set('he him his her hers mr miss sir son sons boy boys girl girls man men dad mom mum'),
  de: set('er ihm ihn sie ihr ihre ihrer ihrem ihren mann männer sohn söhne'),
  fr: set('il elle lui mari homme hommes femmes fils mère père'),
  es: set('él ella ellos ellas padre madre'),
  it: set('lui lei egli ella padre madre'),
  nl: set('hij hem haar man moeder vader zoon zus broer'),
  pt: set('ele ela dele dela pai mãe'),
  pl: set('ona jej jego jemu niego niej pan pani panna pana syn'),
  '': set('he him his her hers mr sir son man men girl boy elle él ella hij ona'),
};

/** What is seen by more than one word, or by how it is written. */
export const PHRASES: readonly RegExp[] = [
  // titles before a name; "MS Office" and "Sr. Developer" are none
  regex('gu')`
    (?<![\p{L}\p{N}])(?:M(?:r|rs|s|iss|ister|me|lle|gr)|Mrs|Herrn?|Frau|Sra|Srta|D(?:oñ|on)a|Doña|Sig|
    Sig\.ra|Dott\.ssa|Dhr|Mevr|Pani?)\.?(?=\s(?:\p{Lu}\.?[\p{L}]*|█))(?<!MS|MR|MRS)`,
  // pronouns as people give them
  regex('giu')`
    (?<![\p{L}\p{N}])(?:she|he|they|sie|er|elle|il|ella|él|lei|lui|ela|ele|ona|on|zij|
    hij)\s?\/\s?(?:her|him|hers|his|them|theirs|ihr|ihm|ihn|la|le|lui|elle|sua|suo|dela|dele|jej|jego|
    haar|hem)(?:\s?\/\s?\p{L}+)?(?![\p{L}\p{N}])`,
  // job titles with the ending for women, in German
  regex('gu')`
    (?<=\p{Lu}\p{Ll}{3,40}(?:er|ist|ent|ant|eur|tor|loge|arzt|wirt|walt|leg|koch|ärzt|anwält|
    köch))in(?:nen)?(?![\p{L}\p{N}])(?<!Berlin|Mandarin|Glycerin|Interin)`,
  // French titles with the ending for women
  /(?<![\p{L}\p{N}])\p{L}{4,20}(?:trice|euse)(?![\p{L}\p{N}])/giu,
  regex('gu')`
    (?<![\p{L}\p{N}])(?:née?|diplômée|ingénieure|infirmière|étudiante|employée|licenciée|motivée|
    passionnée)(?![\p{L}\p{N}])`,
];

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

import { regex } from '../language/pattern.ts';
import { lazily } from '../language/lazily.ts';
import { HARMLESS } from './harmless.ts';
import { asksOrigin } from './origin.ts';
import { AFTER_CRITERION, indexOfTable } from './tables.ts';
import { taggedText } from './tagged.ts';
import { withEnds } from './word_index.ts';
import { AGE } from './words/age.ts';
import { POLITICS, UNION } from './words/convictions.ts';
import { FAMILY, PARENTHOOD } from './words/family.ts';
import { HEALTH } from './words/health.ts';
import { LOOKS } from './words/looks.ts';
import { RELIGION } from './words/religion.ts';
import { ORIENTATION, SEX } from './words/sex.ts';

/** What must not decide about a person; each has its sentence (protected/sentences.ts). */
export type ProtectedSubject =
  | 'age'
  | 'sex'
  | 'parenthood'
  | 'religion'
  | 'origin'
  | 'family'
  | 'health'
  | 'orientation'
  | 'union'
  | 'politics'
  | 'looks';

type Protected = {
  readonly subject: ProtectedSubject;
  /** English, in the text as it was written. */
  readonly pattern: RegExp;
  /** Every language, in the text as the tables read it. */
  readonly asked: (tagged: string) => boolean;
};

/** Made at its first use: the patterns of nine languages are no part of a start. */
function inAnyLanguage(table: string): (tagged: string) => boolean {
  const index = lazily(() => indexOfTable(table));
  return (tagged) => index().find(withEnds(tagged, AFTER_CRITERION)) !== null;
}

// Every pattern is a short list of alternatives without nested repetition: a prompt of any length takes linear time.
const PROTECTED: readonly Protected[] = [
  {
    subject: 'age',
    asked: inAnyLanguage(AGE),
    pattern: regex('iu')`
        (?<![\p{L}\d])(?:(?:under|over|below|above) (?:the age of \d{2}|\d{2} (?:years? old|
        years? of age|jahre alt))|^(?:is |be |must be )?(?:under|over|below|above) \d{2}$|(?:younger|
        older|jünger|älter|plus jeune|plus âgé) (?:than|als|de|que) \d{2}|
        \d{2} (?:years?[ -]old|years of age|jahre alt|años de edad|ans d'âge)|\d{2}-year-olds?|
        aged? (?:between|under|over|below|above|from|of|is|\d{2})|(?:his|her|their|candidate'?s?|
        applicant'?s?|maximum|minimum|max|min|what|same) age\b|age (?:limit|range|group|bracket|under|
        over|below|above|between|\d{2})|how old|born (?:in|before|after|between|since) (?:the )?(?:19|
        20|'?\d{2}s?)|date of birth|birth ?(?:date|day|year)|year of birth|geburtsdatum|geburtsjahr|
        in (?:his|her|their) (?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties|
        [2-6]0s)|millennials?\b|gen(?:eration)?[ -]z\b|young(?:er)? (?:person|people|man|woman|
        candidates?|applicants?|professionals? only|and dynamic|dynamic|blood)|(?:is|too|still|
        very) (?:young|old|elderly)(?=$|[.?!,;)]| (?:and|or|but|for|to|at|enough)\b)|not too old|
        near(?:ing)? retirement|retirement age|retired\b|digital native|recent school leaver under)`,
  },
  {
    subject: 'sex',
    asked: inAnyLanguage(SEX),
    pattern: regex('iu')`
        (?<![\p{L}\d])(?:(?:is|be|are|a|only|prefer(?:ably|red)?|the candidate|
        must be) (?:an? )?(?:male|female|man|woman|men|women|transgender|non-?binary|lady|
        guy)\b(?! (?:health|dominated|sports|fashion|wear|clothing|football|team|shelter|ward))|
        ^(?:male|female|man|woman|men|women|girl|boy|männlich|weiblich|frau|mann|hombre|mujer|homme|
        femme|kadın|erkek)$|(?:male|female|men|women|männer|frauen|hombres|mujeres) (?:only|candidates?|
        applicants?|preferred|bevorzugt|nur)|nur (?:männer|frauen)|(?:candidate|applicant|
        person)'?s? (?:gender|sex|pronouns)|gender (?:is|of|identity of|male|female)|
        his or her (?:gender|sex)|transgender|non-?binary (?:person|candidate)|what (?:gender|sex)|
        (?:gender|sex|geschlecht|sexo|sexe|cinsiyet)\s*[:=?]|^(?:gender|sex|geschlecht|sexo|sexe|
        cinsiyet)$)`,
  },
  {
    subject: 'parenthood',
    asked: inAnyLanguage(PARENTHOOD),
    pattern: regex('iu')`
        (?<![\p{L}\d])(?:(?:is|be|are|not|currently|gets?|getting|become|becoming) pregnant|
        ^pregnan(?:t|cy)$|pregnancy (?:status|plans?|test)|planning a pregnancy|
        schwanger(?:schaft)?(?!\p{L})|embarazad[ao]|enceinte|hamile|(?:plans?|planning|intends?|wants?|
        going) (?:to have|to start|on having|for|a) (?:a |any )?(?:bab(?:y|ies)|children|kids|family)|
        (?:has|have|having|with|without|no|any|small|young|own) (?:(?:small|young|own|no|any|
        school-age) )?(?:children|kids|child|dependants|dependents)(?: (?:at home|of (?:his|her|
        their) own|under \d+))?$|is (?:a )?(?:mother|father|parent|mum|mom|dad|childless|child-free|
        breastfeeding)\b|(?:single|working|new|expecting|expectant) (?:mothers?|fathers?|parents?|mums?|
        moms?)$|(?:on|taken|took|take) (?:maternity|paternity|parental) leave|childcare (?:duties|
        responsibilities)|family (?:plans|planning of)|kinderwunsch|hat kinder|tiene hijos)`,
  },
  {
    subject: 'religion',
    asked: inAnyLanguage(RELIGION),
    pattern: regex('iu')`
        (?<![\p{L}\d])(?:(?:is|be|are|a|an|practi[cs]ing|devout|prefer(?:ably|red)?|
        non-?) ?(?:an? )?(?:practi[cs]ing |devout )?(?:christian|catholic|protestant|muslim|jewish|jew|
        hindu|sikh|buddhist|atheist|mormon|evangelical|religious|orthodox)\b(?! (?:school|museum|
        newspaper|community|hospital|charity|university|college|education|organi[sz]ation|studies|texts|
        history|music|art))|^(?:christian|catholic|protestant|muslim|jewish|jew|hindu|sikh|buddhist|
        atheist|religious|religion|konfession|religión|din)$|(?:candidate|applicant|
        person)'?s? (?:religion|faith|religious beliefs?)|(?:what|which|any|no|same|his|her|
        their) (?:religion|faith|religious beliefs?)\b|religion\s*[:=?]|religious affiliation|
        (?:christian|catholic|protestant|muslim|jewish|hindu|sikh|buddhist) (?:faith|belief|only|
        candidates?|applicants?|person|man|woman)|church (?:member|goer|attend)|goes to (?:church|
        mosque|synagogue|temple)|wears? (?:a |the )?(?:hijab|headscarf|turban|kippah|burka|cross)|
        kopftuch|konfession)`,
  },
  {
    subject: 'origin',
    asked: asksOrigin,
    pattern: regex('iu')`
        (?<![\p{L}\d])(?:(?:ethnic(?:ity)?|racial|race) (?:origin|background|group|is|of|minorit)|
        (?:candidate|applicant|person)'?s? (?:ethnicity|race|nationality|skin|origin)|(?:what|which|his|
        her|their|same) (?:ethnicity|race|nationality|skin)\b|^(?:ethnicity|race|nationality|
        staatsangehörigkeit|nacionalidad|nationalité|milliyet|caste)$|(?:ethnicity|race|nationality|
        caste)\s*[:=?]|skin colou?r|(?:is|be|are|must be|prefer(?:ably|red)?|
        only) (?:an? )?(?:ethnically )?(?:white|black|asian|caucasian|hispanic|latin[oax]|arab|
        african[- ]american|indian|chinese|pakistani|nigerian|mexican|gypsy|roma|turkish|russian|polish|
        german|french|spanish|italian|british|american|european|foreign)(?: by (?:birth|origin|descent|
        nationality))?(?=$|[.?!,)]| (?:national|person|man|woman|candidate|applicant|citizen by birth|
        or \p{L}+$))|(?:white|black|asian|caucasian|hispanic|latin[oax]|arab|indian|chinese) (?:only|
        people|person|candidates?|applicants?|man|men|woman|women|male|female)\b|of \p{L}+ (?:descent|
        ethnicity|extraction|race)|foreign(?:er|[- ]sounding|[- ]born)|immigrant background|
        migrationshintergrund|born (?:in|outside) (?:the )?\p{Lu}\p{L}+|native[- ]born|
        mother'?s? country|\p{L}+ nationality|nationality (?:is|of)|(?:upper|lower|same|scheduled|high|
        low|which|what) caste|no foreigners|not (?:a )?foreign(?:er)?\b)`,
  },
  {
    subject: 'family',
    asked: inAnyLanguage(FAMILY),
    pattern: regex('iu')`
        (?<![\p{L}\d])(?:(?:is|be|are|not|un|still|currently|newly|happily|
        get(?:ting)?) ?(?:un)?(?:married|divorced|widowed|engaged to be married)\b(?! to the (?:idea|
        job|design|code))|^(?:married|unmarried|single|divorced|widowed|verheiratet|ledig|geschieden|
        casad[oa]|solter[oa]|marié[e]?|célibataire|evli|bekar)$|(?:is|be|currently|must be|
        still) single$|marital|family status|familienstand|estado civil|situation familiale|medeni hal|
        has a (?:husband|wife|spouse|girlfriend|boyfriend|partner$)|(?:husband|wife|spouse)\b|
        ist verheiratet|civil partnership)`,
  },
  {
    subject: 'health',
    asked: inAnyLanguage(HEALTH),
    pattern: regex('iu')`
        (?<![\p{L}\d])(?:(?:is|be|are|not|no|physically|mentally|has|have|without|with|any|a) (?:an? |
        any |no )?(?:disab(?:led|ility|ilities)|handicap(?:ped)?|wheelchair user|chronic (?:illness|
        condition|disease)|mental (?:illness|disorder)|mental health (?:issues?|problems?|condition|
        history)|health (?:problems?|issues?|conditions?|restrictions?)|illness(?:es)?|depression|
        autis(?:m|tic)|adhd|epilepsy|cancer|hiv|aids|diabetes|diabetic)(?=$|[.?!,;)]| (?:or|and|that|
        which|who|himself|herself|status|person|candidate))|(?:able-?bodied|severely disabled|
        schwerbehindert|behindert|discapacitad[oa]|handicapé[e]?|engelli)\b|(?:candidate|applicant|
        person)'?s? (?:health|disability|illness|medical)|(?:good|perfect|excellent|poor|bad|
        general) (?:physical |mental )?health$|in good health|is (?:\w+ly )?(?:healthy|sick|ill|obese|
        overweight|deaf|blind|pregnant)\b|sick (?:leave|days)\b|medical history|^(?:disability|health|
        disabled|healthy|gesundheit)$|uses a wheelchair|takes medication|(?:drug|alcohol) addict|smoker|
        blood (?:type|group)|genetic (?:test|information)|hiv[- ]positive)`,
  },
  {
    subject: 'orientation',
    asked: inAnyLanguage(ORIENTATION),
    pattern: regex('iu')`
        (?<![\p{L}\d])(?:sexual orientation|sexual preference|(?:is|be|are|not|a) (?:an? )?(?:gay|
        lesbian|homosexual|heterosexual|bisexual|queer|lgbt\w*|straight(?=$|[.?!,]))\b(?! (?:rights|
        charity|organi[sz]ation|community|centre|center))|^(?:gay|lesbian|homosexual|heterosexual|
        bisexual|straight|homosexuell|schwul|lesbisch)$|(?:gay|lesbian|homosexual|heterosexual|
        bisexual) (?:man|woman|person|candidates?|applicants?|only))`,
  },
  {
    subject: 'union',
    asked: inAnyLanguage(UNION),
    pattern: regex('iu')`
        (?<![\p{L}\d])(?:(?:trade |labou?r )?union (?:members?(?:hip)?\b|activist|representative status|
        affiliat)|member of (?:an? |any |the )?(?:trade |labou?r )?union|unioni[sz]ed? (?:person|
        candidate|member)|(?:is|be|was|ever been) (?:in|part of) (?:an? |any )?(?:trade |
        labou?r )?union|gewerkschaftsmitglied|mitglied (?:in )?(?:einer|der) gewerkschaft|
        afiliad[oa] a un sindicato|sindicalista|syndiqué[e]?|sendika)`,
  },
  {
    subject: 'politics',
    asked: inAnyLanguage(POLITICS),
    pattern: regex('iu')`
        (?<![\p{L}\d])(?:political (?:opinions?|views?|affiliation|party member\w*|leaning|beliefs?)|
        (?:votes?|voted|voter) (?:for|republican|democrat|labour|conservative|green)|(?:is|be|
        a) (?:an? )?(?:republican|democrat|communist|socialist|conservative voter|leftist|
        right-?winger)(?=$|[.?!,])|member of (?:an? |any |the )?(?:\p{L}+ )?political party|
        parteimitglied)`,
  },
  {
    subject: 'looks',
    asked: inAnyLanguage(LOOKS),
    pattern: regex('iu')`
        (?<![\p{L}\d])(?:(?:good|nice|great|pleasant|attractive|smart)[- ]look(?:s|ing)\b|(?:is|be|
        looks?|looking|physically|an?) (?:an? )?(?:attractive|beautiful|handsome|pretty|good-?looking|
        slim|tall|short|fat|thin|overweight)(?=$|[.?!,;]| (?:person|man|woman|candidate|appearance))|
        physical appearance|(?:candidate|applicant|person)'?s? (?:looks|appearance|photo\w*|weight|
        height|body)|(?:photo(?:graph)?|picture|headshot) (?:of (?:the |him|her|them)|attached|included|
        on the|in the|shows?)|(?:has|have|with|includes?|provides?|
        contains?) (?:an? )?(?:photo(?:graph)?|headshot|profile picture)\b(?! (?:edit|retouch|manip|
        portfolio|shoot))|^(?:photo(?:graph)?|looks|appearance|attractive|good-looking|beautiful|
        handsome|foto)$|(?:body|blond|hair colou?r|eye colou?r|tattoos?|
        piercings?)(?: type| weight| height|$| on))`,
  },
];

const OPENING_QUESTION = regex('iu')`
  ^(?:is|are|was|must|should|does|do) (?:the |this |our |a |an )?(?:candidate|applicant|person|he|she|
  they)(?= )`;

/** What a criterion asks for that must not decide about a person; null where it may be evaluated. */
export function protectedSubject(prompt_text: string): ProtectedSubject | null {
  const text = prompt_text
    .slice(0, 2000)
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/[.?!\s]+$/u, '')
    .trim()
    .replace(OPENING_QUESTION, 'is')
    .replaceAll(HARMLESS, '·');
  const tagged = taggedText(text);
  return PROTECTED.find(({ pattern, asked }) => pattern.test(text) || asked(tagged))?.subject ?? null;
}

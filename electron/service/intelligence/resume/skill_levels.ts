import { regex } from '../language/pattern.ts';
import { fold } from '../language/lines.ts';

// How well somebody knows something, in the languages resumes come in; folded.
const LEVEL_WORDS = new Set(
  `advanced,intermediate,beginner,expert,basic,basics,proficient,proficiency,native,fluent,novice,competent,professional,elementary,good,very good,
  excellent,strong,working knowledge,basic knowledge,good knowledge,advanced user,power user,expert level,advanced level,intermediate level,
  experienced,skilled,master,mastery,entry level,upper intermediate,solid,familiar,daily use,daily,learning,in progress,high,medium,low,
  fortgeschritten,sehr gut,gut,grundkenntnisse,grundlagen,experte,expertin,anfanger,sicher,versiert,basiskenntnisse,gute kenntnisse,sehr gute kenntnisse,
  fortgeschrittene kenntnisse,fundierte kenntnisse,solide,erweiterte kenntnisse,kenntnisse,
  avance,intermediaire,debutant,maitrise,courant,notions,bon niveau,bonnes connaissances,confirme,bases,excellente maitrise,
  avanzado,intermedio,basico,experto,alto,medio,bajo,nivel avanzado,nivel medio,nivel basico,nivel alto,usuario,
  avanzato,base,esperto,ottimo,buono,discreto,ottima conoscenza,buona conoscenza,livello avanzato,
  gevorderd,gemiddeld,basiskennis,goed,zeer goed,uitstekend,beginner,ervaren,
  avancado,intermediario,bom,excelente,muito bom,
  zaawansowany,sredniozaawansowany,podstawowy,poczatkujacy,bardzo dobry,dobry,biegly,ekspert,bardzo dobrze,dobrze,srednio,podstawy`
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
);

// "5 years", "5+ yrs.", "3 Jahre", "seit 2015", "2018 – present".
const DURATION = regex('iu')`
    ^(?:(?:over|more than|approx\.?|ca\.?|mehr als|plus de|más de|
    oltre)\s+)?(?:\d{1,2}(?:[.,]\d)?\s*\+?\s*(?:-\s*\d{1,2}\s*)?(?:years?|yrs?\.?|y|months?|mos?\.?|
    jahren?|monate|ans?|années?|mois|años?|meses|anni|anno|mesi|jaar|maanden|anos?|lat|lata|
    rok)(?:\s+(?:of\s+)?(?:experience|exp\.?|erfahrung|d['’]expérience|de experiencia|di esperienza|
    ervaring|de experiência|doświadczenia))?|(?:since|seit|depuis|desde|dal|sinds|od)\s+(?:19|20)\d\d|
    (?:19|20)\d\d(?:\s*[–-]\s*(?:(?:19|20)\d\d|present|now|heute|today))?)$`;
// "80%", "8/10", "4 of 5".
const SCORE =
  /^(?:\d{1,3}\s?%|\d{1,2}(?:[.,]\d)?\s?(?:\/|of|out of|von|sur|de|su|van|na)\s?(?:5|6|10|100)|[ABC][12])$/iu;
/** Glyphs that dots, stars and bars are drawn with; letters of icon fonts stand for them too. */
const GLYPHS = String.raw`●○◉◎◯⬤⚫⚪★☆✭✮⭐■□▪▫◼◻◾◽▮▯▰▱█▓▒░▉▊▋▌▍▎▏◆◇♦◊⬛⬜✦✧❖∎\uE000-\uF8FF`;
const DRAWN = new RegExp(String.raw`(?:^|(?<=[\p{L}\p{N}+#)]|\s))[${GLYPHS}](?:\s*[${GLYPHS}])+`, 'gu');
const DRAWN_END = new RegExp(
  String.raw`\s+[${GLYPHS}*]+$|\s+(?:\*{2,5}|_{3,}|[•·]{2,5}|[•·](?: ?[•·])+)$`,
  'u',
);

/** Whether a text only says how well or how long: "advanced", "80 %", "5 years", "B2". */
export function isLevel(text: string): boolean {
  const bare = text.replace(/^[\s([:–—-]+|[\s)\].:]+$/g, '');
  if (bare === '' || SCORE.test(bare) || DURATION.test(bare)) return true;
  const folded = fold(bare);
  if (folded === '' || LEVEL_WORDS.has(folded)) return true;
  // "advanced, daily use", "5 years / expert"
  const parts = bare.split(/\s*[,/;&+\t]\s*|\s+(?:and|und|et|y|e)\s+/);
  return parts.length > 1 && parts.length <= 3 && parts.every(isLevel);
}

/** Replaces drawn ratings ("●●●○○", "★★★") by separators of the same length, so that offsets stay. */
export function withoutDrawnRatings(text: string): string {
  return text.replaceAll(DRAWN, (run) => `;${' '.repeat(run.length - 1)}`);
}

const BARE_LEVEL = regex('i')`
  ^(?:base|bases|basics|basic|master|user|usuario|learning|high|low|good|medium|medio|gut|daily|strong|
  notions|native|kenntnisse|professional)$`;

const FIGURE_LEVEL = regex('iu')`
  \s+(\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|10|100)|\d{1,2}\+?\s*(?:years?|yrs?|Jahre|ans|años|anni|jaar|anos|
  lat|lata)\.?)$`;

/**
 * A name without what says how well it is known: "Excel – advanced", "Java (5 years)", "Python 80%", "SQL:
 * expert". A level that could be a part of the name ("Basic JavaScript", "Adobe Master") stays.
 */
export function withoutLevel(text: string): string {
  let name = text.replace(DRAWN_END, '').trimEnd();
  for (let round = 0; round < 3; round += 1) {
    const tail =
      /\s*[([]([^()[\]]+)[)\]]\s*$/.exec(name) ??
      /\s*(?::|\s[–—-]|[–—])\s*([^:–—]+)$/.exec(name) ??
      FIGURE_LEVEL.exec(name) ??
      /\s+-?\s*((?:very |sehr |muito |bardzo )?\p{L}+)$/u.exec(name);
    if (tail === null || tail.index === 0 || !isLevel(tail[1] ?? '')) return name;
    // A level word after nothing but a space is one only in small letters or behind two words less: told by
    // its own case.
    const bare = !/[([:–—%\d-]/.test(tail[0]);
    if (bare && /^\p{Lu}/u.test((tail[1] ?? '').trim())) return name;
    if (bare && BARE_LEVEL.test(tail[1] ?? '')) {
      return name;
    }
    name = name.slice(0, tail.index).trimEnd();
  }
  return name;
}

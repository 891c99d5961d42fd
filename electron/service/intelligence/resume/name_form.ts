import { multiline, regex } from '../language/pattern.ts';
import { columnOf } from './columns.ts';
import { headingKind, isDocumentTitle } from './headings.ts';
import { readPlace } from '../language/places.ts';
import { alternatives } from '../language/locales/resume_locales.ts';

/** What stands before contact data, and is nobody's name. */
const CONTACT_LABEL = new RegExp(
  multiline`
    ^(?:e-?mail|e-?posta|correo|courriel|adresse?|linkedin|${alternatives(({ labels }) => labels.phone)}|
    ${alternatives(({ labels }) => labels.place)})(?:\s|$)`,
  'iu',
);

const PRONOUNS = /\s*[([](?:she|he|they|ze|xe|elle|il|sie|er|ella|él)(?:\s?\/\s?\p{L}+){1,2}[)\]]/iu;

const CREDENTIALS =
  'ph\\.?d|m\\.?d|mba|emba|m\\.?sc|b\\.?sc|m\\.?a|b\\.?a|m\\.?s|b\\.?s|b\\.?eng|m\\.?eng|ll\\.?[bm]|j\\.?d|ed\\.?d|dnp|dds|dvm|pharmd|psyd|m\\.?ed|mph|mpa|msw|lcsw|lmsw|lmft|lpc|cpa|cfa|cma|cia|cisa|cism|cissp|ccna|ccnp|ceh|acca|fcca|aca|fca|cima|cgma|ea|pmp|capm|prince2|csm|cspo|psm|itil|rn|bsn|msn|adn|lpn|lvn|cna|np|fnp|fnp-c|fnp-bc|aprn|crna|ccrn|cen|acnp|pa-c|emt|emt-p|nremt|rdn|rd|ot|otr|otr/l|dpt|pt|slp|ccc-slp|bcba|rph|pe|p\\.?e|eit|leed ' +
  'ap|leed ga|ra|aia|riba|ncarb|shrm-cp|shrm-scp|phr|sphr|gphr|cipd|assoc ' +
  'cipd|mcipd|fcipd|mcips|cscp|cpim|cltd|cscmp|six ' +
  'sigma|lssbb|cssbb|cssgb|cpp|cams|cfp|chfc|clu|cebs|esq|qc|kc|mrics|frics|mrcs|mrcp|frcp|mbbs|ceng|ieng|cphys|qts|pgce|cipp|ms|bs|ba|ma|dipl\\.?-?ing|m\\.?phil|d\\.?phil|obe|mbe|chartered ' +
  'accountant|ca|cs|cet|ncidq|asid';
const AFTER_NAME = new RegExp(
  String.raw`(?:\s*,\s*|\s+)(?:${CREDENTIALS})\.?(?:\s*(?:[,/•]|\s)\s*(?:${CREDENTIALS})\.?)*\s*$`,
  'iu',
);

/** Letters behind a name that nobody lists: "Ada Muster, RDH, BS"; in a name of capitals they may be a given name. */
const LETTERS_AFTER_NAME = regex('u')`
    (?<=\p{Ll}\p{L}*\.?)(?:,\s*\p{Lu}[\p{L}]{0,2}\p{Lu}[\p{Lu}\d.\/-]{0,6}(?:\s?\([^()]{1,12}\))?)+\s*$`;

/** "Muster, Ada" under a label that asks for both. */
export function turned(text: string): string {
  const [family = '', given = '', ...more] = text.split(/,\s+/u);
  return given !== '' && more.length === 0 && !AFTER_NAME.test(text) ? `${given} ${family}` : text;
}

const FORMS_OF_ADDRESS = regex('iu')`
  ^(?:(?:dr|prof|mr|mrs|ms|miss|mx|herr|frau|sir|dame|hon|dipl\.-ing|ing|mag|dott(?:\.ssa)?|ing|avv|
  arch|sr|sra|mgr|inż|mgr inż|ir|drs|eng)\.?\s+)+(?=\p{Lu})`;

/** A name without titles, pronouns and the letters behind it. */
export function cleanName(text: string): string {
  const bare = text
    .replace(PRONOUNS, '')
    .replace(FORMS_OF_ADDRESS, '')
    .replace(/\s*[("“][\p{L}\p{M}. '’-]{1,20}[)"”]\s*/u, ' ')
    .trim();
  const name =
    bare.includes(',') || /\s\p{Lu}{2,5}$/u.test(bare) || /\.\p{Lu}/u.test(bare)
      ? bare.replace(LETTERS_AFTER_NAME, '').replace(AFTER_NAME, '')
      : bare;
  // "DOE, Jane": the surname first.
  const reversed = /^(\p{Lu}[\p{L}\p{M}'’ -]{1,30}),\s*(\p{Lu}[\p{L}\p{M}'’ .-]{1,30})$/u.exec(name);
  const ordered =
    reversed === null ||
    !/^\p{Lu}[\p{Lu}\p{M}'’ -]+$/u.test(reversed[1] ?? '') ||
    /^(?:jr|sr|ii|iii|iv)\.?$/i.test(reversed[2] ?? '')
      ? name
      : `${reversed[2]} ${reversed[1]}`;
  return ordered.replace(/[,;:]$/, '').trim();
}

const PARTICLE = regex('iu')`
    ^(?:de|da|das|dos|del|della|dalla|degli|di|do|du|des|la|las|los|le|el|al|bin|bint|ibn|ben|abu|von|
    van|vom|zu|zum|zur|der|den|het|ter|ten|te|op|af|av|y|e|i|und|ap|ab|st\.?|['’]t|d['’]|san|santa|af|
    mac|mc)$`;
const PREFIXED = /^(?:(?:al|el|as|ad|ash|an|ar|at|d|l|o)[-'’])\p{Lu}[\p{L}\p{M}.'’-]*$/u;
const SUFFIX = /^(?:Jr|Sr|II|III|IV)\.?,?$/;

/** Whether a text has the form of a name. */
export function isNameLike(text: string): boolean {
  if (
    text.length < 2 ||
    text.length > 45 ||
    /[\d@/:()|!?"“”_*+#,]/.test(text.replace(/, (?=(?:Jr|Sr|II|III|IV)\.?$)/, ' ')) ||
    headingKind(text) !== null ||
    columnOf(text) !== null ||
    CONTACT_LABEL.test(text) ||
    isDocumentTitle(text)
  ) {
    return false;
  }
  // Scripts without capitals: two to four signs, or a few words.
  if (/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}$/u.test(text)) {
    return !/简历|履历|履歴|이력서/.test(text);
  }
  const words = text.split(/\s+/);
  if (words.length <= 5 && words.every((word) => /^[\p{Lo}\p{M}]+$/u.test(word))) {
    return !/السيرة|سيرة/.test(text);
  }
  if (words.length > 6 || readPlace(text) !== null) return false;
  return (
    words.every(
      (word) =>
        /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word) ||
        PARTICLE.test(word) ||
        PREFIXED.test(word) ||
        SUFFIX.test(word),
    ) &&
    words.some((word) => /^\p{Lu}\p{L}/u.test(word)) &&
    words.filter((word) => /^\p{Lu}/u.test(word)).length <= 5
  );
}

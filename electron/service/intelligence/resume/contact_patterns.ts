/** Patterns of contact data and of personal details that say nothing about the work. */

export const EMAIL =
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu;
export const URL =
  /(?:https?:\/\/)?(?:www\.)?(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|de|fr|es|it|nl|pl|pt|uk|eu|ch|at|co|app|info|tech|design|page|site|xyz|ai|edu|ca|us|in|inc)(?:\/[^\s|,;)]*)?/giu;
// Seven digits or more in groups, with the signs people put between them.
export const PHONE = /(?<![\p{L}\d@/.-])(?:\+|00)?\(?\d[\d \u00a0()./‐‑–-]{5,20}\d(?![\p{L}\d@])/gu;

/** Whether a line holds an e-mail address, a telephone number or a link to a profile. */
export function hasContact(text: string): boolean {
  return (
    text.search(EMAIL) >= 0 ||
    /(?:linkedin|github|gitlab|xing|behance|dribbble|stackoverflow|medium|twitter|x)\.com\//i.test(text) ||
    looksLikePhone(text)
  );
}

function looksLikePhone(text: string): boolean {
  if (
    /^(?:phone|tel|telefon|telephone|mobile|mobil|handy|móvil|teléfono|téléphone|cell|fax)\b/iu.test(
      text.trim(),
    )
  ) {
    return /\d{3}/.test(text);
  }
  for (const match of text.matchAll(PHONE)) {
    const digits = match[0].replaceAll(/\D/g, '');
    const dates =
      /(?:19|20)\d\d\s*[-–/]\s*(?:(?:19|20)\d\d|\d\d?\b)|\d{1,2}[./](?:\d{1,2}[./])?(?:19|20)\d\d/.test(
        match[0],
      );
    if (digits.length >= 9 && digits.length <= 15 && !dates && match[0].length >= text.trim().length * 0.2) {
      return true;
    }
  }
  return false;
}

const PERSONAL =
  /^(?:date of birth|birth ?date|born|d\.?o\.?b\.?|place of birth|nationality|citizenship|marital status|civil status|gender|sex|religion|age|father'?s name|mother'?s name|passport(?: no\.?| number)?|pronouns|geburtsdatum|geburtsort|geboren(?: am)?|geb\.|staatsangehörigkeit|nationalität|familienstand|konfession|geschlecht|date de naissance|né(?:e)? le|nationalité|situation familiale|âge|fecha de nacimiento|nacionalidad|estado civil|sexo|edad|data di nascita|luogo di nascita|nazionalità|stato civile|geboortedatum|nationaliteit|burgerlijke staat|data de nascimento|nacionalidade|data urodzenia|narodowość|stan cywilny)\b\s*[:\t-]?/iu;

// "Jane Doe – 1/2": the name again, at the foot of a page.
const PAGE_FOOT = /^\p{Lu}[\p{L}\p{M} .'’-]{2,40}\s[–—|-]\s*(?:page\s*)?\d+\s*(?:\/|of|von)\s*\d+$/iu;

/** A line about birth, nationality, family or sex, or the name at the foot of a page: kept out of everything that scores. */
export function isPersonalDetail(text: string): boolean {
  const line = text.trim();
  if (PAGE_FOOT.test(line)) return true;
  return line.length <= 80 && PERSONAL.test(line) && (/[:\t]/.test(line) || /\d{4}/.test(line));
}

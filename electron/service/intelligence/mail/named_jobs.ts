/** What a mail may name a job by. */
export type NameableJob = { readonly id: string; readonly title: string; readonly reference: string };

type Word = { readonly text: string; readonly start: number; readonly end: number };

/** Words that stand beside a title without being part of it, in the languages mails come in. */
const AROUND = new Set(
  `a an and application apply applying applicant as at by candidate candidature cv de en for from hiring i in interest
  interested is job my of on opening or our position post re ref reference regarding resume role the to vacancy with
  als am auf bei bewerbung bewerbe bewerber bin das dem den der die ein eine einer einen fur im initiativbewerbung
  interesse job lebenslauf mich position stelle stellenanzeige um und unterlagen von zur zum
  a au aux candidature comme du emploi et la le les l offre poste pour un une
  como con del el empleo oferta para por puesto solicitud vacante y
  al candidatura come della di il lo offerta per posizione posto
  ao cargo e o vaga aan functie het naar sollicitatie van vacature voor
  aplikacja cv na oferta praca stanowisko w z
  ansokan jobb som till tjanst ansogning stilling til`.split(/\s+/),
);
/** Words that say that somebody wants a job. */
const APPLYING = new Set(
  `application apply applying applied position role vacancy opening bewerbung bewerbe bewerben stelle stellenanzeige
  candidature postule poste solicitud puesto vacante candidatura posizione sollicitatie vacature vaga aplikacja
  stanowisko ansokan ansogning`.split(/\s+/),
);

/**
 * Jobs that a mail names: by a reference in its subject, else by a title there, else by either in a sentence of the
 * letter that speaks of applying. A title counts where nothing beside it could be part of a longer one: "Sales Manager"
 * is not named by "Regional Sales Manager". `is_certain` says that it is one job, named so.
 */
export function namedJobs(
  subject: string,
  letter: string,
  jobs: readonly NameableJob[],
): { readonly ids: readonly string[]; readonly is_certain: boolean } {
  const sentences = letter
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((one) => wordsOf(one).some((word) => APPLYING.has(word.text)));
  let near: readonly string[] = [];
  for (const text of [subject, sentences.join('\n')]) {
    const referred = jobs.filter(({ reference }) => holdsReference(text, reference));
    if (referred.length > 0) return told(referred.map(({ id }) => id));
    const found = titlesIn(text, jobs);
    const alone = found.filter((one) => one.stands_alone).map(({ id }) => id);
    if (alone.length > 0) return told(alone);
    if (near.length === 0) near = [...new Set(found.map(({ id }) => id))];
  }
  return { ids: near, is_certain: false };
}

function told(ids: readonly string[]): { ids: readonly string[]; is_certain: boolean } {
  const each = [...new Set(ids)];
  return { ids: each, is_certain: each.length === 1 };
}

/** A reference is told from a word by its digits. */
function holdsReference(text: string, reference: string): boolean {
  if (reference.length < 3 || !/\d/.test(reference)) return false;
  const [small, key] = [text.toLowerCase(), reference.toLowerCase()];
  for (let at = small.indexOf(key); at !== -1; at = small.indexOf(key, at + 1)) {
    const around = [small[at - 1] ?? ' ', small[at + key.length] ?? ' '];
    if (around.every((sign) => !/[\p{L}\p{N}]/u.test(sign))) return true;
  }
  return false;
}

/** Titles in a text; where one lies in a longer one, only that. */
function titlesIn(text: string, jobs: readonly NameableJob[]): { id: string; stands_alone: boolean }[] {
  const words = wordsOf(text);
  const found = jobs.flatMap(({ id, title }) => {
    const wanted = wordsOf(title).map((word) => word.text);
    const places: { id: string; from: number; to: number }[] = [];
    for (let at = 0; wanted.length > 0 && at + wanted.length <= words.length; at += 1) {
      if (wanted.every((word, i) => words[at + i]?.text === word)) {
        places.push({ id, from: at, to: at + wanted.length });
      }
    }
    return places;
  });
  const longest = found.filter(
    (one) =>
      !found.some(
        (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
  return longest.map(({ id, from, to }) => ({
    id,
    stands_alone:
      isBorder(text, words[from - 1], words[from]) && isBorder(text, words[to - 1], words[to], true),
  }));
}

/** Whether nothing joins two words: a sign between them, the end, or a word that is part of no title. */
function isBorder(text: string, left: Word | undefined, right: Word | undefined, is_end = false): boolean {
  if (left === undefined || right === undefined) return true;
  if (/[^\s\p{L}\p{N}&/'’-]|\s[-–—]\s/u.test(text.slice(left.end, right.start))) return true;
  const beside = is_end ? right.text : left.text;
  return AROUND.has(beside) || /^\d+$/.test(beside);
}

/** The words of a text, small and without accents; "(m/w/d)" is none. */
function wordsOf(text: string): Word[] {
  const plain = text.replaceAll(/\((?:[a-z*]{1,3}\s*[/|,]\s*){1,3}[a-z*]{1,7}\)/gi, (found) =>
    ' '.repeat(found.length),
  );
  return [...plain.matchAll(/[\p{L}\p{M}\p{N}]+|[+#]+(?=\s|$)/gu)].map((match) => ({
    text: match[0].normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

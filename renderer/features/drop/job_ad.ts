/** Headings that an ad has and a resume has not, by what stands under them. */
const ASKS =
  /^(?:(?:key |job |minimum |essential )?requirements|your profile|about you|who you are|who we are looking for|what (?:we(?:['’]re| are) looking for|we expect|you(?:['’]ll| will)? (?:bring|need))|you (?:have|bring)|must[- ]haves?|nice[- ]to[- ]haves?|person specification|the ideal candidate|(?:ihr|dein) profil|anforderungen(?: an sie)?|anforderungsprofil|(?:das|was) (?:bringen sie|bringst du|sie|du)(?: mit| mitbringen| mitbringst)?|(?:sie bringen|du bringst) mit|wir erwarten|voraussetzungen)$/iu;
const GIVES =
  /^(?:what we offer|we offer(?: you)?|our offer|benefits|perks(?: and benefits)?|what(?:['’]s| is) in it for you|what you(?:['’]ll| will)? get|why (?:join )?us|why work with us|(?:wir|das) bieten(?: wir)?(?: ihnen| dir)?|was wir(?: ihnen| dir)? bieten|unser angebot|(?:ihre|deine) vorteile|unsere benefits)$/iu;
const TASKS =
  /^(?:(?:your|key|main) (?:responsibilities|tasks)|the role|about the (?:role|job)|what you(?:['’]ll| will) (?:do|be doing)|in this role you will|(?:ihre|deine) aufgaben|(?:das|was) erwartet (?:sie|dich)|ihr aufgabengebiet)$/iu;
const APPLIES =
  /^(?:how to apply|apply(?: now)?|(?:ihre |deine )?bewerbung|so bewerben sie sich|interessiert)$/iu;
/** Headings of a resume. */
const OF_RESUME =
  /^(?:(?:work|professional|employment) (?:experience|history)|experience|employment|career(?: history| summary)?|curriculum vitae|r[eé]sum[eé]|lebenslauf|beruflicher werdegang|berufserfahrung|education(?: and training)?|ausbildung|bildungsweg|publications|references|referenzen|persönliche daten|personal details|hobbies|interests|skills and experience)$/iu;
const SECOND_PERSON =
  /(?<!\p{L})(?:[Yy]ou|[Yy]ours?|[Yy]ou['’]\p{L}+|[Dd]u|[Dd]ein\p{L}{0,2}|[Dd]ich|[Dd]ir|Sie|Ihnen|Ihr\p{L}{0,2})(?!\p{L})/gu;
const FIRST_PERSON = /(?<!\p{L})(?:I|my|me|I['’]\p{L}+|ich|mein\p{L}{0,2}|mich|mir)(?!\p{L})/gu;
/** From when to when somebody was somewhere. */
const SPAN =
  /(?:19|20)\d\d\s*(?:-|–|—|to|bis)\s*(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:(?:19|20)\d\d|present|now|today|current|heute|jetzt)/giu;
const CONTACT = /[^\s@]+@[^\s@]+\.\p{L}{2,}|(?:\+|\b00)\d[\d ()/-]{7,}/u;
/** Where a person's contact stands in a resume; an ad has its own at the end. */
const TOP_LINES = 8;
const LONGEST_HEADING = 50;
const LEAST_TALK = 4;

/**
 * Whether these lines are certainly a job ad: three of its sections, or two and its reader spoken to, and nothing a
 * resume has, neither its sections nor periods of work nor a contact at the top. What is not certain is a resume.
 */
export function isJobAd(lines: readonly string[]): boolean {
  const said = lines.map((line) => line.trim()).filter((line) => line !== '');
  const headings = said
    .filter((line) => line.length <= LONGEST_HEADING)
    .map((line) => line.replace(/^[#*•\s]+|[\s:*.…!?]+$/gu, ''));
  const has = (kind: RegExp): boolean => headings.some((heading) => kind.test(heading));
  if (has(OF_RESUME) || said.slice(0, TOP_LINES).some((line) => CONTACT.test(line))) return false;
  const text = said.join('\n');
  const count = (pattern: RegExp): number => (text.match(pattern) ?? []).length;
  if (count(SPAN) > 1) return false;
  const sections = [ASKS, GIVES, TASKS, APPLIES].filter(has).length;
  const you = count(SECOND_PERSON);
  const talks = sections > 2 || you >= LEAST_TALK;
  return sections >= 2 && (has(ASKS) || has(GIVES)) && talks && you >= 2 * count(FIRST_PERSON);
}

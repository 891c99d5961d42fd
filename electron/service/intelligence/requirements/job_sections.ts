import { regex } from '../language/pattern.ts';
import { fold, split, type Piece } from '../language/lines.ts';
import { isAboutOthers, whereItSeeks } from './employer.ts';
import { clausesAsked } from './not_asked.ts';

/** What a part of a job ad is about. `cut` is the employer, pay, benefits, law: no requirements there. */
export type JobPart = 'requirements' | 'nice' | 'tasks' | 'cut' | 'text';

/** A bullet or sentence of a job description with its offset there. */
export type JobUnit = Piece & { readonly part: JobPart; readonly bullet: boolean };

const HEADINGS: Readonly<Record<Exclude<JobPart, 'text'>, string>> = {
  requirements: `requirements, your profile, profile, qualifications, minimum qualifications, required qualifications, basic qualifications, what we are looking for, what we re looking for, who we are looking for, we are looking for, must have, must haves, you have, you bring, what you bring, what you ll bring, what you will bring, who you are, about you, your skills, skills, required skills, key skills, technical skills, skills and experience, experience, we expect, what we expect, you need, what you need, what you ll need, your qualifications, essential, essential criteria, essential skills, required, key requirements, job requirements, the ideal candidate, ideal candidate, person specification, candidate profile, what it takes, education and experience, education, knowledge and skills, tools, technologies, tech stack, minimum requirements, qualifications and skills, experience and qualifications,
    ihr profil, dein profil, anforderungen, anforderungsprofil, das bringen sie mit, das bringst du mit, was sie mitbringen, was du mitbringst, sie bringen mit, du bringst mit, ihre qualifikationen, ihre qualifikation, deine qualifikation, qualifikationen, voraussetzungen, fachliche anforderungen, wir erwarten, unsere anforderungen, das wunschen wir uns, damit uberzeugen sie uns, damit uberzeugst du uns, ihr skillset,
    profil recherche, votre profil, competences requises, le profil, requisitos, perfil, tu perfil, perfil requerido, que buscamos, requisiti, il tuo profilo, profilo ricercato, jouw profiel, functie eisen, wat vragen wij, wymagania, oczekujemy, nasze wymagania, perfil procurado`,
  nice: `nice to have, nice to haves, bonus, bonus points, bonus if you have, preferred, preferred qualifications, preferred skills, plus, a plus, pluses, good to have, desirable, desirable criteria, desired, desired skills, it would be great if you, it would be nice if you, great if you have, extra credit, ideally, we are happy about, we d love, advantageous, what would be a plus, additional qualifications, optional, would be an advantage, it s a plus if, even better, brownie points,
    von vorteil, wunschenswert, idealerweise, das ware toll, pluspunkte, nice to have kenntnisse, das ware von vorteil, un plus, atouts, les plus, se valora, se valorara, deseable, valorable, gradito, costituisce titolo preferenziale, pre, mile widziane, diferenciais`,
  tasks: `responsibilities, your responsibilities, key responsibilities, main responsibilities, what you will do, what you ll do, what you ll be doing, what you will be doing, you will, in this role you will, the role, the job, your role, role, your tasks, tasks, duties, your mission, about the role, about the job, what the job is about, job description, description, position overview, role overview, overview, summary, position summary, job summary, key duties, day to day, your day, the position, the opportunity, accountabilities, your impact, about this role, essential functions, job duties,
    ihre aufgaben, deine aufgaben, aufgaben, aufgabengebiet, tatigkeiten, das erwartet sie, das erwartet dich, ihr aufgabengebiet, ihre tatigkeiten, stellenbeschreibung, das sind ihre aufgaben, missions, vos missions, le poste, description du poste, funciones, tus funciones, responsabilidades, mansioni, attivita, responsabilita, taken, jouw taken, wat ga je doen, obowiazki, zakres obowiazkow, twoje zadania`,
  cut: `about us, about the company, who we are, our company, company, about, our story, the company, our mission, our values, our team, the team, why join us, why us, what we offer, we offer, our offer, benefits, perks, perks and benefits, benefits and perks, compensation, compensation and perks, compensation and benefits, salary, pay, pay range, what is in it for you, what s in it for you, what you get, what you ll get, why work with us, why you ll love it, equal opportunity, equal opportunity employer, eeo, eeo statement, diversity, diversity statement, how to apply, application, application process, interview process, hiring process, next steps, location, work location, contact, disclaimer, additional information, legal, privacy, our commitment, physical requirements, schedule, job type, other, notes, life at our company, the interview process,
    uber uns, wir uber uns, das unternehmen, wer wir sind, wir bieten, das bieten wir, das bieten wir ihnen, das bieten wir dir, unser angebot, ihre vorteile, deine vorteile, benefits fur sie, kontakt, bewerbung, interessiert, ihre bewerbung, was wir bieten, warum wir, ihre benefits, a propos, a propos de nous, nous offrons, avantages, sobre nosotros, que ofrecemos, ofrecemos, beneficios, chi siamo, cosa offriamo, offriamo, over ons, wij bieden, wat bieden wij, o nas, oferujemy, co oferujemy, sobre nos, oferecemos`,
};
const PART_OF = new Map<string, JobPart>(
  Object.entries(HEADINGS).flatMap(([part, names]) =>
    names.split(',').map((name) => [name.trim(), part as JobPart] as const),
  ),
);

// Sentences of law, pay and invitation, wherever they stand.
const BOILERPLATE = regex('iu')`
    equal[- ]opportunit|employment opportunities to all|regardless of|without regard to|
    protected veteran|reasonable (?:accommodation|adjustment)|background check|sponsor visas?|
    visa sponsorship|e-verify|cover letter|apply (?:now|today|online|by)|send (?:us )?(?:your|a link)|
    encourage .{0,40}\bapply|applicants? of every|we welcome appl|health insurance|dental|401\(?k|
    paid (?:time off|leave|vacation|holidays?)|parental leave|stock options?|equity\b.{0,30}\b(?:bonus|
    401|salary|base|plan)|salary (?:range|of)|base salary|\$\s?\d{2,3}[,.]?\d{3}|€\s?\d{2}|
    \d{2,3}[.,]\d{3}\s?(?:€|euro|eur)|competitive salary|annual bonus|free (?:coffee|fruit|snacks|
    parking)|learning budget|staff discount|flexible hours|home-office allowance|tuition reimbursement|
    urlaubstage|tage urlaub|altersvorsorge|jobrad|bewerbung(?:en)? (?:von|an|bitte)|bewerben sie|
    wir freuen uns (?:schon )?(?:auf|über) (?:dich|sie|(?:ihre|deine|
    eure)(?: \p{L}+)? (?:online-?)?(?:bewerbung|unterlagen|kontaktaufnahme|nachricht|anruf))|
    schwerbehindert|menschen mit behinderung|vergütung nach|unbefristeter|carta de presentación|
    igualdad de oportunidades|égalité des chances`;

/** Whether a sentence is about law, pay or the application, so that nothing in it is a requirement. */
function isBoilerplate(text: string): boolean {
  return BOILERPLATE.test(text);
}

/** Cuts a job description into bullets and sentences, each with the part it stands in. Offsets are of `description`. */
export function readJobUnits(description: string): JobUnit[] {
  const units: JobUnit[] = [];
  let part: JobPart = 'text';
  const lines = [...description.matchAll(/[^\n]+/g)].map((match) => ({ text: match[0], start: match.index }));
  const blankBefore = (start: number): boolean =>
    /\n[ \t]*\n[ \t]*$/.test(description.slice(Math.max(0, start - 6), start)) || start === 0;
  for (const [at, line] of lines.entries()) {
    const heading = headingPart(line.text, blankBefore(line.start), lines[at + 1]?.text);
    if (heading !== null) {
      part = heading;
      continue;
    }
    const bullet = /^\s*(?:[-–—*•·▪●○◦]|\d{1,2}[.)])\s+/.exec(line.text)?.[0].length ?? 0;
    const piece = { text: line.text.slice(bullet), start: line.start + bullet };
    for (const sentence of (bullet > 0 ? split(piece, /;\s+/g) : sentences(piece)).flatMap(bounded)) {
      const labelled = inlineLabel(sentence.text);
      if (labelled !== null) part = labelled.part;
      const said = labelled === null ? sentence.text : sentence.text.slice(labelled.length);
      if (said.trim() === '') continue;
      const whole = { text: said, start: sentence.start + (labelled?.length ?? 0) };
      for (const clause of clausesAsked(whole)) {
        const lead = whereItSeeks(clause.text);
        const text = clause.text.slice(lead);
        const asking = part === 'requirements' || part === 'nice';
        const cut = isBoilerplate(text) || isAboutOthers(text, bullet > 0, asking);
        units.push({ text, start: clause.start + lead, part: cut ? 'cut' : part, bullet: bullet > 0 });
      }
    }
  }
  return units;
}

const MUST_HEADING = regex('i')`
  \b(?:requirements?|qualifications?|your profile|must have|you(?: must| should| will| need to|
  ['’]ll)? (?:bring|have|know|need)|we (?:expect|ask|need|require)|looking for|ihr profil|dein profil|
  anforderungen|mitbringe?n|who you are)\b`;

// What is welcome only, by how it is put: as a wish, as something extra, as an advantage, or as no must.
const NICE_HEADING = regex('iu')`
  \b(?:nice[- ]to[- ]haves?|good to have|preferred|preferabl[ey]|desirable|desired|ideally|optional(?:ly)?|
  happy about|beneficial|(?:also|very|is|are) welcome|(?:added |additional |big |huge |real )?(?:advantage(?:s|ous)?|plus(?:es)?)|
  (?:bonus|extra|brownie|plus) (?:points?|skills?|credit)|bonus(?! (?:scheme|plan|pa(?:y|id)|payment))|
  (?:would|['’]d|might|could)(?: also| really| all)? be (?:a |an |very |really |extra |also )?(?:great|nice|good|
  lovely|ideal|amazing|awesome|helpful|useful|handy|wonderful|fantastic|perfect|bonus|plus|advantage)|
  (?:would|['’]d) (?:also )?(?:love|like) (?:it )?if|even better|(?:stand|sets?|make) (?:you )?(?:out|apart)|
  (?:not|aren['’]t|isn['’]t|n['’]t) (?:strictly |absolutely )?(?:essential|required|mandatory|necessary|
  (?:a )?must|(?:a )?deal[- ]?breakers?)|von vorteil|vorteilhaft\p{L}*|wünschenswert\p{L}*|idealerweise|
  vorzugsweise|(?:bonus|plus|zusatz|extra)-?punkte?n?|punkte(?:n|st)|gerne? gesehen|(?:kein|nicht) (?:muss|
  zwingend|must)|noch besser|wäre(?:n|st)? (?:\p{L}+ )?(?:toll|schön|super|gut|ideal|klasse|
  hilfreich|perfekt|großartig|prima|ein plus)|(?:toll|schön|super|gut|ideal|klasse|hilfreich|
  perfekt|großartig|prima) wäre(?:n|st)?)(?!\p{L})`;

const BULLET = /^\s*(?:[-–—*•·▪●○◦]|\d{1,2}[.)])\s/u;

function headingPart(line: string, afterBlank: boolean, next: string | undefined): JobPart | null {
  // "It would be great if you also bring …"
  const text = line.trim().replace(/^#+\s*|\*\*|\s*(?:…|\.{3})$/g, '');
  const leads = next !== undefined && BULLET.test(next) && !BULLET.test(line);
  if (text.length > (leads ? 110 : 60) || /^[-–•*]\s/.test(text)) return null;
  const words = fold(text.replace(/:$/, '')).replaceAll(' & ', ' and ');
  const known = PART_OF.get(words);
  if (known !== undefined) return known;
  // "Why Harborview", "About Northgate Pay", "Life at Acme", "What we offer you": a name follows a known beginning.
  if (/[.;,!]$/.test(text) || !(afterBlank || leads || text.endsWith(':')) || next === undefined) return null;
  if (leads && text.length > 60) return NICE_HEADING.test(text) ? 'nice' : null;
  if (
    /^(?:why|about(?! you)|life at|working at|join) \p{Lu}/iu.test(text) ||
    /\b(?:we offer|benefits|perks|compensation|wir bieten)\b/i.test(text)
  ) {
    return 'cut';
  }
  if (NICE_HEADING.test(text)) {
    return 'nice';
  }
  if (MUST_HEADING.test(text)) {
    return 'requirements';
  }
  if (/\b(?:responsibilit\p{L}+|duties|you will|you'll|tasks|aufgaben|the role|day to day)\b/iu.test(text)) {
    return 'tasks';
  }
  return text.endsWith(':') && words.split(' ').length <= 4 ? 'text' : null;
}

/** "Requirements: degree in …" and "Tools: Python, SQL" at the start of a sentence. */
function inlineLabel(sentence: string): { part: JobPart; length: number } | null {
  const match = /^\s*(\p{L}[\p{L} '’]{2,40}):\s*/u.exec(sentence);
  const part = match === null ? undefined : PART_OF.get(fold(match[1] ?? ''));
  return match === null || part === undefined ? null : { part, length: match[0].length };
}

/** Characters of a sentence: nobody writes a longer one, but to keep the program busy with its clauses. */
const MAX_LENGTH = 800;

/** A sentence, in pieces of at most so many characters where it has more; they end between words where they can. */
function bounded({ text, start }: Piece): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  while (text.length - from > MAX_LENGTH) {
    const space = text.lastIndexOf(' ', from + MAX_LENGTH);
    const to = space > from ? space : from + MAX_LENGTH;
    pieces.push({ text: text.slice(from, to), start: start + from });
    from = to;
  }
  return [...pieces, { text: text.slice(from), start: start + from }];
}

function sentences(piece: Piece): Piece[] {
  // Not after abbreviations and initials ("B.Sc. in", "e.g. Python", "Node.js and").
  return split(
    piece,
    /(?<=[\p{Ll}\d)%+#]{2}[.!?])\s+(?=[\p{Lu}"“.])|(?<=\b[A-Z]{2,6}[.!?])\s+(?=\p{Lu}\p{Ll})/gu,
  );
}

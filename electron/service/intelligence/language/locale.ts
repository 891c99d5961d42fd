import type { ChangeWords } from './change_words.ts';
import type { TextPattern, WordClass } from './word_class_names.ts';

/** The languages whose words the program knows. */
export type LanguageCode = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pl' | 'pt' | 'ro' | 'tr';

/** How a language says that something is the work of somebody else. */
export type OtherHands = {
  /** What stands between the thing and whoever has it: "*is held by* the manager", "*lo lleva* la jefa". */
  readonly links: string;
  /** The same without a verb, right behind the thing: "payroll (*done by* an agency)", or behind one of `be`. */
  readonly participles: string;
  readonly be: string;
  /** Words that give what follows another subject: "control *of* parts made by suppliers". */
  readonly breaks: string;
  /** Who it may be, beside the nouns of job titles: "the *agency*", "das *Labor*". */
  readonly holders: string;
  /** Verbs behind them, where the verb stands last: "müşavir *yapıyor*". */
  readonly verbs: string;
  /** Who speaks, or their people: it is theirs, then. */
  readonly own: string;
};

/** What a mention says of the person. `held` and `used` are what a criterion wants; others keep it from being met. */
export type MentionStatus =
  | 'held'
  | 'used'
  | 'basic'
  | 'learning'
  | 'planned'
  | 'denied'
  | 'lapsed'
  | 'abandoned'
  | 'seen'
  | 'others'
  | 'private';

/** What a word or phrase does in a criterion, whatever the language. */
export type Cue = Listed<
  // units; "several" is no number, and "mehrjährig" says both
  | 'year month week day decade lustrum percent money several several_years'
  // bounds
  | 'at_least over at_most under exactly or_more or_less or_higher'
  // logic; "but", "sondern" end what is denied
  | 'and or not but_not but'
  // "ideally": what follows is optional where something stands before it; "if" opens a condition
  | 'ideally if'
  // "both", "not only", "either" announce that something is joined; "both" may also sum up what was named
  | 'both either'
  // "Java rather than PHP", "PHP yerine Java": what stands behind, or before, is not asked for
  | 'instead instead_of_former'
  // lead-ins: "if missing"; "somebody who"; "check whether", "it is essential that"
  | 'absent somebody whether'
  | 'any_of or_similar excluded included only each same yes'
  // work; `ever` is now or earlier
  | 'experience work as job employer title industry total employed unemployed gap'
  | 'now past ever last since ago before by between recently'
  // of an employer: "was at", "came from", "on the CV"
  | 'been_at'
  // somebody whose degree is new
  | 'new_graduate'
  // "since graduating"; "job hopping"; "has changed employers"
  | 'since_school hopping change'
  // how long somebody stayed, when somebody left or began
  | 'stay leave joined average'
  // "just a buyer": without a rank
  | 'plain freelance intern'
  // "version 3"; "customers", "external": who is served, and who does not belong to the firm
  | 'version customer project'
  // "looking for": what a person wants to do
  | 'seeks'
  // "be it for a term or two" asks for nothing
  | 'concession'
  | 'reason'
  // how well
  | 'know thing deep expert basic'
  | 'budget deputy area grade'
  // "3 days *a* week": how often
  | 'per'
  // degrees
  | 'degree lower_secondary secondary vocational diploma associate bachelor master mba doctorate'
  | 'student completed school'
  // certificates; `expires` is "valid until", before or behind a date; `issued_by` names who gives them
  | 'certificate licence valid expires in_progress issued_by'
  // languages
  | 'speak language native fluent working_level intermediate'
  // "bilingual", "one more language"; "trilingual"; those beside the mother tongue
  | 'two_languages three_languages foreign_language'
  // read or understood but not spoken; half forgotten; shown by a test
  | 'read passive rusty attested'
  // people; `leadership` is leading people where none are named
  | 'lead people team formal leadership mentor'
  // "self-taught": nobody else was taught; the title of somebody who leads people
  | 'self_taught leader'
  // places
  // `worked_abroad` says all of it in a word: "Auslandserfahrung"; `beyond` is outside of a country
  | 'live relocate near abroad worked_abroad beyond'
  // what a resume need not say; `pending` is applied for, not decided yet
  | 'right_to_work sponsor need pending citizen salary notice start full_time part_time'
  // `vehicle`: a car of one's own
  | 'shift travel remote clearance driving vehicle would'
  // ranks
  | 'senior executive manager_rank lead_rank junior'
  | 'link some_link'
>;

/** The names in a list that is parted by spaces. */
type Listed<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Listed<Rest> : S;

/** Lists of cues, the names parted by spaces as in the lists of a locale; a name that is no cue does not compile. */
export type CueLists<L extends readonly string[]> = L &
  ([Listed<L[number]>] extends [Cue] ? unknown : readonly never[]);

const known = new Map<string, readonly Cue[]>();

/** The cues of such lists. */
export function cuesNamed<const L extends readonly string[]>(
  ...lists: CueLists<L>
): readonly Listed<L[number]>[] {
  const found = lists.flatMap((list) => {
    const names = known.get(list) ?? (list.split(' ') as Cue[]);
    known.set(list, names);
    return names;
  });
  return found as unknown as readonly Listed<L[number]>[];
}

/** What people say around what they ask for. Words of `said`, `ours` and `telling` make their stretch a remark. */
export type Remarks = {
  /** How a mail begins and ends. */
  readonly greeting: string;
  /** Who says something about a criterion, and is not the candidate: "the *client*", "*they*". */
  readonly who: string;
  /** That one of them said or wants it, or how they are about it: "*insists* on", "were very *clear*". */
  readonly said: string;
  /** What says by itself that the writer or the reader does it: "*just spoke* to", "*send me*", "*mándame*". */
  readonly ours: string;
  /** How much it counts, whoever says so: "*urgent*", "or it *won't fly*". */
  readonly telling: string;
  /** Who a remark is about, where that is not the candidate: "*we* ship to Canada", "see *my* note". */
  readonly aside: string;
  /** What asks for something all the same: "we also *need* …". */
  readonly wants: string;
  /** What may stand beside one of these and tells nothing by itself: "on the *phone* *again*". */
  readonly talk: string;
  /**
   * Looking for people, weighing and telling: "it all *hinges* on", "*darauf kommt es* an". No verb of work, and no word
   * of harm or refusal: what did the harm is not asked for. It counts only where it has no name.
   */
  readonly frame?: string;
  /** Giving way, which somebody who insists denies: "won't *bend*"; a denial beside it denies nothing else. */
  readonly yields?: string;
  /** Things of screening that may stand beside those: "the *ad*", "the *team* lead"; they have no name either. */
  readonly screening?: string;
  /** Whoever is looked at: "*anyone* with …", "*profiles* that …". */
  readonly persons?: string;
  /** Nobody, before a clause that says who: "bitte *niemand*, der …". */
  readonly nobody?: string;
  /** To whom candidates are sent: "don't send *me* …". */
  readonly us?: string;
  /** What asks for nothing beside a thing: "a certificate is *not needed*". */
  readonly needless?: string;
  /** What is done with a candidate who fits, and denied with one who does not: "we won't *interview* …". */
  readonly takes?: string;
  /** What is done with a candidate who does not fit: "*weed out* …", "… *is out*". */
  readonly rejects?: string;
  /** What a label says of whoever or whatever is left out: "*exclusion*: …", "*blacklist*: …". */
  readonly unwanted?: string;
  /** What is avoided by it: "*to* avoid misunderstandings: …" leaves nobody out. */
  readonly aim?: string;
  /** What becomes of whoever lacks it: "*otherwise* rejected: …". */
  readonly otherwise?: string;
  /** Nobody is taken without what follows: "nobody *unless* …". */
  readonly unless?: string;
  /** Right behind a verb of taking it makes a denial an only: "ne veut *que* des …". */
  readonly only_who?: string;
  /** What a label says of trouble, whoever is meant: "makes the client see *red*: …". */
  readonly harm?: string;
  /** What denies a word of `takes`. */
  readonly denies?: string;
};

/** What stands beside what is asked for: why it is, and what would be better still. */
export type Besides = {
  /** Between a reason and what follows from it: "*so* she needs a licence". */
  readonly so?: string;
  /** Whose somebody or something is: "*our* main rival". */
  readonly our?: string;
  /** Whose matter a reason is, and what it is told of: "*we* work with Lyon", "*the site* has no bus". */
  readonly ours?: string;
  /** What says of it how it is: "our suppliers *are* in Lyon". */
  readonly tells?: string;
  /** Before what would be better still: "Excel, *better* with macros", "*it would help if* …". */
  readonly wish?: string;
  /** The same behind it: "Sage *would be nice*". */
  readonly wished?: string;
  /** Before what becomes of whoever lacks it: "*otherwise* it gets difficult". */
  readonly otherwise?: string;
  /** Why nobody from an employer is wanted: "a *competitor*", "ongoing *lawsuit*". */
  readonly conflict?: string;
  /** Before, or where the verb stands last behind, what a licence is for: "class D1 *for* the minibus". */
  readonly purpose?: string;
  /** What is driven with it. */
  readonly vehicle?: string;
  /** What a licence of that class alone is not enough for: "*hazardous* goods", "*passengers*". */
  readonly own_paper?: string;
  /** What stands for a place named before, and what leads there with its name: "move *there*", "move *to* Metz". */
  readonly there?: string;
  readonly toward?: string;
  /** What stands for a thing named before: "she should know *it*". */
  readonly it?: string;
};

/**
 * Words and phrases of one language. Lists are separated by white space; `_` joins the words of a phrase, a
 * trailing `*` stands for any ending. Accents and capitals do not matter (tokens.ts).
 */
export type Locale = {
  readonly code: LanguageCode;
  /** What nouns and adjectives end in, beside the bare word: plurals, cases, genders (inflection.ts). */
  readonly endings: string;
  /** What verbs, and nouns and participles made of them, end in behind one stem: "souder", "soudure"; `-` is the bare stem. */
  readonly derivations?: string;
  /** The verb stands last, and what denies stands behind what it denies. */
  readonly verb_last?: true;
  /** Whether every noun begins with a capital, so that one makes no name. */
  readonly capital_nouns?: true;
  /** Nouns are joined into one word, the last of them the one that counts: "Staplerschein". */
  readonly joins_nouns?: true;
  /** Adjectives stand behind their noun: "director financiero". */
  readonly adjective_follows?: true;
  /** `word:value`. */
  readonly numbers: string;
  /** What multiplies the number before it, `word:factor`: "two *thousand*", "50*k*", "duemila". */
  readonly scales?: string;
  /** What may stand between the parts of one number: "treinta *y* cinco", "fünf*und*zwanzig". */
  readonly number_joints?: string;
  /**
   * `form:word`, what criteria shorten: with a dot where the form is short only with one, in capitals where it is
   * written so, with `#` where only a number before it tells ("10 MA", but "MA Germanistik").
   */
  readonly short_forms?: string;
  /** Words that ask for nothing themselves: articles, pronouns, auxiliaries, and nouns such as "candidate". */
  readonly function_words: string;
  /** "Or a related field", "oder vergleichbare Ausbildung": words that say alike, and what may be alike. */
  readonly open_end: { readonly like: string; readonly subject: string };
  /** Diplomas with a name, each with all it goes by: who holds another of that level does not hold this one. */
  readonly diplomas?: readonly string[];
  /** Nouns that do nothing in a criterion but tell the language it is written in: "anglais", "empresa". */
  readonly marks?: string;
  /** Words of this language that sentences of any other may hold: "call center" tells no language. */
  readonly loans?: string;
  /** Short names of unions and countries with the English ones, where elsewhere they mean something else: "AB:EU". */
  readonly unions?: string;
  /** What follows where something is lacking ("no interview"), at the end of what is asked for. */
  readonly no_deal?: string;
  readonly remarks?: Remarks;
  readonly besides?: Besides;
  /** What became less or more, and by how much. */
  readonly changes?: ChangeWords;
  /** Up to which mark the scales of schools go, the usual one first; none where 1 is the best mark (grade.ts). */
  readonly grade_scales?: readonly number[];
  readonly cues: Partial<Readonly<Record<Cue, string>>>;
  readonly classes: Partial<Readonly<Record<WordClass, string>>>;
  readonly patterns: Partial<Readonly<Record<TextPattern, readonly string[]>>>;
  /** What stands before or behind a mention, in its clause, and what that makes of it. */
  readonly status: {
    /** What takes the denial out of a word before it: "not only", "never missed a deadline", "no downtime". */
    readonly no_denial: string;
    /** What may stand before a denial that opens an entry: "noch kein Meisterbrief", "aún no tengo". */
    readonly still: string;
    /** What somebody is for a test to come; "préparation de tournées", "curs de prim ajutor" are names. */
    readonly applied: string;
    /** What "in progress" begins with: "en cours", "im Gange"; "for beginners" is the name of a course. */
    readonly under_way: string;
    /** What says of a degree that it is not finished, wherever it stands in its entry; `#` is a number. */
    readonly unfinished: string;
    /** "Expected graduation": of a degree, and of one above it without dates. */
    readonly awaited: string;
    /**
     * Of a degree without an end: that somebody is at it (`#` is a number), and the periods that are counted, with
     * the words they are counted by: "third year".
     */
    readonly studying: { readonly phrases: string; readonly periods: string; readonly ordinals: string };
    /** What a course or an exam consists of: "two of four modules". */
    readonly parts: string;
    /** What beside a word of validity says that it is over, or when: "validity *ended*", "*fin* de validité". */
    readonly ended: string;
    readonly before: Partial<Readonly<Record<MentionStatus, string>>>;
    readonly behind: Partial<Readonly<Record<MentionStatus, string>>>;
    /** In whose hands something is (other_hands.ts). */
    readonly hands?: OtherHands;
  };
};

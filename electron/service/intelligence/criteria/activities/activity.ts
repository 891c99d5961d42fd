import type { Section } from '../../profile.ts';
import { plainLetters } from '../categories.ts';

/** Something a person may have done at work, with how it is asked for and how a resume shows it. */
export type Activity = {
  /** "Has been on call": what a criterion that asks for it is understood as. */
  readonly name: string;
  /** Ways of asking, over plain letters (categories.ts) as those of showing; each is a list of patterns that all have to stand in the criterion. */
  readonly asked: readonly (readonly RegExp[])[];
  /** Ways of showing; each is a list of patterns that all have to stand in one sentence of the resume. */
  readonly shown: readonly (readonly RegExp[])[];
  /** A section of this kind, or under such a heading, shows it by having entries. */
  readonly section: { readonly kind: Section['kind'] | null; readonly heading: RegExp } | null;
  /** The thing named last in the criterion has to stand in the sentence as well: less scrap is not fewer complaints. */
  readonly exact: boolean;
  /** Whether a resume would say it: what is not said is then not so. */
  readonly silence: 'not_met' | 'not_stated';
};

export type Row = {
  readonly name: string;
  /** Patterns joined by " & "; several ways in a list. Words are stems: "mentor" also reads "mentored"; "led!" only "led". */
  readonly asked: string | readonly string[];
  /** Further ways in which a resume shows it; the words that ask for it show it as well, unless `strict`. */
  readonly shown?: string | readonly string[];
  readonly strict?: true;
  readonly exact?: true;
  readonly section?: { readonly kind?: Section['kind']; readonly heading: string };
  readonly silence?: 'not_met';
};

// Words that stand for one another in many rows.
const MACROS: Readonly<Record<string, string>> = {
  REDUCE: String.raw`reduc|réduc|cut!|cuts!|cutting|lower|decreas|bring\p{L}* down|brought(?=[^.]{0,60} down!)|took(?=[^.]{0,40} down!)|slash|trim(?:med|ming)|saved|saves?!|saving|shr[aiu]nk|minimi[sz]|halv|drop|shorten|fewer|less!|down!|fell!|senk|gesenkt|reduzier|verringer|gespart|einspar|einges|réduit|diminu|redu[cjz]|rebaj|ahorr|économis|went from|eliminat|faster|quicker|speed|sped!|improv|optimi[sz]`,
  LESS: String.raw`reduc|réduc|cut!|cuts!|cutting|lower|decreas|bring\p{L}* down|brought(?=[^.]{0,60} down!)|took(?=[^.]{0,40} down!)|slash|trim(?:med|ming)|saved|saves?!|saving|shr[aiu]nk|minimi[sz]|halv|drop|fewer|less!|down!|fell!|senk|gesenkt|reduzier|verringer|gespart|einspar|réduit|diminu|redu[cjz]|rebaj|ahorr|économis|went from|eliminat`,
  RAISE: String.raw`increas|grew!|grow|growth|rais|boost|lift|improv|doubl|tripl|quadrupl|expand|higher|up!|more!|steiger|gesteigert|erhöh|augment|aument|increment|enhanc|better|gain`,
  LEAD: String.raw`led!|leads?!|leading|head(?:ed|ing)|manag|ran!|runs?!|running|directed|directing|drove|driv(?:e|ing|en)!|own(?:ed|ing|s)?!|oversaw|oversee|spearhead|orchestrat|coordinat|in charge|responsib|charge of|geleitet|leit(?:et|ung)|verantwort|dirig|gestion|pilot(?:é|ed)|supervis|carried out|execut|deliver`,
  BUILD: String.raw`buil[dt]|creat|develop|design|architect|launch|implement|introduc|set up|setting up|establish|roll(?:ed|ing)? ?-?out|ship|deliver|construct|made!|wrote|writ|author|entwick|aufgebaut|aufbau|eingeführt|einführung|erstell|conçu|créé|mis en place|desarroll|cre[oó]!|implant|devis|overhaul|redesign|engineer(?:ed|ing)`,
  WRITE: String.raw`wrote|writ|author|draft|prepar|document(?:ed|ing)|produc|creat|maintain|erstell|verfass|geschrieben|rédig|redact|compil`,
  TEACH: String.raw`taught|teach|train(?:ed|ing|er|ers|s)?!|tutor|coach|mentor|instruct|onboard|induct|precept|guid(?:ed|ing)|ausgebildet|angeleitet|schul(?:te|ung|ungen)!|geschult|unterricht|eingearbeitet|einarbeit|form[ée]!|form(?:ation|é|ó|ado)|enseñ|enseign|lectur|supervised \p{L}+ (?:apprentice|trainee|student)|apprentic`,
  PEOPLE: String.raw`junior|colleague|staff|team|engineer|developer|people|employee|others|new (?:hire|starter|joiner|recruit|graduate|driver|nurse|cook|employee|staff|member|colleague)|hires!|starter|trainee|apprentic|intern!|interns!|recruit|graduate|associate|agents?!|volunteer|nurse|cook|driver|operator|technician|mitarbeiter|auszubildende|azubi|lehrling|kolleg|equipo|compañer|alternant|apprenti|stagiaire|users?!|analyst|residents?!`,
  NEGOTIATE: 'negotiat|renegotiat|re-negotiat|rate-renegotiat|bargain|verhandel|verhandl|négoci|negoci|haggl',
  CUSTOMER: 'customer|client|guest|patient|passenger|shopper|consumer|kunden|gäste|clientes|users?!',
  DEPLOY: String.raw`deploy|ship|production|releas|rollout|roll-out|serv(?:e|ed|ing)!|produktion`,
  ATTEND: String.raw`represent|exhibit|attend`,
};

/** A pattern over plain letters (categories.ts): the classes of Unicode cost many times as much to compile. */
function patternOf(source: string): RegExp {
  const words = plainLetters(source.replaceAll(/\b[A-Z]{4,}\b/gu, (name) => MACROS[name] ?? name))
    .replaceAll(String.raw`\p{L}`, '[a-z]')
    .replaceAll('!', '(?![a-z])');
  return new RegExp(String.raw`(?<![a-z\d])(?:${words})[a-z]*`, 'i');
}

const waysOf = (ways: string | readonly string[]): (readonly RegExp[])[] =>
  (typeof ways === 'string' ? [ways] : ways).map((way) => way.split(' & ').map(patternOf));

/** The rows of a table, their patterns made. */
export function activities(rows: readonly Row[]): Activity[] {
  return rows.map(({ name, asked, shown = [], strict, exact, section, silence }): Activity => {
    const ways = waysOf(asked);
    return {
      name,
      asked: ways,
      shown: strict === true ? waysOf(shown) : [...ways, ...waysOf(shown)],
      section:
        section === undefined
          ? null
          : { kind: section.kind ?? null, heading: new RegExp(section.heading, 'iu') },
      exact: exact === true,
      silence: silence ?? 'not_stated',
    };
  });
}

import { multiline, regex } from './pattern.ts';

/** The people a lead may have, as a pattern without flags. */
export const PEOPLE = multiline`
  (?:teams?|people|persons?|staff|employees?|engineers?|developers?|designers?|analysts?|nurses?|
  reports?|members?|workers?|colleagues|operatives|assistants?|associates?|managers?|interns?|trainees?|
  volunteers?|technicians?|operators?|drivers?|cooks|chefs|waiters|crew|brigade|porters?|headcount|
  FTEs?|direct reports|squads?|organi[sz]ation|org|department|Mitarbeit(?:er|ende)\p{L}*|Teams?|
  personas?|equipo|employés|équipe|scientists?|specialists?|coordinators?|sales ?people|representatives|
  juniors?|teachers?|subcontractors|tradesmen|recruiters?|writers?|agents|pickers|packers|
  receptionists?|clerks?|team leaders|bakers|electricians|inspectors|consultants|apprentices|Leute|
  Pr[uü]f\p{L}+|ekip\p{L}*)`;
/** A word for people who are led. */
const PEOPLE_WORD = new RegExp(String.raw`(?<![\p{L}])${PEOPLE}(?![\p{L}])`, 'iu');
const VERB = regex('iu')`
    (?<![\p{L}])(?:manag(?:ed?|es|ing)|led|leads?|leading|supervis(?:ed?|es|ing)|oversaw|oversees?|
    overseeing|head(?:ed|s|ing)|direct(?:ed|s|ing)|mentor(?:ed|s|ing)?|coach(?:ed|es|ing)|built|
    buil(?:d|ds|ding)|grew|scal(?:ed|es|ing)|expanded|hired|recruited|train(?:ed|ing)|dirig\p{L}+|
    coordin\p{L}+|führ\p{L}+|geführt|leit\p{L}+|geleitet|fachliche führung|encadr\p{L}+|runs?|ran|
    running|schedules?|scheduled|appraised?|head of|responsible for|reports? to me|direct reports|
    line[- ]manag\p{L}+)(?![\p{L}])`;
// What is managed in a resume far more often than people.
const THINGS = regex('iu')`
    (?<![\p{L}])(?:manag(?:ed|ing|es|e)|directed|oversaw|coordinated) (?:the )?(?:AWS|Azure|budgets?|
    projects?|accounts?|database|inventory|infrastructure|servers?|systems?|releases?|portfolio|
    campaigns?|social media|calendar|risk|data|content|clusters?)(?![\p{L}])`;
/** Titles that are given to those who lead people. */
export const LEADER_TITLE = regex('iu')`
    \b(?:head|director|team lead(?:er)?|engineering manager|supervisor|foreman|shift (?:lead|manager)|
    (?:store|restaurant|branch|plant|site|hotel|kitchen|ward|clinic|department|sales|hr|
    operations) manager|head chef|chief|vp|vice president|teamleiter\p{L}*|abteilungsleiter\p{L}*|
    jef[ae] de)\b`;

// A verb and the people it leads stand close together, and the verb before them.
const NEAR = new RegExp(
  multiline`
    ${VERB.source}[^.;\n]{0,60}?(?<![\p{L}])${PEOPLE}(?![\p{L}])(?! (?:relations|engagement|satisfaction|retention|
    records|benefits|onboarding|meetings?|events?|building|training|data|experience|handbook))|
    ${PEOPLE}[^.;\n]{0,20}(?:reporting to|under)`,
  'iu',
);

/**
 * Whether a line of a resume says that people are led: a verb of leading near the people, not beside them and not over
 * things. `mentoring`: whether to mentor, coach or train somebody counts.
 */
export function saysLeadsPeople(text: string, mentoring: boolean): boolean {
  if (!VERB.test(text) || !PEOPLE_WORD.test(text)) return false;
  const near = NEAR.exec(text)?.[0];
  if (near === undefined) return false;
  // "Coordinated launches with sales teams", "Led hiring for the engineering organization": beside them, not over them.
  if (
    /\b(?:with|for|across|between|alongside|to|by|from|mit|für|con|para)\b/iu.test(
      near.replace(/^responsible for|^reports? to/iu, ''),
    ) &&
    !/\bteam of\b|\bof \d/iu.test(near)
  ) {
    return false;
  }
  if (THINGS.test(near) && !/\b(?:of|with) \d/iu.test(near)) return false;
  if (
    !mentoring &&
    /^(?:mentor|coach|train|hired|recruited)/iu.test(near) &&
    !/\b(?:team|reports?)\b/iu.test(near)
  ) {
    return false;
  }
  return !/\b(?:collaborat\p{L}+ with|worked with|liaised|supported) /iu.test(near);
}

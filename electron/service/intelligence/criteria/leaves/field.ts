import { hasLed } from '../../resume/career.ts';
import { LEADER_TITLE } from '../../resume/leading.ts';
import { fold } from '../../resume/lines.ts';
import { ancestors, findSkill } from '../../skills/lexicon.ts';
import type { WorkEntry } from '../../profile.ts';
import { contentKeys, stemOf } from '../clause.ts';
import type { CriterionFacts } from '../facts.ts';
import { isRemoved } from '../search.ts';
import { titleMatches } from '../titles.ts';
import { titleText } from '../work.ts';
import { onlyIndustries, worksIn } from './industry.ts';

/** Fields of work: how they are named, and the words in a job's title that put it there. */
const FIELDS: readonly (readonly [asked: RegExp, title: RegExp, but?: RegExp])[] = [
  [
    /\b(?:administrative|secretarial|clerical|office work)\b/iu,
    /\b(?:administrat\p{L}+|office|secretar\p{L}+|clerk|receptionist|assistant)\b/iu,
  ],
  [
    /\b(?:software|backend|back-end|frontend|front-end|full[- ]?stack|web|application|programming|coding|engineering experience)\b/iu,
    /\b(?:software|developer|programmer|full[- ]?stack|front-?end|back-?end|web|entwickler\p{L}*|desarrollador\p{L}*|développeur|sde|swe|sre|devops|cto|technical lead|engineer(?:ing)?)\b/iu,
    /\b(?:mechanical|civil|electrical|structural|chemical|process|industrial|sales|field service|building|manufacturing|aerospace|hardware|maintenance)\b/iu,
  ],
  [
    /\b(?:human resources|hr|people operations|personalwesen|recursos humanos)\b/iu,
    /\b(?:human resources|hr|hrbp|people|talent|recruit\p{L}*|personal\p{L}*)\b/iu,
  ],
  [/\b(?:quality|qualitäts?\p{L}*)\b/iu, /\b(?:quality|qa|qualitäts?\p{L}*|qm|iso)\b/iu],
  [
    /\b(?:civil engineering|construction|bau\p{L}*|obra)\b/iu,
    /\b(?:civil|construction|site|structural|bau\p{L}*|obra|ingenier[oa]|estructuras)\b/iu,
  ],
  [/\b(?:product)\b/iu, /\bproduct\b/iu],
  [
    /\b(?:customer (?:service|support|care|success)|client (?:service|support|care)|call cent(?:er|re)|contact cent(?:er|re)|help ?desk|service desk|kundenservice|kundendienst|atención al cliente|service client)\b/iu,
    /\b(?:(?:customer|client) (?:service|support|care|success|experience|relations)|support (?:specialist|agent|representative|engineer|analyst|associate|officer|team|lead)|call cent(?:er|re)|contact[ -]cent(?:er|re)|help ?desk|service desk|guest (?:service|relations)|kunden\p{L}+)\b/iu,
  ],
  [
    /\b(?:front desk|reception|front office|empfang|rezeption|accueil|recepción)\b/iu,
    /\b(?:front (?:desk|office)|reception\p{L}*|réception\p{L}*|rezeption\p{L}*|recepcion\p{L}*|empfang\p{L}*|night audit\p{L}*)\b/iu,
  ],
  [
    /\b(?:it support|technical support|tech support|desktop support|first[- ]level support|second[- ]level support)\b/iu,
    /\b(?:it|ict|help ?desk|service desk|desktop|technical|tech)\b.{0,20}\b(?:support|technician|administrator|assistant|agent|analyst|intern|desk)\b|\bhelp ?desk\b/iu,
  ],
  [
    /\b(?:recruit\p{L}*|talent acquisition|staffing|headhunting|personalbeschaffung)\b/iu,
    /\b(?:recruit\p{L}*|talent|sourc(?:er|ing)|staffing|headhunt\p{L}*)\b/iu,
  ],
  [
    /\b(?:project management|projektmanagement|gestión de proyectos|gestion de projets?)\b/iu,
    /\b(?:project|programme|program|projekt\p{L}*|proyectos?|projets?)\b.{0,12}\b(?:manager|management|lead|leader|leiter\p{L}*|coordinator|director)\b|\bprojektleit\p{L}*\b/iu,
  ],
  [
    /\b(?:infrastructure|devops|platform engineering|cloud engineering|system administration|sysadmin)\b/iu,
    /\b(?:infrastructure|devops|sre|site reliability|platform|cloud|systems?|network|operations)\b/iu,
  ],
  [
    /\b(?:driving|haulage|trucking|lorry|truck)\b/iu,
    /\b(?:driver|trucker|haul\p{L}*|owner-operator|fahrer\p{L}*|chauffeur)\b/iu,
  ],
  [
    /\b(?:cooking|kitchens?|professional kitchens?|culinary|küche|cuisine)\b/iu,
    /\b(?:chef|cook|commis|kitchen|sous|pastry|baker|koch|köchin|cuisin\p{L}*|cociner\p{L}*)\b/iu,
  ],
  [
    /\b(?:paralegal|legal|law)\b/iu,
    /\b(?:lawyer|attorney|legal|paralegal|solicitor|counsel|jurist\p{L}*|anwalt\p{L}*)\b/iu,
  ],
  [/\b(?:marketing)\b/iu, /\b(?:marketing|brand|seo|content|social media|growth)\b/iu],
  [/\b(?:data|machine learning|ml|ai)\b/iu, /\b(?:data|machine learning|ml|ai|research|analy\p{L}+)\b/iu],
  [/\b(?:nursing|pflege)\b/iu, /\b(?:nurs\p{L}+|rn|pflege\p{L}*|kranken\p{L}+)\b/iu],
  [
    /\b(?:sales|vertrieb|ventas)\b/iu,
    /\b(?:sales|account executive|business development|vertrieb\p{L}*|ventas|verkäufer\p{L}*)\b/iu,
  ],
  [
    /\b(?:teach(?:es|ing)?|taught|education|unterricht\p{L}*|tuition|tutoring|classroom|enseignement|enseñanza|docencia)\b/iu,
    /\b(?:teach\p{L}*|tutor|lecturer|instructor|lehrer\p{L}*|professor|profesor\p{L}*)\b/iu,
  ],
  [/\b(?:design|ux|ui)\b/iu, /\b(?:design\p{L}*|ux|ui)\b/iu],
  [
    /\b(?:operations|logistics|warehous\p{L}*|supply chain|logistik)\b/iu,
    /\b(?:operations|logistic\p{L}*|warehous\p{L}*|supply|fulfil\p{L}*|dispatch\p{L}*|inventory|lager\p{L}*)\b/iu,
  ],
  [
    /\b(?:accounting|accounts|accountancy|bookkeeping|finance|buchhaltung|contabilidad|comptabilité)\b/iu,
    /\b(?:account(?:ant|ing|s)|bookkeep\p{L}*|financ\p{L}*|controller|auditor|buchhalt\p{L}*)\b/iu,
  ],
  [
    /\b(?:hospitality|catering|restaurants?|kitchen)\b/iu,
    /\b(?:chef|cook|waiter|waitress|bar\p{L}*|hotel|restaurant|kitchen|host\p{L}*|koch|catering)\b/iu,
  ],
  [
    /\b(?:office management|administration)\b/iu,
    /\b(?:office manager|administrat\p{L}+|executive assistant)\b/iu,
  ],
];

/** Leading people, as a field of work. */
const LEADING =
  /^(?:(?:people|team|line|staff|personnel|crew) (?:management|managing|leadership|leading|supervision)|(?:leading|managing|supervising|line[- ]managing|directing) (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:people|persons|teams?|staff|others|employees|engineers|developers|crews?|nurses|workers|direct reports)(?: of [\p{L} -]{2,30})?|(?:people |team )?leadership|supervisory|supervising|supervision|management|managerial|führung|führungs(?:rolle|position|aufgaben|erfahrung)|leitungs(?:rolle|position|funktion)|mitarbeiterführung|personalverantwortung|führungsverantwortung)$/iu;

/** What tells whether a job is in a field of work: its title, the skills its text shows, or the words of the field. */
export function inField(field: string, facts: CriterionFacts): (entry: WorkEntry) => boolean {
  const rule = FIELDS.find(([asked]) => asked.test(field));
  const leads = LEADING.test(field);
  const industries = rule === undefined ? onlyIndustries(field) : [];
  const isInIndustry = industries.length === 0 ? null : worksIn(industries, facts);
  const skill = findSkill(facts.lexicon, field);
  const names = skill === null ? [] : [skill.canonical, ...(facts.implied.get(skill.canonical) ?? [])];
  const spans = names.flatMap((name) => facts.mentions.get(name) ?? []);
  const parents = skill === null ? [] : ancestors(facts.lexicon, skill.canonical).map(fold);
  const is_removed = skill !== null && isRemoved(facts, field);
  const wanted = contentKeys(field);
  return (entry) => {
    const title = titleText(entry, facts);
    // "bakım mühendisliği" is what a "Bakım Mühendisi" does
    if (titleMatches(title, field)) return true;
    if (rule?.[1].test(title) === true && (rule[2]?.test(title) !== true || rule[2].test(field))) return true;
    if (leads && (LEADER_TITLE.test(title) || hasLed(facts.document.text, entry))) return true;
    if (isInIndustry?.(entry) === true) return true;
    if (spans.some(({ start, end }) => start >= entry.span.start && end <= entry.span.end)) return true;
    // The other way round a parent does not show its child, but the same trade in the title does.
    if (parents.some((name) => fold(title).includes(name))) return rule === undefined;
    if (is_removed) return false;
    const words = new Set(
      fold(facts.document.text.slice(entry.span.start, entry.span.end)).split(' ').map(stemOf),
    );
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  };
}

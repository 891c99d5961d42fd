import { regex } from '../language/pattern.ts';
import { protectedSubject } from '../protected/refusal.ts';
import type { Profile } from '../profile.ts';
import type { Lexicon, Skill, SkillKind } from '../skills/lexicon.ts';
import { standardTitle, titlesAskedFor, type RoleTitles } from './titles.ts';

export type SuggestedTag = {
  readonly tag_type: 'experience_based_role_title' | 'preferred_role_title' | 'specialty_name';
  readonly name: string;
};

/** Few, so that each says something. */
const MAX_ROLES = 3;
const MAX_WANTED = 2;
const MAX_SPECIALTIES = 3;
/** A job of fewer months, where that is known, makes nobody one of its trade. */
const MIN_JOB = 3;

/**
 * Standard tags a profile speaks for: roles somebody had, roles they ask for, and the fields that run through
 * their work. Each follows from something the profile says; nothing of what the law protects can become one.
 */
export function suggestTags(
  profile: Profile,
  known: { readonly titles: RoleTitles; readonly lexicon: Lexicon },
): SuggestedTag[] {
  const held = rolesHeld(profile, known.titles);
  const wanted = rolesWanted(profile, known.titles);
  const tags: SuggestedTag[] = [
    ...held
      .slice(0, MAX_ROLES)
      .map((name): SuggestedTag => ({ tag_type: 'experience_based_role_title', name })),
    ...wanted.slice(0, MAX_WANTED).map((name): SuggestedTag => ({ tag_type: 'preferred_role_title', name })),
    ...specialties(profile, known.lexicon).map((name): SuggestedTag => ({
      tag_type: 'specialty_name',
      name,
    })),
  ];
  return tags.filter(({ name }) => protectedSubject(name) === null);
}

/** Titles of jobs, the one held longest and last first. */
function rolesHeld({ work }: Profile, titles: RoleTitles): string[] {
  const weights = new Map<string, number>();
  for (const [index, { title, kind, months }] of work.entries()) {
    if (title === null || kind === 'internship') continue;
    if (months !== null && months < MIN_JOB) continue;
    const role = standardTitle(title, titles);
    if (role === null) continue;
    // newest first in a profile: what somebody did last counts for more than the same time long ago
    const weight = (months ?? 12) / (1 + index / 3);
    weights.set(role, (weights.get(role) ?? 0) + weight);
  }
  return [...weights].toSorted((a, b) => b[1] - a[1]).map(([role]) => role);
}

const SEEKING = regex('giu')`
    (?<!\p{L})(?:seeking|looking for|searching for|in search of|to obtain|to secure|applying for|
    desired (?:role|position|job)|target (?:role|position|job)|(?:career )?objective|suche(?: nach)?|
    strebe|wunschposition|wunschberuf|berufsziel|karriereziel)(?!\p{L})[\s:–-]*([^.;\n!?]+)`;

/** What a person says they look for. How they name themselves is no wish. */
function rolesWanted({ headline, summary }: Profile, titles: RoleTitles): string[] {
  const said: string[] = [];
  for (const text of [headline, summary?.text]) {
    for (const [, sentence = ''] of (text ?? '').replaceAll('\n', ' ').matchAll(SEEKING)) {
      said.push(...titlesAskedFor(sentence, titles));
    }
  }
  return [...new Set(said)];
}

/** Whether skills of a kind can be what somebody is known for; `field`: only those that name a field of work. */
const COUNTS: Readonly<Record<SkillKind, boolean | 'field'>> = {
  technology: true,
  domain: true,
  method: 'field',
  task: 'field',
  tool: false,
  certification: false,
  licence: false,
  language: false,
  soft: false,
};

/** How names of fields end ("Fraud detection"); others are duties or products ("KPI reporting"). */
const FIELD = regex('iu')`
    (?:^|[\s/])(?:\p{L}*design|\p{L}*development|\p{L}*engineering|management|marketing|research|
    analysis|analytics|accounting|audit(?:ing)?|law|tax|care|nursing|\p{L}*therapy|teaching|tuition|
    education|testing|security|safety|recruiting|recruitment|procurement|purchasing|logistics|sales|
    writing|translation|detection|optimisation|construction|maintenance|installation|repair|welding|
    machining|masonry|carpentry|joinery|plumbing|roofing|bookkeeping|payroll|modelling|learning|vision|
    language processing|systems|architecture|accessibility|microservices|devops|mlops|statistics|
    manufacturing|assurance|consulting|photography|litigation|insolvency|valuation|underwriting|
    compliance|fundraising|cooking|baking|catering|hairdressing|tailoring|gardening|services)$`;

/** Known to nearly everybody who works at a desk, or said by nearly everybody. */
const COMMON = new Set(
  (
    'Microsoft Office;Microsoft Word;Microsoft Excel;Microsoft PowerPoint;Microsoft ' +
    'Outlook;Google Workspace;Spreadsheets;Word processing;Windows;macOS;Data entry;Microsoft ' +
    'Teams;Slack;Zoom;Typing;Reporting;Documentation;Training;Coaching;Meetings;Email;Research;Planning;Git;GitHub;GitLab;Programming;Jira;Confluence;Scheduling;Administration;Internet ' +
    'research;Project management;Customer ' +
    'service;Sales;Marketing;Writing;Editing;Presentations;Agile;Databases;Data analysis;Web ' +
    'services;Time management;Team management;Team leadership;Task management;People ' +
    'management;Stakeholder management;Diary management;Document management;Expense ' +
    'management;Scope management;Office management;General management;Business ' +
    'management;Academic writing;Legal writing;Report writing;Shift work'
  )
    .split(';')
    .map((name) => name.toLowerCase()),
);

function isField({ kind, canonical }: Skill): boolean {
  const counts = COUNTS[kind];
  return (
    counts !== false && (counts === true || FIELD.test(canonical)) && !COMMON.has(canonical.toLowerCase())
  );
}

/** Skills that run through the work: named again and again, or used for years. The more general of two kin goes. */
function specialties({ skills, work }: Profile, lexicon: Lexicon): string[] {
  const spans = work.map(({ span }) => span);
  const weighed = skills.flatMap(({ canonical, months, evidence }) => {
    const skill = canonical === null ? undefined : lexicon.skills.get(canonical);
    if (skill === undefined || !isField(skill)) return [];
    const jobs = spans.filter((job) => evidence.some(({ start }) => start >= job.start && start < job.end));
    if (jobs.length === 0 || evidence.length < 2) return [];
    const weight = evidence.length + jobs.length + Math.min(months ?? 0, 120) / 24;
    return weight < MIN_WEIGHT ? [] : [{ skill, weight }];
  });
  const chosen: Skill[] = [];
  for (const { skill } of weighed.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === MAX_SPECIALTIES) break;
    const is_kin = chosen.some(
      (one) =>
        one === skill || one.parents.includes(skill.canonical) || skill.parents.includes(one.canonical),
    );
    if (!is_kin) chosen.push(skill);
  }
  return chosen.map(({ canonical }) => canonical);
}

/** Named in the list of skills and in one job of two years is not enough; in two jobs, or for years, it is. */
const MIN_WEIGHT = 5;

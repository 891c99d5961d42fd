import type { AnyKind } from '../predicate.ts';
import { abroad } from './abroad.ts';
import { activity } from './activity.ts';
import { availability } from './availability.ts';
import { budget } from './budget.ts';
import { certificate } from './certificate.ts';
import { change } from './change.ts';
import { degree } from './degree.ts';
import { employer } from './employer.ts';
import { figure } from './figure.ts';
import { grade } from './grade.ts';
import { history } from './history.ts';
import { honours } from './honours.ts';
import { industry } from './industry.ts';
import { language } from './language.ts';
import { licence_points } from './licence_points.ts';
import { link } from './link.ts';
import { open } from './open.ts';
import { pay } from './pay.ts';
import { permit } from './permit.ts';
import { place } from './place.ts';
import { school_mark } from './school_mark.ts';
import { skill } from './skill.ts';
import { team } from './team.ts';
import { title } from './title.ts';
import { words } from './words.ts';
import { years } from './years.ts';

/** Every kind of criterion by its name. Their order says nothing: the reading that accounts for most words wins. */
export const kinds: ReadonlyMap<string, AnyKind> = new Map<string, AnyKind>(
  Object.entries({
    abroad,
    activity,
    availability,
    budget,
    certificate,
    change,
    degree,
    employer,
    figure,
    grade,
    history,
    honours,
    industry,
    language,
    licence_points,
    link,
    open,
    pay,
    permit,
    place,
    school_mark,
    skill,
    team,
    title,
    words,
    years,
  }),
);

/** The kind of a predicate. @throws Error for a name no kind has. */
export function kindOf(name: string): AnyKind {
  const kind = kinds.get(name);
  if (kind === undefined) throw new Error(`No kind of criterion is called ${name}`);
  return kind;
}

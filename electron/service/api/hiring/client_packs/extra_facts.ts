import type { Db } from '#service/db/schema.ts';
import type { PackFact, PackLanguage } from '#service/exports/pack.ts';
import {
  availabilityLabels,
  noticeText,
  salaryText,
  startText,
  type PackAvailability,
} from '#service/exports/pack_availability.ts';
import { saidOn, type PackDay } from '#service/exports/pack_said.ts';
import { dayText } from '#service/exports/pack_words.ts';
import { availabilityOf } from '../../people/availability/store.ts';
import { valuesByField } from '../../settings/custom_field_values/store.ts';
import { fieldsOf } from '../../settings/custom_fields/store.ts';

/** What a client is told of people only when somebody asks for it. */
export type Extras = {
  readonly availability: boolean;
  readonly salary: boolean;
  readonly own_fields: boolean;
  /** What was said in the call: these facts with the day, even where they are not asked for otherwise. */
  readonly said: boolean;
};

type TextOf = (known: PackAvailability, language: PackLanguage) => string;

/** Facts of a candidate that were asked for, those that are known. */
export async function extraFacts(
  db: Db,
  candidate_id: string,
  { availability, salary, own_fields, said }: Extras,
  language: PackLanguage,
  day: PackDay,
): Promise<PackFact[]> {
  const facts: PackFact[] = [];
  if (availability || salary || said) {
    const told = await availabilityOf(db, candidate_id);
    const known: PackAvailability = {
      availability: told.availability.value,
      notice_period: told.notice_period.value,
      salary_expectation: told.salary_expectation.value,
    };
    const labels = availabilityLabels(language);
    const tell = (fact: keyof PackAvailability, is_asked: boolean, label: string, text: TextOf): void => {
      const { source, said_at } = told[fact];
      const is_said = said && source === 'person' && said_at !== null;
      const value = is_asked || is_said ? text(known, language) : '';
      if (value === '') return;
      const when = is_said ? ` (${saidOn(said_at, day, language)})` : '';
      facts.push({ label, value: `${value}${when}` });
    };
    tell('availability', availability, labels.start, startText);
    tell('notice_period', availability, labels.notice, noticeText);
    tell('salary_expectation', salary, labels.salary, salaryText);
  }
  if (own_fields) facts.push(...(await ownFacts(db, candidate_id, language)));
  return facts.filter(({ value }) => value !== '');
}

async function ownFacts(db: Db, candidate_id: string, language: PackLanguage): Promise<PackFact[]> {
  const fields = await fieldsOf(db, 'candidate');
  const values = await valuesByField(db, 'candidate', candidate_id);
  return fields.flatMap(({ id, name, kind, choices }): PackFact[] => {
    const value = values[id];
    if (value === undefined) return [];
    if (typeof value === 'number') {
      return [
        { label: name, value: value.toLocaleString(language === 'de' ? 'de-DE' : 'en-GB'), cell: value },
      ];
    }
    if (kind === 'date') return [{ label: name, value: dayText(value, language), cell: value }];
    const said = kind === 'choice' ? choices.find((choice) => choice.id === value)?.name : value;
    return said === undefined ? [] : [{ label: name, value: said }];
  });
}

import type { Db } from '#service/db/schema.ts';
import type { PackFact, PackLanguage } from '#service/exports/pack.ts';
import {
  availabilityLabels,
  noticeText,
  salaryText,
  startText,
  type PackAvailability,
} from '#service/exports/pack_availability.ts';
import { dayText } from '#service/exports/pack_words.ts';
import { availabilityOf } from '../../people/availability/store.ts';
import { valuesByField } from '../../settings/custom_field_values/store.ts';
import { fieldsOf } from '../../settings/custom_fields/store.ts';

/** What a client is told of people only when somebody asks for it. */
export type Extras = {
  readonly availability: boolean;
  readonly salary: boolean;
  readonly own_fields: boolean;
};

/** Facts of a candidate that were asked for, those that are known. */
export async function extraFacts(
  db: Db,
  candidate_id: string,
  { availability, salary, own_fields }: Extras,
  language: PackLanguage,
): Promise<PackFact[]> {
  const facts: PackFact[] = [];
  if (availability || salary) {
    const told = await availabilityOf(db, candidate_id);
    const known: PackAvailability = {
      availability: told.availability.value,
      notice_period: told.notice_period.value,
      salary_expectation: told.salary_expectation.value,
    };
    const labels = availabilityLabels(language);
    if (availability) {
      facts.push({ label: labels.start, value: startText(known, language) });
      facts.push({ label: labels.notice, value: noticeText(known, language) });
    }
    if (salary) facts.push({ label: labels.salary, value: salaryText(known, language) });
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

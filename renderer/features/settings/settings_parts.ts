import { useMemo } from 'react';
import { useMe } from '../../api/me.ts';
import { texts } from '../../texts.ts';

/** A part of the settings: its place on the page, and what it is called. */
export type SettingsPart = readonly [id: string, title: () => string];

/** What everybody sets, in the order of the page. */
const OFTEN: readonly SettingsPart[] = [
  ['appearance', () => texts.settings.appearance],
  ['language', () => texts.settings.look.language],
  ['blind', () => texts.blind.title],
  ['data', () => texts.data.title],
  ['retention', () => texts.retention.title],
  ['tags', () => texts.tags.title],
  ['shared-criteria', () => texts.criteria.shared],
  ['own-fields', () => texts.ownFields.title],
  ['templates', () => texts.letters.templates],
  ['reading', () => texts.settings.reading],
  ['models', () => texts.models.title],
  ['network', () => texts.settings.network],
];

/** Who may in, people before programs. */
const ACCESS: readonly SettingsPart[] = [
  ['sessions', () => texts.session.sessions],
  ['clients', () => texts.settings.clients],
  ['api', () => texts.settings.api],
  ['try', () => texts.settings.tryIt],
  ['about', () => texts.settings.about],
];

/** The parts of the settings, in the order of the page; an office also has accounts and people. */
export function useSettingsParts(): readonly SettingsPart[] {
  const me = useMe().data;
  const has_account = (me?.user ?? null) !== null;
  const is_office = me?.is_office === true;
  return useMemo(
    () => [
      ...OFTEN,
      ...(has_account ? [['account', () => texts.people.account] as const] : []),
      ...(is_office ? [['people', () => texts.people.title] as const] : []),
      ...ACCESS,
    ],
    [has_account, is_office],
  );
}

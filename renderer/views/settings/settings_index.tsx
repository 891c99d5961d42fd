import { NativeSelect } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useMe } from '../../api/me.ts';
import { texts } from '../../texts.ts';
import { partInSight } from './part_in_sight.ts';
import css from './settings_index.module.css';

/** What can be set, in the order of the page. */
type Part = readonly [id: string, title: () => string];
const PARTS: readonly Part[] = [
  ['api', () => texts.settings.api],
  ['clients', () => texts.settings.clients],
  ['try', () => texts.settings.tryIt],
  ['reading', () => texts.settings.reading],
  ['models', () => texts.models.title],
  ['shared-criteria', () => texts.criteria.shared],
  ['templates', () => texts.letters.templates],
  ['tags', () => texts.tags.title],
  ['own-fields', () => texts.ownFields.title],
  ['network', () => texts.settings.network],
  ['sessions', () => texts.session.sessions],
  ['data', () => texts.data.title],
  ['retention', () => texts.retention.title],
  ['blind', () => texts.blind.title],
  ['appearance', () => texts.settings.appearance],
  ['about', () => texts.settings.about],
];

/** Those of an office come first: one's own account, and people. */
function usePartsHere(): readonly Part[] {
  const me = useMe().data;
  const has_account = (me?.user ?? null) !== null;
  const is_office = me?.is_office === true;
  return useMemo(
    () => [
      ...(has_account ? [['account', () => texts.people.account] as const] : []),
      ...(is_office ? [['people', () => texts.people.title] as const] : []),
      ...PARTS,
    ],
    [has_account, is_office],
  );
}

/** The parts of the page beside it, the one in sight marked; where there is no room beside it, a list to jump by. */
export function SettingsIndex({ page }: { page: RefObject<HTMLElement | null> }) {
  const navigate = useNavigate();
  const here = usePartsHere();
  const [current, choose] = usePartInSight(page, here);
  return (
    <>
      <nav className={css.index} aria-label={texts.settings.parts}>
        {here.map(([id, title]) => (
          // not the router's link: to it every part is this page, and all of them would be the current one
          <a
            key={id}
            href={`#/settings#${id}`}
            className={css.link}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => {
              choose(id);
              document.getElementById(id)?.scrollIntoView({ block: 'start' });
            }}
          >
            {title()}
          </a>
        ))}
      </nav>
      <NativeSelect
        className={css.jump!}
        aria-label={texts.settings.parts}
        value={current}
        onChange={(event) => void navigate({ to: '/settings', hash: event.currentTarget.value })}
        data={here.map(([value, title]) => ({ value, label: title() }))}
      />
    </>
  );
}

/** By these somebody goes on from what they chose. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The part that is read, or the one that was chosen, wherever it came to stand, until somebody goes on from there. */
function usePartInSight(
  page: RefObject<HTMLElement | null>,
  here: readonly Part[],
): [string, (id: string) => void] {
  const named = useLocation({ select: ({ hash }) => hash });
  const chosen = useRef<string | null>(null);
  const [current, setCurrent] = useState(here[0]![0]);
  const choose = useCallback((id: string): void => {
    chosen.current = id;
    setCurrent(id);
  }, []);
  useEffect(() => {
    const around = page.current;
    if (around === null) return;
    if (here.some(([id]) => id === named)) chosen.current = named;
    const look = (): void => {
      if (chosen.current !== null) return setCurrent(chosen.current);
      const { top } = around.getBoundingClientRect();
      const parts = here.flatMap(([id]) => {
        const part = document.getElementById(id);
        return part === null ? [] : [{ id, top: part.getBoundingClientRect().top - top }];
      });
      setCurrent(partInSight(parts, around) ?? here[0]![0]);
    };
    const goOn = (): void => {
      chosen.current = null;
    };
    look();
    around.addEventListener('scroll', look, { passive: true });
    for (const act of ACTS) around.addEventListener(act, goOn, { passive: true });
    return () => {
      around.removeEventListener('scroll', look);
      for (const act of ACTS) around.removeEventListener(act, goOn);
    };
  }, [page, named, here]);
  return [current, choose];
}

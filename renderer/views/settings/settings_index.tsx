import { NativeSelect } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { texts } from '../../texts.ts';
import { partInSight } from './part_in_sight.ts';
import css from './settings_index.module.css';

/** What can be set, in the order of the page. */
const PARTS: readonly (readonly [id: string, title: () => string])[] = [
  ['api', () => texts.settings.api],
  ['clients', () => texts.settings.clients],
  ['try', () => texts.settings.tryIt],
  ['reading', () => texts.settings.reading],
  ['models', () => texts.models.title],
  ['shared-criteria', () => texts.criteria.shared],
  ['tags', () => texts.tags.title],
  ['network', () => texts.settings.network],
  ['sessions', () => texts.session.sessions],
  ['data', () => texts.data.title],
  ['retention', () => texts.retention.title],
  ['blind', () => texts.blind.title],
  ['appearance', () => texts.settings.appearance],
  ['about', () => texts.settings.about],
];

/** The parts of the page beside it, the one in sight marked; where there is no room beside it, a list to jump by. */
export function SettingsIndex({ page }: { page: RefObject<HTMLElement | null> }) {
  const navigate = useNavigate();
  const [current, choose] = usePartInSight(page);
  return (
    <>
      <nav className={css.index} aria-label={texts.settings.parts}>
        {PARTS.map(([id, title]) => (
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
        data={PARTS.map(([value, title]) => ({ value, label: title() }))}
      />
    </>
  );
}

/** By these somebody goes on from what they chose. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The part that is read, or the one that was chosen, wherever it came to stand, until somebody goes on from there. */
function usePartInSight(page: RefObject<HTMLElement | null>): [string, (id: string) => void] {
  const named = useLocation({ select: ({ hash }) => hash });
  const chosen = useRef<string | null>(null);
  const [current, setCurrent] = useState(PARTS[0]![0]);
  const choose = useCallback((id: string): void => {
    chosen.current = id;
    setCurrent(id);
  }, []);
  useEffect(() => {
    const around = page.current;
    if (around === null) return;
    if (PARTS.some(([id]) => id === named)) chosen.current = named;
    const look = (): void => {
      if (chosen.current !== null) return setCurrent(chosen.current);
      const { top } = around.getBoundingClientRect();
      const parts = PARTS.flatMap(([id]) => {
        const part = document.getElementById(id);
        return part === null ? [] : [{ id, top: part.getBoundingClientRect().top - top }];
      });
      setCurrent(partInSight(parts, around) ?? PARTS[0]![0]);
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
  }, [page, named]);
  return [current, choose];
}

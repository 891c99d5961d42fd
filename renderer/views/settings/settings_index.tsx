import { NativeSelect } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useSettingsParts, type SettingsPart } from '../../features/settings/settings_parts.ts';
import { texts } from '../../texts.ts';
import { partInSight } from './part_in_sight.ts';
import css from './settings_index.module.css';

/** The parts of the page beside it, the one in sight marked; where there is no room beside it, a list to jump by. */
export function SettingsIndex({ page }: { page: RefObject<HTMLElement | null> }) {
  const navigate = useNavigate();
  const here = useSettingsParts();
  const [current, choose] = usePartInSight(page, here);
  return (
    <>
      <nav
        className={`${css.index} grid sticky top-0 flex-none no-print gap-1 content-start self-flex-start w-190`}
        aria-label={texts.settings.parts}
      >
        {here.map(([id, title]) => (
          // not the router's link: to it every part is this page, and all of them would be the current one
          <a
            key={id}
            href={`#/settings#${id}`}
            className={`${css.link} aside no-underline hover-ink p-4-10 rounded-6`}
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
        className={`${css.jump} no-print hidden`}
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
  here: readonly SettingsPart[],
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

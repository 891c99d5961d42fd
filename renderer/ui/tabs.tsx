import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import css from './tabs.module.css';

export type TabOf<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** How much is in it. */
  readonly amount?: number | undefined;
  /** The key that leads there. */
  readonly key?: string;
};

/** The arrows lead from one to the next, as everywhere in lists of tabs. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** What begins below this share of the window is brought up: whoever chose a part wants to read it. */
const LOW = 0.55;

/** A part that was chosen comes into sight. */
function useBroughtUp(shown: string) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top > LOW * window.innerHeight) panel.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return panel;
}

/** Parts of one view of which one is shown. */
export function Tabs<Id extends string>(props: {
  label: string;
  tabs: readonly TabOf<Id>[];
  shown: Id;
  onShow: (id: Id) => void;
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useBroughtUp(props.shown);
  const at = props.tabs.findIndex((tab) => tab.id === props.shown);
  const step = (event: KeyboardEvent): void => {
    const to = STEPS[event.key]?.(at, props.tabs.length - 1);
    const next = to === undefined ? undefined : props.tabs[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    props.onShow(next.id);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        className="flex flex-none gap-2 border-b no-print sticky z-1 top-0 mt-12 bg-paper"
        role="tablist"
        aria-label={props.label}
        onKeyDown={step}
      >
        {props.tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={css.tab}
            aria-selected={tab.id === props.shown}
            aria-controls={`${id}-panel`}
            aria-keyshortcuts={tab.key}
            tabIndex={tab.id === props.shown ? 0 : -1}
            onClick={() => props.onShow(tab.id)}
          >
            {tab.label}
            {tab.amount !== undefined && tab.amount > 0 && (
              <small className="text-mute weight-400">{tab.amount}</small>
            )}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        className={css.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${props.shown}`}
      >
        {props.children}
      </div>
    </>
  );
}

import { Popover, VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import css from './help.module.css';

export type HelpTerm = keyof typeof texts.help.terms;

/** A small “?” beside a word that needs one: two sentences, shown on a click, gone with the next key or click. */
export function Help({ term, children }: { term: HelpTerm; children?: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const { word, text } = texts.help.terms[term];
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom"
        width={300}
        shadow="md"
        // No dialog: it holds nothing to act on, and the keys of the view go on working.
        withRoles={false}
      >
        <Popover.Target>
          <button
            type="button"
            className={css.button}
            aria-label={texts.help.about(word)}
            aria-expanded={opened}
            // a dialog around it stays
            data-mantine-stop-propagation={opened || undefined}
            onClick={(event) => {
              // Often inside a row or a label that has a click of its own.
              event.preventDefault();
              event.stopPropagation();
              setOpened(!opened);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !opened) return;
              event.stopPropagation();
              setOpened(false);
            }}
            onBlur={() => setOpened(false)}
          >
            <span
              className={`${css.ring} grid place-center border-strong w-15 h-15 round sans-600-10-1`}
              aria-hidden
            >
              ?
            </span>
          </button>
        </Popover.Target>
        <Popover.Dropdown
          className={
            `${css.words} bg-paper text-ink align-start border-color-line-strong sans-400-13-1_5 tracking-0`!
          }
          aria-hidden
        >
          <b>{word}</b> {children} {text}
        </Popover.Dropdown>
      </Popover>
      {/* Heard at once; the popover itself is drawn at the end of the page. */}
      <VisuallyHidden aria-live="polite">{opened ? text : ''}</VisuallyHidden>
    </>
  );
}

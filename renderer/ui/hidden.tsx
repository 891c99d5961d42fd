import { Fragment } from 'react';
import { texts } from '../texts.ts';
import { RUNS } from '../lib/hidden_words.ts';
import css from './hidden.module.css';
import { uniqueKeys } from '../lib/unique_keys.ts';

/** A text with what is hidden in it as a quiet bar, which screen readers call by its name. */
export function Hidden({ text }: { text: string }) {
  if (!text.includes('█')) return text;
  const parts = text.split(RUNS);
  const keys = uniqueKeys(parts);
  return parts.map((part, at) =>
    part.startsWith('█') ? (
      <span
        key={keys[at]}
        className={`${css.bar} inline-block mx-0_1em align-y-baseline rounded-1 bg-mute`}
        role="img"
        aria-label={texts.blind.hiddenPart}
        title={texts.blind.hiddenPart}
      />
    ) : (
      <Fragment key={keys[at]}>{part}</Fragment>
    ),
  );
}

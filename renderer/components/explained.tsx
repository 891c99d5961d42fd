import type { SentenceCode } from '#service/api/sentence_code.ts';
import { texts } from '../texts.ts';
import { Hidden } from './hidden.tsx';
import { quoted } from './quoted.tsx';
import css from './quote.module.css';
import { uniqueKeys } from './unique_keys.ts';

/** A sentence of the service, told in the page's language, with the candidate's words in it: those, in quotation marks, are set in the serif. */
export function Explained({ text, told }: { text: string; told?: readonly SentenceCode[] | undefined }) {
  const parts = texts.service.sentence(text, told).split(/(“[^”]*”)/u);
  const keys = uniqueKeys(parts);
  return parts.map((part, at) =>
    part.startsWith('“') ? (
      <q key={keys[at]} className={css.inline}>
        <Hidden text={quoted(part.slice(1, -1))} />
      </q>
    ) : (
      <Hidden key={keys[at]} text={part} />
    ),
  );
}

import css from './quote.module.css';

/** A sentence of the app with the candidate's words in it: those, in quotation marks, are set in the serif. */
export function Explained({ text }: { text: string }) {
  return text.split(/(“[^”]*”)/u).map((part, index) =>
    part.startsWith('“') ? (
      // eslint-disable-next-line react/no-array-index-key -- parts of one fixed sentence
      <q key={index} className={css.inline}>
        {part}
      </q>
    ) : (
      part
    ),
  );
}

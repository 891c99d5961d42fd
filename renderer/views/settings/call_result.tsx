import type { CallAnswer } from '../../api/try_call.ts';
import { CodeBlock } from '../../ui/code_block.tsx';
import { formatBytes, formatMilliseconds } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import css from './try_it.module.css';

/** A page of answers is shown; more would only make the window slow. */
const SHOWN_CHARACTERS = 60_000;

/** Status, time, headers and body of an answer, as they came. */
export function CallResult({ answer }: { answer: CallAnswer }) {
  const { status, status_text, milliseconds, bytes, headers, body } = answer;
  const cut = body.length > SHOWN_CHARACTERS;
  return (
    <section className={css.result} aria-label={texts.settings.answer}>
      <p className={css.outcome} role="status">
        <b data-failed={status >= 400 || undefined}>
          {status} {status_text}
        </b>
        <span>{formatMilliseconds(milliseconds)}</span>
        <span>{formatBytes(bytes)}</span>
      </p>
      <details className={css.headers}>
        <summary>{texts.settings.headers(headers.length)}</summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={css.body}>
        <CodeBlock text={cut ? body.slice(0, SHOWN_CHARACTERS) : body} label={texts.settings.body} />
      </div>
      {cut && <p className="text-mute">{texts.settings.bodyCut}</p>}
    </section>
  );
}

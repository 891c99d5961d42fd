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
    <section className="pt-4" aria-label={texts.settings.answer}>
      <p className={`${css.outcome} flex gap-16 items-baseline text-mute tabular`} role="status">
        <b className="text-accent weight-650" data-failed={status >= 400 || undefined}>
          {status} {status_text}
        </b>
        <span>{formatMilliseconds(milliseconds)}</span>
        <span>{formatBytes(bytes)}</span>
      </p>
      <details className={`${css.headers} m-8-0`}>
        <summary>{texts.settings.headers(headers.length)}</summary>
        <dl className="p-6-0-4-14 mono-12_5-1_6">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt className="flex-none text-mute">{name}</dt>
              <dd className="break-anywhere">{value}</dd>
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

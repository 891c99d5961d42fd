import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import type { PreviewedLetter } from '../../api/letters.ts';
import { problemsOf } from './missing_words.ts';
import css from './letters.module.css';

/** A letter as it will be, and what it lacks. */
export function Previewed(props: {
  letter: PreviewedLetter;
  language: string;
  /** What can be done about what it lacks. */
  remedy?: ReactNode;
}) {
  const { letter, language } = props;
  const problems = problemsOf(letter);
  return (
    <>
      <dl className="grid items-baseline m-0 columns-max-fr gap-3-12">
        <dt className="text-mute">{texts.letters.to}</dt>
        <dd className="m-0 break-anywhere">
          {letter.to ?? <span className="text-mute">{texts.letters.noAddress}</span>}
        </dd>
        <dt className="text-mute">{texts.letters.subject}</dt>
        <dd dir="auto" className="weight-600 m-0 break-anywhere">
          {letter.subject}
        </dd>
      </dl>
      {problems.length > 0 && (
        <ul className={`${css.problems} p-8-12 bg-ask-soft font-13 list-none m-0 edge-ask`}>
          {problems.map((problem) => (
            <li key={problem} dir="auto">
              {problem}
            </li>
          ))}
          {props.remedy && <li>{props.remedy}</li>}
        </ul>
      )}
      <div
        className={`${css.body} pre-wrap break-anywhere flex-1 overflow-y-auto min-h-150 pt-10 border-t-soft line-1_5`}
        dir="auto"
        lang={language}
        data-letter
      >
        {letter.body}
      </div>
    </>
  );
}

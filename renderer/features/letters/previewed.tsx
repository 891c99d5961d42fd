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
      <dl className={css.head}>
        <dt>{texts.letters.to}</dt>
        <dd>{letter.to ?? <span className="text-mute">{texts.letters.noAddress}</span>}</dd>
        <dt>{texts.letters.subject}</dt>
        <dd dir="auto" className="weight-600">
          {letter.subject}
        </dd>
      </dl>
      {problems.length > 0 && (
        <ul className={css.problems}>
          {problems.map((problem) => (
            <li key={problem} dir="auto">
              {problem}
            </li>
          ))}
          {props.remedy && <li>{props.remedy}</li>}
        </ul>
      )}
      <div className={css.body} dir="auto" lang={language} data-letter>
        {letter.body}
      </div>
    </>
  );
}

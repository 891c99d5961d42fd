import { useAvailability } from '../../api/availability.ts';
import type { CallSheet } from '../../api/calls.ts';
import { availabilityInWords } from '../../features/availability/availability_words.ts';
import { questionOf } from '../../features/calls/question.ts';
import { BETWEEN, joined } from '../../lib/joined.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { formatPhone } from '../../lib/format_phone.ts';
import { texts } from '../../texts.ts';
import css from './printed.module.css';
import { readInWords } from './question_row.tsx';

/** On paper: a page for each candidate, with room to write. */
export function PrintedSheets({ sheets, job_title }: { sheets: readonly CallSheet[]; job_title: string }) {
  return (
    <div className="print-instead hidden">
      {sheets.map((sheet) => (
        <PrintedSheet key={sheet.nomination_id} sheet={sheet} job_title={job_title} />
      ))}
    </div>
  );
}

function PrintedSheet({ sheet, job_title }: { sheet: CallSheet; job_title: string }) {
  const { data } = useAvailability(sheet.candidate_id);
  return (
    <article className={css.page} data-sheet>
      <p className={css.job} dir="auto">
        {joined([texts.calls.sheet, job_title])}
      </p>
      <h2 dir="auto">{sheet.full_name}</h2>
      <p>{joined([sheet.phone === null ? null : formatPhone(sheet.phone), sheet.email])}</p>
      <ol>
        {sheet.questions.map((question) => (
          <li key={question.criterion.id}>
            <div className="print-flex print-gap-12 print-justify-space-between">
              <b dir="auto">{questionOf(question)}</b>
              <span className="print-flex print-flex-none print-gap-10 print-nowrap">
                {(['yes', 'no', 'unclear'] as const).map((word) => (
                  <span key={word}>
                    {isSaid(question, word) ? '☒' : '☐'} {texts.calls[word]}
                  </span>
                ))}
                <span>
                  {[1, 2, 3, 4, 5]
                    .map((one) => (question.answer?.score === one ? `(${one})` : one))
                    .join(' ')}
                </span>
              </span>
            </div>
            <p className={css.read}>
              <Hidden text={readInWords(question)} />
            </p>
            <p className={css.write}>
              <Hidden text={question.answer?.answer ?? ''} />
            </p>
          </li>
        ))}
      </ol>
      <div className={css.terms}>
        {(['start', 'notice', 'salary'] as const).map((fact) => (
          <p key={fact}>{texts.calls.printed[fact]}</p>
        ))}
      </div>
      <p>{data === undefined ? '' : availabilityInWords(data).join(BETWEEN)}</p>
      <p className={css.note}>
        {texts.calls.printed.note} <Hidden text={sheet.note?.answer ?? ''} />
      </p>
    </article>
  );
}

function isSaid({ answer }: CallSheet['questions'][number], word: 'yes' | 'no' | 'unclear'): boolean {
  return answer !== null && answer.is_criterion_met === { yes: true, no: false, unclear: null }[word];
}

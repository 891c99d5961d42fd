import { Link } from '@tanstack/react-router';
import type { CallSheet } from '../../api/calls.ts';
import { AvailabilityLine } from '../../features/availability/availability_line.tsx';
import { GrowingText } from '../../ui/growing_text.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { formatPhone } from '../../lib/format_phone.ts';
import { texts } from '../../texts.ts';
import { CalendarPart } from './calendar_part.tsx';
import css from './calls.module.css';
import { QuestionRow, SavedSign, type QuestionKeys } from './question_row.tsx';
import { useSaid } from './use_said.ts';

/** What to ask one candidate, and what they say. */
export function PersonSheet(props: {
  sheet: CallSheet;
  job_id: string;
  job_title: string;
  /** Which question is at hand. */
  at: number;
  onAt: (index: number) => void;
  onKeys: (keys: QuestionKeys | null) => void;
}) {
  const { sheet, job_id } = props;
  const { nomination_id, candidate_id, phone, email } = sheet;
  return (
    <section className="overflow-auto break-anywhere bg-paper p-16-24-40" aria-label={sheet.full_name}>
      <div className="row-wrap max-w-1080 gap-4-18">
        <h2 className={`${css.name} m-0 serif-600-20-1_25`} dir="auto">
          <Link to="/candidates/$candidate_id" params={{ candidate_id }} search={{ job: job_id }}>
            {sheet.full_name}
          </Link>
        </h2>
        <p className={`${css.contact} flex wrap m-0 flex-1-1-auto gap-2-14`}>
          {phone !== null && <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>{formatPhone(phone)}</a>}
          {email !== null && <a href={`mailto:${email}`}>{email}</a>}
          {phone === null && email === null && texts.calls.noContact}
        </p>
        <CalendarPart sheet={sheet} job_title={props.job_title} />
      </div>
      {sheet.questions.length === 0 && <p className="aside">{texts.calls.noQuestions}</p>}
      <ol className="p-0 list-none max-w-1080 m-14-0-0">
        {sheet.questions.map((question, index) => (
          <QuestionRow
            key={`${nomination_id} ${question.criterion.id}`}
            nomination_id={nomination_id}
            question={question}
            is_at={index === props.at}
            onAt={() => props.onAt(index)}
            onKeys={props.onKeys}
          />
        ))}
      </ol>
      <h3 className="part-heading">{texts.calls.terms}</h3>
      <AvailabilityLine candidate_id={candidate_id} />
      <h3 className="part-heading">{texts.calls.note}</h3>
      <CallNote key={nomination_id} sheet={sheet} />
    </section>
  );
}

function CallNote({ sheet }: { sheet: CallSheet }) {
  const { said, state, change, flush } = useSaid(sheet.nomination_id, null, sheet.note);
  if (said?.answer.includes('█') === true) return <Hidden text={said.answer} />;
  return (
    <div className="max-w-1080">
      <GrowingText
        least={2}
        maxLength={2000}
        dir="auto"
        aria-label={texts.calls.note}
        placeholder={texts.calls.notePlaceholder}
        value={said?.answer ?? ''}
        onChange={(event) => change({ answer: event.currentTarget.value })}
        onBlur={flush}
      />
      <div className={`${css.sign} row justify-between gap-8 text-mute font-12 grid-column-2 min-w-90`}>
        <SavedSign state={state} />
      </div>
    </div>
  );
}

import { formatMonths } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import { ContactPart } from './contact_part.tsx';
import { useProfileEditor } from './profile_editor.ts';
import { EducationPart } from './education_part.tsx';
import { LanguagesPart } from './lists_part.tsx';
import { Part } from './section.tsx';
import { SkillsPart } from './skills_part.tsx';
import { RelocationField, StatementField } from './statement_field.tsx';
import { TermField } from './term_field.tsx';
import { WorkPart } from './work_part.tsx';
import css from './form.module.css';

/** The profile in the order of a resume; every field is corrected where it stands. */
export function ProfileForm() {
  const { profile } = useProfileEditor().record;
  return (
    <div className="p-6-20-40">
      <ContactPart />
      {profile === null ? (
        <p className="aside break-anywhere pt-4">{texts.read.nothingRead}</p>
      ) : (
        <>
          <Part title={texts.read.parts.statements} kind="statements">
            <StatementField field="summary" lines />
            <StatementField field="work_authorisation" />
            <RelocationField />
            <TermField fact="availability" />
            <TermField fact="notice_period" />
            <TermField fact="salary_expectation" />
          </Part>
          {profile.notices.some(({ type }) => type === 'SECOND_PERSON') && (
            <p className="aside break-anywhere pt-4">{texts.read.secondPerson}</p>
          )}
          {profile.notices.some(({ type }) => type === 'READ_BY_SHAPE') && (
            <p className="aside break-anywhere pt-4">{texts.read.byShape}</p>
          )}
          <WorkPart />
          <EducationPart />
          <SkillsPart />
          <LanguagesPart />
          <section className={`${css.part} p-10-0-12`} aria-label={texts.read.totals}>
            <h2 className="row gap-8 mb-4 font-13 weight-600">{texts.read.totals}</h2>
            <dl className="grid columns-122-fr gap-2-10">
              <dt className="text-mute font-13">{texts.read.experience}</dt>
              <dd>{formatMonths(profile.totals.months_experience) || texts.candidate.notStated}</dd>
              <dt className="text-mute font-13">{texts.read.management}</dt>
              <dd>{formatMonths(profile.totals.months_management) || texts.candidate.notStated}</dd>
            </dl>
            <p className="aside break-anywhere pt-4">{texts.read.totalsHint}</p>
          </section>
        </>
      )}
    </div>
  );
}

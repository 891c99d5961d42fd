import { Fragment, type ReactNode } from 'react';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import type { Summary } from '#service/api/screening/summaries/schema.ts';
import type { Profile, Span } from '#service/intelligence/profile.ts';
import { useBlindMode } from '../../api/blind.ts';
import { AvailabilityLine } from '../../features/availability/availability_line.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';
import { BETWEEN } from '../../lib/joined.ts';

/** A word or two of a line, and where they were read; null where a person entered them or nobody knows. */
type Part = { readonly text: string; readonly span: Span | null };

/** What the career beside it does not say, a line each; every part leads to its words on the page. */
export function OneLiners(props: {
  candidate: Candidate;
  summary: Summary | undefined;
  current: readonly Span[];
  onShow: (span: Span) => void;
}) {
  const { is_on: is_blind } = useBlindMode();
  const { email, phone } = props.candidate;
  const lines = linesOf(props.candidate, props.summary);
  const missing = lines.flatMap(([name, parts]) => (parts.length > 0 ? [] : [name]));
  // it stands in the head of the page; what is hidden may well be stated
  if (!is_blind && (email ?? '') === '' && (phone ?? '') === '') missing.push(texts.candidate.contact);
  return (
    <dl className="mt-12">
      {lines.map(
        ([name, parts]) =>
          !missing.includes(name) && (
            <div key={name} className="grid gap-14 mb-4 columns-92-fr">
              <dt className="text-mute">{name}</dt>
              <dd className="break-anywhere" dir="auto">
                {parts.map((part, index) => (
                  <Fragment key={part.text}>
                    {index > 0 && BETWEEN}
                    <Shown {...props} part={part} />
                  </Fragment>
                ))}
              </dd>
            </div>
          ),
      )}
      <div className="grid gap-14 mb-4 columns-92-fr no-print" data-changes>
        <dt className="text-mute">{texts.availability.labels.availability}</dt>
        <dd className="break-anywhere">
          <AvailabilityLine only="unknown" candidate_id={props.candidate.id} />
        </dd>
      </div>
      {missing.length > 0 && (
        <div className="grid gap-14 mb-4 columns-92-fr">
          <dt className="text-mute">{texts.candidate.notStated}</dt>
          <dd className="text-mute break-anywhere">
            {missing
              .map((name) => (name === texts.candidate.languages ? texts.candidate.spokenLanguages : name))
              .join(', ')}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Shown(props: { part: Part; current: readonly Span[]; onShow: (span: Span) => void }): ReactNode {
  const { text, span } = props.part;
  if (span === null) return <Hidden text={text} />;
  const is_current = props.current.some(({ start, end }) => start === span.start && end === span.end);
  return (
    <button
      type="button"
      data-print
      className={`${css.fact} on-bg-marker p-0 bare-button text-inherit align-start`}
      title={texts.candidate.showWords}
      data-current={is_current || undefined}
      onClick={() => props.onShow(span)}
    >
      <Hidden text={text} />
    </button>
  );
}

type Line = [name: string, parts: Part[]];

function linesOf(candidate: Candidate, summary: Summary | undefined): Line[] {
  const { profile } = candidate;
  return [
    [texts.candidate.location, one(candidate.location ?? summary?.location, sourceOf(profile, 'location'))],
    [texts.candidate.education, one(summary?.education, educationSpan(profile, summary?.education ?? ''))],
    // what there is stands job by job beside it
    ...((profile?.work.length ?? 0) > 0 ? [] : [[texts.candidate.employment, []] satisfies Line]),
    [
      texts.candidate.languages,
      (profile?.languages ?? []).flatMap(({ name, cefr, span }) => {
        const told = texts.service.language(name);
        return one(cefr === null ? told : `${told} (${cefr})`, read(span));
      }),
    ],
  ];
}

function one(text: string | null | undefined, span: Span | null): Part[] {
  return text === null || text === undefined || text === '' ? [] : [{ text, span }];
}

/** A span that holds something; what a person entered has an empty one. */
function read(span: Span | undefined): Span | null {
  return span === undefined || span.end <= span.start ? null : span;
}

function sourceOf(profile: Profile | null, path: string): Span | null {
  return read(profile?.sources[path]);
}

/** The entry the line speaks of, else the first. */
function educationSpan(profile: Profile | null, said: string): Span | null {
  const entries = profile?.education ?? [];
  const named = entries.findIndex((entry) =>
    [entry.school, entry.degree].some((word) => word !== null && word !== '' && said.includes(word)),
  );
  const at = Math.max(0, named);
  return together(
    [sourceOf(profile, `education.${at}.degree`), sourceOf(profile, `education.${at}.school`)],
    read(entries[at]?.span),
  );
}

/** Further apart than this two fields are not one place. */
const NEAR = 200;

function together(parts: readonly (Span | null)[], whole: Span | null): Span | null {
  const known = parts.filter((span) => span !== null);
  const [first] = known;
  if (first === undefined) return whole;
  const span = {
    start: Math.min(...known.map(({ start }) => start)),
    end: Math.max(...known.map(({ end }) => end)),
  };
  return span.end - span.start <= NEAR ? span : first;
}

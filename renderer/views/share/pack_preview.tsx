import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { atCriterion } from '../../addresses/candidate_search.ts';
import { useAgencyLook, type ClientPack } from '../../api/exports.ts';
import { FindingsLegend } from '../../features/criteria/findings_legend.tsx';
import { Shape } from '../../features/criteria/mark.tsx';
import { joined } from '../../lib/joined.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { texts } from '../../texts.ts';
import css from './preview.module.css';

const MAX_LINKED = 10;

type Person = ClientPack['candidates'][number];

/**
 * The pack as it will come out: what is shown is what the files are made of, word for word. Each answer leads to its
 * words on the candidate's page.
 */
export function PackPreview({ pack, job_id }: { pack: ClientPack; job_id: string }) {
  return (
    <div
      className="grid m-0-auto gap-20 max-w-720"
      lang={pack.language}
      style={{ '--pack-accent': pack.accent } as CSSProperties}
    >
      <Overview pack={pack} job_id={job_id} />
      {pack.candidates.map((person) => (
        <PersonPage key={person.spotlight_id} pack={pack} person={person} job_id={job_id} />
      ))}
    </div>
  );
}

/** Leads from an answer to the words it rests on. */
function ToWords(props: {
  job_id: string;
  candidate_id: string;
  criterion_id: string;
  className: string | undefined;
  label?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to="/candidates/$candidate_id"
      params={{ candidate_id: props.candidate_id }}
      search={atCriterion({ job: props.job_id }, props.criterion_id)}
      className={props.className!}
      aria-label={props.label}
      title={texts.share.showPlace}
    >
      {props.children}
    </Link>
  );
}

function Overview({ pack, job_id }: { pack: ClientPack; job_id: string }) {
  const { words, criteria, candidates } = pack;
  const logo = useAgencyLook().data?.logo;
  // more marks stand too close to be pressed one by one: the pages of each person lead to the words, too
  const is_wide = criteria.length <= MAX_LINKED;
  return (
    <article
      className={`${css.page} break-anywhere border bg-paper shadow text-ink font-13 min-h-480 p-44-46-52 line-1_5`}
      data-sheet
    >
      <header className={`${css.letterhead} columns-1fr-auto gap-0-20 pb-8 mb-30`}>
        {typeof logo === 'string' && (
          <img className="span-all max-w-250 max-h-53 m-n8-0-10" src={logo} alt={pack.agency.name} />
        )}
        <b dir="auto">{pack.agency.name}</b>
        <span>{pack.date_text}</span>
        {pack.agency.line !== '' && (
          <small dir="auto" className="text-mute font-12 span-all text-mute font-12">
            {pack.agency.line}
          </small>
        )}
      </header>
      <p className="text-mute font-12">{words.title}</p>
      <h2 className="m-2-0-4 serif-400-30-1_16" dir="auto">
        {pack.job_title}
      </h2>
      {pack.client !== null && (
        <p dir="auto">
          {words.client} {joined([pack.client.name, pack.client.contact], ', ')}
        </p>
      )}
      {pack.is_blind && <p className="text-mute font-12">{words.blind_line}</p>}
      <h3 className={`${css.label} weight-600 m-26-0-8 font-11 tracking-0_06em`}>{words.overview}</h3>
      <table className={css.table} data-wide={is_wide || undefined}>
        <thead>
          <tr>
            <th>{words.position}</th>
            <th>{words.person}</th>
            <th>{words.years}</th>
            <th>{words.location}</th>
            {criteria.map(({ id, text }, index) => (
              <th key={id} className={css.mark} title={text} aria-label={text}>
                {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candidates.map((person) => (
            <tr key={person.spotlight_id}>
              <td>{person.position}</td>
              <td>
                <b dir="auto">{person.name}</b>
                <small className="text-mute font-12" dir="auto">
                  <Hidden text={person.role} />
                </small>
              </td>
              <td className={css.years}>{person.years}</td>
              <td className={css.place} dir="auto">
                <Hidden text={person.location} />
              </td>
              {criteria.map(({ id, text }) => {
                const known = person.marks.find((mark) => mark.criterion_id === id)?.finding;
                if (!pack.shows_unmet && known !== 'met') return <td key={id} className={css.mark} />;
                const finding = known ?? 'not_stated';
                return (
                  <td key={id} className={css.mark}>
                    {is_wide ? (
                      <ToWords
                        job_id={job_id}
                        candidate_id={person.candidate_id}
                        criterion_id={id}
                        className="inline-center min-w-24 min-h-24 rounded m-n4-0 hover-bg-soft"
                        label={`${text}: ${words.findings[finding] ?? ''}`}
                      >
                        <Shape finding={finding} />
                      </ToWords>
                    ) : (
                      <span role="img" aria-label={`${text}: ${words.findings[finding] ?? ''}`}>
                        <Shape finding={finding} />
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {criteria.length > 0 && (
        <>
          <FindingsLegend
            findings={pack.shows_unmet ? ['met', 'not_met', 'not_mentioned', 'not_stated'] : ['met']}
            words={words.findings}
          />
          <h3 className={`${css.label} weight-600 m-26-0-8 font-11 tracking-0_06em`}>{words.criteria}</h3>
          <ol className={`${css.asked} pl-24 m-0`}>
            {criteria.map(({ id, text, weight }) => (
              <li key={id}>
                <span dir="auto">{text}</span>
                {weight !== null && <small className="text-mute font-12">{words[weight]}</small>}
              </li>
            ))}
          </ol>
        </>
      )}
    </article>
  );
}

function PersonPage(props: { pack: ClientPack; person: Person; job_id: string }) {
  const { person } = props;
  const { words, shows_unmet } = props.pack;
  const criteria = props.pack.criteria.filter(
    ({ id }) =>
      shows_unmet ||
      person.marks.some(({ criterion_id, finding }) => criterion_id === id && finding === 'met'),
  );
  const under = [person.role, person.years, person.location].filter((part) => part !== '');
  return (
    <article
      className={`${css.page} break-anywhere border bg-paper shadow text-ink font-13 min-h-480 p-44-46-52 line-1_5`}
      data-sheet
    >
      <h2 className="m-0-0-4 serif-400-27-1_18" dir="auto">
        {person.name}
      </h2>
      <p className={css.under} dir="auto">
        <Hidden text={under.join('\u00A0\u00A0·\u00A0 ')} />
      </p>
      {person.headline !== '' && person.headline !== person.role && (
        <p className={css.headline} dir="auto">
          <Hidden text={person.headline} />
        </p>
      )}
      {person.note !== '' && (
        <p className="pre-line" dir="auto">
          <Hidden text={person.note} />
        </p>
      )}
      {person.facts.length > 0 && (
        <dl className={`${css.facts} m-16-0-0`}>
          {person.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-mute font-12">{label}</dt>
              <dd className="m-0" dir="auto">
                <Hidden text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {criteria.length > 0 && (
        <h3 className={`${css.label} weight-600 m-26-0-8 font-11 tracking-0_06em`}>{words.criteria}</h3>
      )}
      {criteria.map(({ id, text }) => {
        const mark = person.marks.find((one) => one.criterion_id === id);
        const finding = mark?.finding ?? 'not_stated';
        return (
          <div key={id} className={`${css.answer} grid items-center columns-18-1fr-auto gap-0-4 mb-7`}>
            <Shape finding={finding} />
            <ToWords
              job_id={props.job_id}
              candidate_id={person.candidate_id}
              criterion_id={id}
              className="text-inherit no-underline hover-underline"
            >
              <b dir="auto">{text}</b>
            </ToWords>
            <small className="text-mute font-12">{words.findings[finding]}</small>
            {mark?.quotes.map(({ quote, page_text }) => (
              <blockquote key={quote} dir="auto">
                <span>
                  {words.quotation_marks.charAt(0)}
                  <Hidden text={quote.replaceAll(/\s+/g, ' ').trim()} />
                  {words.quotation_marks.charAt(1)}
                </span>{' '}
                <cite>{page_text}</cite>
              </blockquote>
            ))}
            {mark !== undefined && mark.said !== null && (
              <p className={`${css.said} text-mute font-12 pre-line`} dir="auto">
                <Hidden text={joined([mark.said.when, mark.said.words], ': ')} />
              </p>
            )}
          </div>
        );
      })}
      {person.skills.length > 0 && (
        <>
          <h3 className={`${css.label} weight-600 m-26-0-8 font-11 tracking-0_06em`}>{words.skills}</h3>
          <p dir="auto">
            <Hidden text={person.skills.join('\u00A0\u00A0·\u00A0 ')} />
          </p>
        </>
      )}
      {person.timeline.length > 0 && (
        <>
          <h3 className={`${css.label} weight-600 m-26-0-8 font-11 tracking-0_06em`}>{words.experience}</h3>
          <ul className={`${css.timeline} p-0 m-0 list-none`}>
            {person.timeline.map(({ period, title, employer }) => (
              <li key={`${period} ${title} ${employer}`}>
                <small className="text-mute font-12">{period}</small>
                <b dir="auto">
                  <Hidden text={title} />
                </b>
                <span dir="auto">
                  <Hidden text={employer} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

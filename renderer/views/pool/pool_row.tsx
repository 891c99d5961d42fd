import { Link } from '@tanstack/react-router';
import type { Evidence } from '#service/api/evidence.ts';
import type { CandidateListItem } from '#service/api/people/candidates/schema.ts';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { CandidateSearch } from '../../addresses/candidate_search.ts';
import type { CandidateCard, Snippet } from '../../api/pool.ts';
import { justFound } from '../../api/search_news.ts';
import { useStore } from '../../lib/external_store.ts';
import { formatDate, formatYears } from '../../lib/format.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { availabilityValues } from '../../features/availability/availability_words.ts';
import { termsCells } from '../../features/availability/terms_asked.ts';
import { TagChip } from '../../features/tags/tag_chip.tsx';
import { byStanding, isSuggested } from '../../features/tags/tag_names.ts';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { texts } from '../../texts.ts';
import { Found } from './found.tsx';
import { JobsCell } from './jobs_cell.tsx';
import { PassageLink } from './passage_link.tsx';
import { NoteSign } from './note_sign.tsx';
import css from './pool_table.module.css';

/** So many tags fit into a row. */
const TAGS = 2;

type PoolRowProps = {
  id: string;
  /** Where it lies in the list, in pixels. */
  top: number;
  number: number;
  candidate: CandidateListItem | null | undefined;
  card: CandidateCard | null | undefined;
  snippet: Snippet | null | undefined;
  /** What of the resume comes nearest to what is described. */
  passage: Evidence | null | undefined;
  job_names: ReadonlyMap<string, string>;
  stages: ReadonlyMap<string, NominationStage>;
  /** Where whoever is opened here came from. */
  address: CandidateSearch;
  is_selected: boolean;
  is_picked: boolean;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  onPick: (id: string, extend: boolean) => void;
};

/** One person of the list. */
export function PoolRow(props: PoolRowProps) {
  const { id, candidate, card, snippet } = props;
  const name = candidate === null ? texts.pool.gone : candidate?.full_name;
  return (
    <div
      id={`person-${id}`}
      className={css.row}
      style={{ transform: `translateY(${props.top}px)` }}
      role="row"
      aria-rowindex={props.number + 1}
      aria-selected={props.is_selected}
      data-picked={props.is_picked || undefined}
      onClick={(event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) props.onPick(id, event.shiftKey);
        props.onSelect(id);
      }}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()} // it would mark the text between
      onDoubleClick={() => props.onOpen(id)}
    >
      <span role="gridcell">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={texts.bulk.select(name ?? texts.ranking.thisCandidate)}
          checked={props.is_picked}
          onClick={(event) => event.stopPropagation()}
          onDoubleClick={(event) => event.stopPropagation()}
          onChange={(event) => props.onPick(id, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </span>
      <NameCell {...props} name={name} />
      <span role="gridcell" data-column="now" dir="auto">
        {card?.is_unread === true ? (
          // by keys the panel leads there
          <Link
            to="/candidates/$candidate_id/read"
            params={{ candidate_id: id }}
            className={css.unread}
            tabIndex={-1}
            title={texts.pool.unreadHint}
          >
            {texts.pool.unread}
          </Link>
        ) : (
          <span className={`${css.lines} grid columns-fr justify-items-start font-12_5 line-16`}>
            <Line text={candidate?.current_title} />
            <Line text={candidate?.current_employer} />
          </span>
        )}
      </span>
      <span role="gridcell" data-column="years">
        {formatYears(candidate?.months_experience)}
      </span>
      <span role="gridcell" data-column="where" dir="auto">
        <Hidden text={candidate?.location ?? ''} />
      </span>
      <TermsCells card={card} />
      <TagsCell card={card} />
      <span role="gridcell" data-column="jobs">
        <JobsCell card={card} job_names={props.job_names} stages={props.stages} />
      </span>
      <span role="gridcell" data-column="added">
        {candidate === null || candidate === undefined ? '' : formatDate(candidate.created_at)}
      </span>
      {snippet !== undefined && snippet !== null && (
        <span role="gridcell" className={css.words} dir="auto">
          <Found snippet={snippet} />
        </span>
      )}
      {props.passage !== undefined && props.passage !== null && (
        <span role="gridcell" className={css.words} dir="auto">
          {/* by keys the panel leads there */}
          <PassageLink
            candidate_id={id}
            passage={props.passage}
            address={props.address}
            tabIndex={-1}
            className="clip block text-inherit no-underline hover-underline"
          />
        </span>
      )}
    </div>
  );
}

function Line({ text }: { text: string | null | undefined }) {
  if (text === null || text === undefined || text === '') return null;
  return (
    <span className="clip" title={spoken(text)}>
      <Hidden text={text} />
    </span>
  );
}

/** Their name, and how many notes there are about them. */
function NameCell(
  props: Pick<PoolRowProps, 'id' | 'candidate' | 'card' | 'address'> & { name: string | undefined },
) {
  const { id, candidate, card, name } = props;
  const is_new = useStore(justFound).has(id);
  return (
    <span role="gridcell" data-column="name">
      {name === undefined ? (
        <span data-wait className="inline-block h-8 rounded-4 bg-soft w-96" />
      ) : (
        <b className="text-ink weight-600" dir="auto">
          {name}
          <NameFromFile candidate={candidate} />
        </b>
      )}
      {(card?.file_count ?? 0) > 1 && (
        <small className="text-mute">{texts.import.files(card!.file_count)}</small>
      )}
      {is_new && <small className="flex-none weight-600 text-accent ms-6">{texts.saved.isNew}</small>}
      {card !== undefined && card !== null && card.note_count > 0 && (
        // by keys the panel leads there, which shows whoever is chosen
        <Link
          to="/candidates/$candidate_id"
          params={{ candidate_id: id }}
          search={props.address}
          hash="notes"
          className="inline-flex gap-3 items-center min-w-24 min-h-24 text-mute font-12 tabular ms-6 align-y-middle"
          tabIndex={-1}
          title={texts.notes.amount(card.note_count)}
          aria-label={texts.notes.amount(card.note_count)}
        >
          <NoteSign />
          {card.note_count}
        </Link>
      )}
    </span>
  );
}

/** When they can start, their notice, and what they want to earn; all of it where the pointer rests. */
function TermsCells({ card }: Pick<PoolRowProps, 'card'>) {
  const known = card?.availability ?? NOTHING_KNOWN;
  const short = termsCells(known);
  const whole = availabilityValues(known);
  return COLUMNS_OF.map(([column, fact]) => (
    <span
      key={column}
      role="gridcell"
      data-column={column}
      title={whole[fact] === null || whole[fact] === short[fact] ? undefined : spoken(whole[fact])}
    >
      <Hidden text={short[fact]} />
    </span>
  ));
}

const NOTHING = { value: null };
const NOTHING_KNOWN = { availability: NOTHING, notice_period: NOTHING, salary_expectation: NOTHING };
const COLUMNS_OF = [
  ['start', 'availability'],
  ['notice', 'notice_period'],
  ['salary', 'salary_expectation'],
] as const;

/** As many tags as fit; the rest is counted. */
function TagsCell({ card }: Pick<PoolRowProps, 'card'>) {
  const tags = byStanding(card?.tags ?? []);
  return (
    <span role="gridcell" data-column="tags">
      {tags.slice(0, TAGS).map((tag) => (
        <TagChip key={tag.tag_id} tag={tag} suggested={isSuggested(tag)} />
      ))}
      {[1, TAGS].map(
        (shown) =>
          tags.length > shown && (
            <small
              key={shown}
              data-beyond={shown}
              title={tags
                .slice(shown)
                .map((tag) => tag.name)
                .join(', ')}
            >
              {texts.tags.more(tags.length - shown)}
            </small>
          ),
      )}
    </span>
  );
}

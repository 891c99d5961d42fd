import { Alert, Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { QuietButton, SmallButton, QuietIcon } from '../../ui/buttons.tsx';
import { GrowingText } from '../../ui/growing_text.tsx';
import { useRemoveSpotlight, type Spotlight } from '../../api/spotlights.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { spoken } from '../../lib/hidden_words.ts';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { errorNotice, notify, notifyError } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { orderByDrag } from './dragging.ts';
import { QuoteChoice } from './quote_choice.tsx';
import { takeBackId } from './same_people.tsx';
import css from './share.module.css';
import { useDraft } from './use_draft.ts';

type CardProps = {
  job_id: string;
  spotlight: Spotlight;
  candidate_id: string | null;
  name: string;
  name_from_file: boolean;
  /** What they do by now: the line the client reads until somebody writes one. */
  role: string;
  index: number;
  amount: number;
  onMove: (id: string, to: number) => void;
};

type Draft = ReturnType<typeof useDraft>;

/** One who is put forward: the line and the note the client reads, and the quotes that go along. */
export function PersonCard(props: CardProps) {
  const { job_id, spotlight, candidate_id, index, onMove } = props;
  const draft = useDraft(spotlight.id);
  const card = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [is_over, setOver] = useState(false);
  useEffect(() => {
    if (card.current === null || handle.current === null) return;
    const options = { id: spotlight.id, onOver: setOver, onDrop: (id: string) => onMove(id, index) };
    return orderByDrag(card.current, handle.current, options);
  }, [spotlight.id, index, onMove]);

  const moveByKey = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(spotlight.id, index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <li
      ref={card}
      className={`${css.card} grid gap-6 border-t p-9-0-12`}
      data-over={is_over || undefined}
      onKeyDown={moveByKey}
    >
      <CardHead {...props} draft={draft} handle={handle} />
      {draft.conflict && <Conflict draft={draft} />}
      <Words draft={draft} role={props.role} />
      <QuoteChoice
        job_id={job_id}
        candidate_id={candidate_id}
        nomination_id={spotlight.nomination_id}
        chosen={draft.saved?.evidence ?? spotlight.evidence}
        onChoose={draft.choose}
      />
    </li>
  );
}

/** Who it is and in which place, and how they change places or are taken back. */
function CardHead({
  handle,
  draft,
  ...props
}: CardProps & { draft: Draft; handle: RefObject<HTMLSpanElement | null> }) {
  const { job_id, spotlight, candidate_id, name, index, amount, onMove } = props;
  const remove = useRemoveSpotlight(job_id);
  const takeBack = (): void => {
    draft
      .finish()
      .then(() => remove(spotlight))
      .then((undo) =>
        notify(texts.share.removed(name), () => {
          undo().catch(errorNotice(texts.decisions.undoFailed));
        }),
      )
      .catch((error: unknown) => {
        draft.resume();
        notifyError(texts.share.removeFailed(name), error);
      });
  };
  return (
    <div className="row gap-6 min-w-0">
      <span
        ref={handle}
        className={`${css.handle} min-w-24 align-center text-faint line-24`}
        aria-hidden
        title={texts.share.drag}
      >
        ⠿
      </span>
      <b className="text-mute tabular min-w-16">{index + 1}</b>
      {candidate_id === null ? (
        <span
          className="flex-1 min-w-0 text-ink no-underline hover-underline clip serif-600-16-1_4"
          dir="auto"
        >
          {name}
        </span>
      ) : (
        <Link
          className="flex-1 min-w-0 text-ink no-underline hover-underline clip serif-600-16-1_4"
          dir="auto"
          to="/candidates/$candidate_id"
          params={{ candidate_id }}
          search={{ job: job_id }}
        >
          <Hidden text={name} />
        </Link>
      )}
      <NameFromFile candidate={props} />
      <span role="status" className="text-mute font-12">
        {draft.is_saving ? texts.share.saving : draft.failed ? texts.share.notSaved : ''}
      </span>
      {draft.failed && <SmallButton onClick={draft.retry}>{texts.actions.tryAgain}</SmallButton>}
      <QuietIcon
        disabled={index === 0}
        aria-label={texts.share.up(name)}
        title={texts.share.upTitle}
        onClick={() => onMove(spotlight.id, index - 1)}
      >
        ↑
      </QuietIcon>
      <QuietIcon
        disabled={index === amount - 1}
        aria-label={texts.share.down(name)}
        title={texts.share.downTitle}
        onClick={() => onMove(spotlight.id, index + 1)}
      >
        ↓
      </QuietIcon>
      <QuietButton id={takeBackId(spotlight.id)} aria-label={texts.share.removeName(name)} onClick={takeBack}>
        {texts.share.remove}
      </QuietButton>
    </div>
  );
}

/** What another window wrote beside what is written here: a person chooses. */
function Conflict({ draft }: { draft: Draft }) {
  return (
    <Alert className={css.conflict!} role="alert" title={texts.share.changedElsewhere}>
      <p dir="auto">{texts.share.theirs(draft.saved?.headline ?? '', draft.saved?.note ?? '')}</p>
      <Button size="compact-sm" onClick={draft.keepMine}>
        {texts.share.keepMine}
      </Button>{' '}
      <SmallButton onClick={draft.takeTheirs}>{texts.share.takeTheirs}</SmallButton>
    </Alert>
  );
}

/** The line and the note the client reads. */
function Words({ draft, role }: { draft: Draft; role: string }) {
  return (
    <>
      <TextInput
        label={texts.share.headline}
        dir="auto"
        maxLength={500}
        placeholder={spoken(role)}
        inputWrapperOrder={['label', 'input', 'description']}
        title={draft.shown.headline.trim() === '' ? texts.share.headlineFollows : undefined}
        value={draft.shown.headline}
        {...held(draft.shown.headline)}
        onChange={(event) => draft.type({ headline: event.currentTarget.value })}
      />
      <GrowingText
        label={texts.share.note}
        placeholder={texts.share.notePlaceholder}
        dir="auto"
        least={1}
        most={10}
        maxLength={100_000}
        value={draft.shown.note}
        {...held(draft.shown.note)}
        onChange={(event) => draft.type({ note: event.currentTarget.value })}
      />
    </>
  );
}

/**
 * What has hidden parts is shown with its bars and not changed: they would be saved in the place of what is under
 * them.
 */
function held(text: string): { readOnly?: boolean; description?: ReactNode } {
  if (!text.includes('█')) return {};
  return { readOnly: true, description: texts.blind.held };
}

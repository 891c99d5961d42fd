import { useMay } from '../../lib/may.ts';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, use, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { CandidateListItem } from '#service/api/people/candidates/schema.ts';
import type { CandidateCard } from '#service/api/people/pool/schema.ts';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { useCandidateAttachments } from '../../api/attachments.ts';
import type { Marks } from '../../api/marks.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { joined } from '../../lib/joined.ts';
import { MarkShape } from '../../features/criteria/mark.tsx';
import { markLabel } from '../../features/criteria/names.ts';
import { disputed, Several, severalInWords } from '../../features/duplicates/several.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { texts } from '../../texts.ts';
import { CardFacts } from './card_facts.tsx';
import css from './card.module.css';
import { dragCard } from './dragging.ts';
import { Facts, type BoardActs } from './facts.ts';
import { DaysInStage } from './stage_time.tsx';
import { stageName } from '../../features/stages/stage_name.ts';

/**
 * One candidate on the board. Its name is the link that has the focus; everything else is reached by keys or the
 * menu.
 */
export const BoardCard = memo(function Card(props: {
  id: string;
  stage: NominationStage;
  place: number;
  of: number;
  top: number;
  /** Its place in the list, and what measures it. */
  at: number;
  measure: (card: HTMLElement | null) => void;
  /** For how many days they have been in the stage. */
  days: number | undefined;
  is_current: boolean;
  /** undefined while unknown, null when just deleted. */
  candidate: CandidateListItem | null | undefined;
  marks: Marks | null | undefined;
  tags: CandidateCard['tags'] | undefined;
  /** Why somebody moved them here; null where nobody said. */
  reason: string | null;
  onDragged: (candidate_id: string | null) => void;
}) {
  const { id, candidate, is_current } = props;
  const facts = use(Facts)!;
  const card = useRef<HTMLLIElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { measure } = props;
  const hold = useCallback(
    (element: HTMLLIElement | null) => {
      card.current = element;
      measure(element);
    },
    [measure],
  );
  const is_picked = facts.picked.has(id);
  const position = facts.positions.get(id);
  const resumes = facts.resumes.get(id);
  const about = disputed(facts.criteria, resumes ?? [], facts.ofSeveral);
  const several = resumes && severalInWords(resumes.length, about);

  const is_dragged = useCardDrag(card, id, facts.draggedWith, props.onDragged);
  const { takesFocus } = facts;
  useEffect(() => {
    if (is_current && takesFocus()) link.current?.focus({ preventScroll: true });
  });

  const name = candidate === null ? texts.ranking.removed : (candidate?.full_name ?? '\u00A0');
  return (
    <li
      ref={hold}
      className={`${css.card} absolute top-0 stack border right-7 left-7 p-7-9-6-10 bg-card rounded-6`}
      style={{ transform: `translateY(${props.top}px)` }}
      data-index={props.at}
      data-card={id}
      data-current={is_current || undefined}
      data-picked={is_picked || undefined}
      data-dragged={is_dragged || undefined}
      aria-setsize={props.of}
      aria-posinset={props.place}
      onClick={(event) => {
        if (event.defaultPrevented) return;
        if (event.ctrlKey || event.metaKey || event.shiftKey) facts.onPick(id, event.shiftKey);
        else facts.onStand(id);
      }}
      onDoubleClick={() => facts.onOpen(id)}
    >
      <div className="flex items-flex-start gap-6 min-h-22 line-20">
        <div className="flex-1 min-w-0" dir="auto">
          <Link
            ref={link}
            to="/candidates/$candidate_id"
            params={{ candidate_id: id }}
            search={{ job: facts.job_id }}
            className={css.name!}
            title={name}
            draggable={false}
            tabIndex={is_current ? 0 : -1}
            aria-description={joined(
              [
                texts.pipeline.card(stageName(props.stage), props.place, props.of),
                position === undefined ? '' : texts.pipeline.ranked(position),
                several,
                is_picked ? texts.pipeline.picked : '',
              ],
              '. ',
            )}
            onClick={(event) => {
              // With a key held down a click picks, wherever it is on the card.
              if (event.ctrlKey || event.metaKey || event.shiftKey) {
                event.preventDefault();
                event.stopPropagation();
                facts.onPick(id, event.shiftKey);
              } else facts.onStand(id);
            }}
            onFocus={() => facts.onStand(id)}
          >
            {name}
          </Link>
          {resumes && (
            <>
              {' '}
              <small className="nowrap text-mute font-12" title={several}>
                <Several amount={resumes.length} disputed={about} />
              </small>
            </>
          )}
        </div>
        {is_picked && <i className={`${css.check} flex-none rounded-3 w-13 h-13`} aria-hidden />}
        {position !== undefined && (
          <span
            className={`${css.position} flex-none text-mute font-12 tabular`}
            title={texts.pipeline.ranked(position)}
          >
            {texts.pipeline.rank(position)}
          </span>
        )}
        <CardMenu id={id} name={name} stage={props.stage} />
      </div>
      <div className={css.role} dir="auto">
        <NameFromFile candidate={candidate} /> <Hidden text={candidate?.current_title ?? ''} />
      </div>
      {Boolean(candidate?.current_employer) && (
        <div className={css.employer} dir="auto">
          <Hidden text={candidate?.current_employer ?? ''} />
        </div>
      )}
      {resumes && <ShownResume id={id} />}
      <div className={`${css.foot} row gap-6`}>
        <CardFacts {...props} />
        <DaysInStage days={props.days} stage={props.stage} />
      </div>
      {facts.criteria.length > 0 && <CardMarks id={id} marks={props.marks} />}
    </li>
  );
});

/** Of whom there are several resumes: which of them the card, its stage and its marks are of. */
function ShownResume({ id }: { id: string }) {
  const files = useCandidateAttachments(id).data;
  const name = files?.find(({ type }) => type === 'resume')?.file_name ?? '\u00A0';
  return (
    <div className="clip text-mute font-12 line-18" dir="auto" title={spoken(name)}>
      {texts.pipeline.from} <Hidden text={name} />
    </div>
  );
}

/** Lets a card be dragged, with whoever goes along. @returns whether it is dragged now */
function useCardDrag(
  card: RefObject<HTMLElement | null>,
  id: string,
  draggedWith: BoardActs['draggedWith'],
  onDragged: (candidate_id: string | null) => void,
): boolean {
  const { change } = useMay();
  const [is_dragged, setDragged] = useState(false);
  const drag = useRef({ with: draggedWith, tell: onDragged });
  useEffect(() => {
    drag.current = { with: draggedWith, tell: onDragged };
  });
  useEffect(() => {
    if (card.current === null || !change) return undefined;
    return dragCard(
      card.current,
      () => drag.current.with(id),
      (now) => {
        setDragged(now);
        drag.current.tell(now ? id : null);
      },
    );
  }, [card, id, change]);
  return is_dragged;
}

function CardMarks({ id, marks }: { id: string; marks: Marks | null | undefined }) {
  const { criteria, onOpenAt } = use(Facts)!;
  if (marks === null) return null;
  return (
    <div
      className={css.marks}
      style={{ gridTemplateColumns: `repeat(${criteria.length}, minmax(9px, 17px))` }}
    >
      {criteria.map((criterion) => {
        const mark = marks?.get(criterion.id);
        if (mark === undefined) {
          return (
            <span key={criterion.id} className={`${css.mark} inline-center h-24 p-0 bare rounded-4 w-full`} />
          );
        }
        const label = markLabel(criterion, mark);
        return (
          <button
            key={criterion.id}
            type="button"
            tabIndex={-1}
            className={`${css.mark} inline-center h-24 p-0 bare rounded-4 w-full`}
            aria-label={label}
            title={label}
            onClick={(event) => {
              event.preventDefault();
              onOpenAt(id, criterion.id);
            }}
          >
            <MarkShape mark={mark} />
          </button>
        );
      })}
    </div>
  );
}

/** What a drag does, for those who do not drag: a stage chosen from a list. Only the open one exists. */
function CardMenu({ id, name, stage }: { id: string; name: string; stage: NominationStage }) {
  const { menu, onMenu, stages, onMove } = use(Facts)!;
  const label = texts.pipeline.menu(name);
  const is_asked = menu === id;
  const [is_open, setOpen] = useState(false);
  // A menu that is open when it comes onto the page stays invisible: it opens a frame after.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(is_asked));
    return () => cancelAnimationFrame(frame);
  }, [is_asked]);
  const button = (
    <button
      type="button"
      data-changes
      tabIndex={-1}
      className={`${css.more} flex-none square-24 p-0 bare-button text-mute rounded-5 m-n3-n5-n3-n4 line-1`}
      aria-label={label}
      aria-haspopup="menu"
      title={label}
      onClick={(event) => {
        event.preventDefault();
        onMenu(is_asked ? null : id);
      }}
    >
      ⋯
    </button>
  );
  if (!is_asked) return button;
  return (
    <Menu
      opened={is_open}
      position="bottom-end"
      shadow="md"
      onChange={(opened) => !opened && onMenu(null)}
      returnFocus
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{texts.pipeline.moveTo}</Menu.Label>
        {stages.map((one) => (
          <Menu.Item
            key={one.id}
            dir="auto"
            disabled={one.id === stage.id}
            aria-current={one.id === stage.id}
            onClick={(event) => {
              event.stopPropagation();
              onMove([id], one);
            }}
          >
            {stageName(one)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Criterion } from '../../api/criteria.ts';
import { useJobEvaluations } from '../../api/evaluations.ts';
import { MarkShape } from '../../features/criteria/mark.tsx';
import { byWhom, caveat, evidenceOf, markOf, nameOf, toldOf } from '../../features/criteria/names.ts';
import { BETWEEN, joined } from '../../lib/joined.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { Quote } from '../../ui/quote.tsx';
import { texts } from '../../texts.ts';
import { markId, TIP_ID, tipPlace, type TipPlace } from './tip_place.ts';
import css from './tip.module.css';

/** So long the pointer rests on something before its tip comes. */
const RESTS_MS = 250;

/** What a tip is about: a mark, or a cell whose words are cut. */
type About =
  | { readonly candidate_id: string; readonly criterion_id: string; readonly cell: null }
  | { readonly cell: Element };

function aboutOf(target: EventTarget | null): About | null {
  if (!(target instanceof Element)) return null;
  const { candidate: candidate_id, mark: criterion_id } =
    target.closest<HTMLElement>('[data-candidate][data-mark]')?.dataset ?? {};
  if (candidate_id !== undefined && criterion_id !== undefined) {
    return { candidate_id, criterion_id, cell: null };
  }
  const cell = target.closest('[role=gridcell]');
  return cell !== null && isCut(cell) ? { cell } : null;
}

/** Whether a cell has no room for all it holds: itself, or a line of it where words fall out of sight as a whole. */
function isCut(cell: Element): boolean {
  if (cell.scrollWidth > cell.clientWidth) return true;
  const line = cell.querySelector('[data-line]');
  if (line === null) return false;
  const { firstElementChild: name } = line;
  return line.scrollHeight > line.clientHeight || (name !== null && name.scrollWidth > name.clientWidth);
}

/** What it points at; null where the row is not drawn. */
function anchorOf(about: About): Element | null {
  return about.cell ?? document.getElementById(markId(about.candidate_id, about.criterion_id));
}

/**
 * The tip of the list: what was found and the words it rests on, for the mark under the pointer or that the keys stand
 * on; in full, what a cell has no room for. It never lies over its own row, and Escape closes it.
 */
export function Tip(props: {
  scroller: RefObject<HTMLElement | null>;
  job_id: string | null;
  criteria: readonly Criterion[];
  /** The mark that the keys stand on. */
  candidate_id: string | null;
  criterion_id: string | null;
}) {
  const { scroller, candidate_id, criterion_id } = props;
  const [pointed, point] = useState<About | null>(null);
  const [closed, close] = useState<string | null>(null);
  const stood = candidate_id === null || criterion_id === null ? null : markId(candidate_id, criterion_id);

  useEffect(() => {
    const list = scroller.current;
    if (list === null) return undefined;
    let timer = 0;
    const away = (): void => {
      window.clearTimeout(timer);
      point(null);
    };
    const over = ({ target }: PointerEvent): void => {
      away();
      const about = aboutOf(target);
      if (about !== null) timer = window.setTimeout(() => point(about), RESTS_MS);
    };
    const press = ({ key }: KeyboardEvent): void => {
      away();
      close((before) => (key === 'Escape' ? stood : before));
    };
    list.addEventListener('pointerover', over);
    list.addEventListener('pointerleave', away);
    list.addEventListener('scroll', away, { passive: true });
    window.addEventListener('keydown', press);
    return () => {
      window.clearTimeout(timer);
      list.removeEventListener('pointerover', over);
      list.removeEventListener('pointerleave', away);
      list.removeEventListener('scroll', away);
      window.removeEventListener('keydown', press);
    };
  }, [scroller, stood]);

  const by_keys: About | null =
    candidate_id === null || criterion_id === null || closed === stood
      ? null
      : { candidate_id, criterion_id, cell: null };
  const about = pointed ?? by_keys;
  if (about === null) return null;
  const key = about.cell === null ? markId(about.candidate_id, about.criterion_id) : 'words';
  return createPortal(
    <Placed key={key} about={about} scroller={scroller}>
      {about.cell !== null ? (
        <span dir="auto">{wordsOf(about.cell)}</span>
      ) : (
        props.job_id !== null && <OfMark {...about} job_id={props.job_id} criteria={props.criteria} />
      )}
    </Placed>,
    document.body,
  );
}

/** What a cell says, its parts apart. */
function wordsOf(cell: Element): string {
  const parts = [...(cell.querySelector('[data-line]') ?? cell).children].map((part) => part.textContent);
  return joined(parts);
}

/** A tip at its place, which depends on how large it is. */
function Placed(props: { about: About; scroller: RefObject<HTMLElement | null>; children: ReactNode }) {
  const { about, scroller } = props;
  const tip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<TipPlace | null>(null);
  useLayoutEffect(() => {
    const box = tip.current;
    const list = scroller.current;
    if (box === null || list === null) return undefined;
    const put = (): void => {
      const anchor = anchorOf(about);
      const row = anchor?.closest('[role=row]')?.getBoundingClientRect();
      if (anchor === null || row === undefined) return;
      const at = anchor.getBoundingClientRect().left - 16;
      const size = box.getBoundingClientRect();
      setPlace(tipPlace(row, list.getBoundingClientRect(), size, at, window.innerHeight));
    };
    // words come in, and the list is scrolled to the row that the keys came to
    const sizes = new ResizeObserver(put);
    sizes.observe(box);
    list.addEventListener('scroll', put, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', put);
    };
  }, [about, scroller]);
  return (
    <div
      ref={tip}
      id={TIP_ID}
      role="tooltip"
      className={css.tip}
      style={place === null ? { visibility: 'hidden' } : { ...place }}
    >
      {props.children}
    </div>
  );
}

function OfMark(props: {
  candidate_id: string;
  criterion_id: string;
  job_id: string;
  criteria: readonly Criterion[];
}) {
  const evaluations = useJobEvaluations(props.candidate_id, props.job_id);
  const one = evaluations.data?.find(({ criterion }) => criterion.id === props.criterion_id);
  const criterion = props.criteria.find(({ id }) => id === props.criterion_id);
  if (criterion === undefined) return null;
  const [first] = one === undefined ? [] : evidenceOf(one);
  // a full mark says it by itself
  const told = one === undefined || toldOf(one) === 'met' ? null : texts.criteria.findings[toldOf(one)];
  const by = one === undefined ? null : byWhom(markOf(one));
  const said = joined([by, told, one === undefined ? null : caveat(one)]);
  const spoken = one?.override?.said?.answer ?? null;
  return (
    <>
      <p className={`${css.name} weight-550`} dir="auto">
        {one !== undefined && <MarkShape mark={markOf(one)} />} {nameOf(criterion)}
        {said !== '' && (
          <span className="text-mute weight-400">
            {BETWEEN}
            {said}
          </span>
        )}
      </p>
      {spoken !== null && (
        <p dir="auto">
          <Hidden text={spoken} />
        </p>
      )}
      {spoken === null && first !== undefined && (
        <Quote text={first.quote} source={texts.ranking.page(first.page)} />
      )}
    </>
  );
}

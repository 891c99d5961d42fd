import {
  usePreview,
  useUnderstood,
  type CriterionPreview,
  type UnderstoodCriterion,
} from '../../api/criteria.ts';
import { texts } from '../../texts.ts';
import { formatNumber } from '../../lib/format.ts';
import { Delayed, errorWords } from '../../ui/state/states.tsx';
import { Shape } from './mark.tsx';
import css from './understanding.module.css';

const listed = <T,>(one: T | null): T[] => (one === null ? [] : [one]);

/** How a criterion is read, or why it is not: in plain words. */
function UnderstoodLine({ understood }: { understood: UnderstoodCriterion }) {
  if (understood.refusal !== null) {
    return (
      <span className="text-bad">
        <b>{texts.criteria.refused}</b>{' '}
        {texts.service.sentence(understood.refusal, listed(understood.refusal_told))}
      </span>
    );
  }
  const { understood_as, told, not_understood, corrected } = understood;
  return (
    <>
      {texts.criteria.understood}{' '}
      <bdi className="text-ink">{texts.service.sentence(understood_as, told)}</bdi>
      {corrected.map(({ written, read }) => (
        <span key={written}> {texts.criteria.readAs(written, read)}</span>
      ))}
      {not_understood.length > 0 && (
        <b className="text-ink weight-600"> {texts.criteria.notUnderstood(not_understood.join(', '))}</b>
      )}
    </>
  );
}

/** The same for a criterion that is there already. */
export function Understanding({ prompt }: { prompt: string }) {
  const understood = useUnderstood(prompt);
  if (understood.data === undefined) return null;
  return (
    <p className="aside break-anywhere">
      <UnderstoodLine understood={understood.data} />
    </p>
  );
}

/** How many were found so; nobody without an answer is not worth a word. */
function Counts({ counts }: { counts: CriterionPreview }) {
  return (
    <>
      {(['met', 'not_met', 'not_stated', 'failed'] as const).map(
        (finding) =>
          (finding !== 'failed' || counts.failed > 0) && (
            <span key={finding} className="inline-flex gap-6 items-center">
              <Shape finding={finding} />
              <span>
                <b>{formatNumber(counts[finding])}</b> {texts.criteria.findings[finding]}
              </span>
            </span>
          ),
      )}
      <span>{texts.criteria.previewOf(counts.examined, counts.total)}</span>
    </>
  );
}

/** While one types: how it is understood, and what it would find among the candidates there are. */
export function LiveUnderstanding({ prompt, job_id }: { prompt: string; job_id: string | null }) {
  const understood = useUnderstood(prompt);
  const refused = understood.data !== undefined && understood.data.refusal !== null;
  const preview = usePreview(understood.data !== undefined && !refused ? prompt : '', job_id);
  if (prompt === '') return null;
  return (
    <div className="grid gap-4 p-10-12 rounded bg-soft min-h-44" role="status">
      <p className="aside break-anywhere">
        {understood.data !== undefined ? (
          <UnderstoodLine understood={understood.data} />
        ) : understood.isError ? (
          errorWords(understood.error).title
        ) : (
          <Delayed>{texts.criteria.reading}</Delayed>
        )}
      </p>
      {understood.data?.engine === 'meaning' && !refused && (
        <p className="text-mute font-12">{texts.criteria.notUnderstoodHint}</p>
      )}
      {understood.data !== undefined && !refused && !preview.isError && (
        <p
          className={`${css.preview} row-wrap font-13 tabular gap-2-16`}
          data-old={preview.isPlaceholderData || undefined}
        >
          {preview.data === undefined ? (
            <Delayed>{texts.criteria.previewWaits}</Delayed>
          ) : preview.data.total === 0 ? (
            texts.criteria.previewNobody
          ) : preview.data.examined === 0 ? (
            texts.criteria.previewWaits
          ) : (
            <Counts counts={preview.data} />
          )}
        </p>
      )}
    </div>
  );
}

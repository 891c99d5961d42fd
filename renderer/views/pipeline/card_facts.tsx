import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import type { CandidateListItem } from '#service/api/people/candidates/schema.ts';
import type { CandidateCard } from '#service/api/people/pool/schema.ts';
import { formatMonths } from '../../lib/format.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { texts } from '../../texts.ts';
import css from './card.module.css';

/** For how long they have worked, and their tags; of who was rejected why, where a person said so. */
export function CardFacts(props: {
  stage: NominationStage;
  candidate: CandidateListItem | null | undefined;
  tags: CandidateCard['tags'] | undefined;
  reason: string | null;
}) {
  const { candidate, tags = [], reason } = props;
  if (props.stage.category === 'rejected' && reason !== null) {
    return (
      <div
        className={`${css.facts} flex-1 min-w-0 overflow-hidden text-mute font-13 nowrap line-19 min-h-19 ellipsis`}
        title={spoken(reason)}
        data-reason
      >
        {texts.pipeline.reason}{' '}
        <bdi>
          <Hidden text={reason} />
        </bdi>
      </div>
    );
  }
  return (
    <div
      className={`${css.facts} flex-1 min-w-0 overflow-hidden text-mute font-13 nowrap line-19 min-h-19 ellipsis`}
      title={tags.map((tag) => tag.name).join(', ')}
    >
      <span className={`${css.fact} max-w-full overflow-hidden flex-1-1-auto ellipsis`} dir="auto">
        {formatMonths(candidate?.months_experience)}
      </span>
      {tags.length > 0 && (
        <span className="contents" dir="auto">
          {tags.map((tag) => (
            <span key={tag.tag_id} className="flex-none rounded-3 bg-soft text-ink font-12 p-0-4">
              {tag.name}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

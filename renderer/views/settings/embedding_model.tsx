import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  addEmbeddingModel,
  embeddingKeys,
  goBackToBundledModel,
  useEmbeddingModel,
  type EmbeddingModel as Model,
} from '../../api/embedding_model.ts';
import { bridge } from '../../lib/bridge.ts';
import { useDuring } from '../../ui/use_during.ts';
import { Failed } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { PathForm } from './path_form.tsx';
import css from './models.module.css';

/** The model that makes vectors: which one, how to add another, and the way back. */
export function EmbeddingModel() {
  const model = useEmbeddingModel();
  const client = useQueryClient();
  const [busy, during] = useDuring<'take'>();
  const words = texts.models.embedding;
  const { pickFolder, restart } = bridge() ?? {};

  const take = (work: () => Promise<Model>): Promise<void> =>
    during('take', words.failed, async () => client.setQueryData(embeddingKeys.model, await work()));
  return (
    <section aria-labelledby="embedding-model-title">
      <h3 className="font-15 m-18-0-8 weight-600" id="embedding-model-title">
        {words.title}
      </h3>
      <p className="mt-12 text-mute">{words.text}</p>
      <PathForm
        className={css.path}
        label={words.path}
        hint={words.pathHint}
        pick={pickFolder}
        chooseWords={words.choose}
        failed={words.failed}
        action={words.check}
        is_busy={busy !== null || model.data?.state === 'CHECKING'}
        onChoose={(path) => void take(() => addEmbeddingModel(path))}
      />
      {model.isLoadingError && <Failed error={model.error} retry={() => void model.refetch()} />}
      {model.data !== undefined && <State model={model.data} />}
      {model.data !== undefined && (
        <div className="flex gap-12 mt-16">
          {model.data.is_restart_needed && restart !== undefined && (
            <Button onClick={() => void restart()}>{words.restart}</Button>
          )}
          {model.data.added !== null && (
            <Button
              variant="default"
              disabled={busy !== null}
              onClick={() => void take(goBackToBundledModel)}
            >
              {words.back}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function State({ model }: { model: Model }) {
  const words = texts.models.embedding;
  const { problem, added, to_read } = model;
  return (
    <div className="mt-12 break-anywhere" role="status">
      <p>{sentenceOf(model)}</p>
      {added !== null && (
        <p className="mt-12 text-mute">
          {words.facts(added.dimensions, added.pooling, added.weights)}
          <br />
          {words.prefixes(added.query_prefix, added.passage_prefix)}
        </p>
      )}
      {to_read > 0 && <p>{words.toRead(to_read)}</p>}
      {problem !== null && <p className={`${css.problem} text-bad break-anywhere`}>{problem}</p>}
    </div>
  );
}

function sentenceOf({ state, in_use, path, added }: Model): string {
  const words = texts.models.embedding;
  switch (state) {
    case 'BUNDLED':
      return words.bundled(in_use);
    case 'CHECKING':
      return words.checking(path ?? '');
    case 'REFUSED':
      return words.refused(path ?? '');
    case 'CHOSEN':
      return words.chosen(added?.model ?? '');
    case 'IN_USE':
      return words.inUse(in_use);
    case 'LEAVING':
      return words.leaving(in_use);
    case 'GONE':
      return words.gone(added?.model ?? '');
  }
}

import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addEmbeddingModel,
  embeddingKeys,
  goBackToBundledModel,
  useEmbeddingModel,
  type EmbeddingModel as Model,
} from '../../api/embedding_model.ts';
import { bridge } from '../../lib/bridge.ts';
import { notifyError } from '../../ui/notices.tsx';
import { Failed } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import css from './models.module.css';

/** The model that makes vectors: which one, how to add another, and the way back. */
export function EmbeddingModel() {
  const model = useEmbeddingModel();
  const client = useQueryClient();
  const [path, setPath] = useState('');
  const [busy, setBusy] = useState(false);
  const words = texts.models.embedding;
  const { pickFolder, restart } = bridge() ?? {};

  const during = async (work: () => Promise<Model>): Promise<void> => {
    setBusy(true);
    try {
      client.setQueryData(embeddingKeys.model, await work());
    } catch (error) {
      notifyError(words.failed, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="embedding-model-title">
      <h3 className={css.heading} id="embedding-model-title">
        {words.title}
      </h3>
      <p className="mt-12 text-mute">{words.text}</p>
      <form
        className={css.path}
        onSubmit={(event) => {
          event.preventDefault();
          void during(() => addEmbeddingModel(path.trim()));
        }}
      >
        <TextInput
          label={words.path}
          description={words.pathHint}
          value={path}
          spellCheck={false}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
        {pickFolder !== undefined && (
          <Button
            variant="default"
            onClick={() =>
              void pickFolder().then(
                (chosen) => chosen !== null && setPath(chosen),
                (error: unknown) => notifyError(words.failed, error),
              )
            }
          >
            {words.pick}
          </Button>
        )}
        <Button
          variant="default"
          type="submit"
          disabled={path.trim() === ''}
          loading={busy || model.data?.state === 'CHECKING'}
        >
          {words.check}
        </Button>
      </form>
      {model.isLoadingError && <Failed error={model.error} retry={() => void model.refetch()} />}
      {model.data !== undefined && <State model={model.data} />}
      {model.data !== undefined && (
        <div className="flex gap-12 mt-16">
          {model.data.is_restart_needed && restart !== undefined && (
            <Button onClick={() => void restart()}>{words.restart}</Button>
          )}
          {model.data.added !== null && (
            <Button variant="default" disabled={busy} onClick={() => void during(goBackToBundledModel)}>
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
      {problem !== null && <p className={css.problem}>{problem}</p>}
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

import { useMay } from '../../lib/may.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  chooseModel,
  modelKeys,
  testModel,
  useLocalModel,
  type LocalModel,
  type LocalModelTest,
  type ServerKind,
} from '../../api/local_model.ts';
import { useDuring } from '../../ui/use_during.ts';
import { Failed } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { EmbeddingModel } from './embedding_model.tsx';
import { ModelFile } from './model_file.tsx';
import { ModelQueue } from './model_queue.tsx';
import { ModelTest } from './model_test.tsx';
import css from './models.module.css';
import { Section } from './section.tsx';

const ADDRESSES: Readonly<Record<ServerKind, string>> = {
  ollama: 'http://127.0.0.1:11434',
  lm_studio: 'http://127.0.0.1:1234',
  llama_cpp: 'http://127.0.0.1:8080',
  openai: 'http://127.0.0.1:8000',
};
const KINDS = Object.keys(ADDRESSES) as ServerKind[];

/** The optional language model on this computer: which server, which model, whether it works, what waits for it. */
export function Models() {
  const chosen = useLocalModel();
  // how they are set is for those who set it
  const { manage } = useMay();
  return (
    <Section needs="manage" id="models" title={texts.models.title} text={texts.models.text}>
      {chosen.isLoadingError && <Failed error={chosen.error} retry={() => void chosen.refetch()} />}
      {chosen.data !== undefined && (
        <>
          <p className="mb-14 weight-600" role="status">
            {chosen.data.is_on && chosen.data.model !== null
              ? texts.models.isOn(chosen.data.model)
              : texts.models.isOff}
          </p>
          {manage && <ModelFile used={chosen.data} />}
          {manage && <Choice chosen={chosen.data} />}
          {chosen.data.is_on && <ModelQueue />}
        </>
      )}
      {manage && <EmbeddingModel />}
    </Section>
  );
}

const draftOf = ({ kind, url, model }: LocalModel): Draft =>
  kind === null || kind === 'file'
    ? { kind: 'ollama', url: ADDRESSES.ollama, model: '' }
    : { kind, url: url ?? ADDRESSES[kind], model: model ?? '' };

type Draft = { readonly kind: ServerKind; readonly url: string; readonly model: string };

function Choice({ chosen }: { chosen: LocalModel }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => draftOf(chosen));
  const [tested, setTested] = useState<LocalModelTest | null>(null);
  const [busy, during] = useDuring<'find' | 'test' | 'save'>();
  const change = (changed: Partial<Draft>): void => {
    setDraft({ ...draft, ...changed });
    setTested(null);
  };

  const find = () =>
    during('find', texts.models.failed, async () => {
      const found = await testModel(draft.url, null);
      setTested(found);
      if (found.server === null) return;
      const { kind, models } = found.server;
      // the server says what it is, whatever was chosen
      setDraft({ ...draft, kind, model: models.includes(draft.model) ? draft.model : (models[0] ?? '') });
    });
  const test = () =>
    during('test', texts.models.failed, async () => setTested(await testModel(draft.url, draft.model)));
  const save = (is_on: boolean) =>
    during('save', texts.models.saveFailed, async () => {
      const { kind, url, model } = draft;
      await chooseModel({ is_on, kind, url, model: model === '' ? null : model });
      await client.invalidateQueries({ queryKey: modelKeys.chosen });
    });

  const models = tested?.server?.models ?? [];
  const offered = draft.model === '' || models.includes(draft.model) ? models : [draft.model, ...models];
  const is_on = chosen.is_on && chosen.kind !== 'file';
  const is_changed = draft.url !== chosen.url || draft.model !== chosen.model || draft.kind !== chosen.kind;
  return (
    <section aria-labelledby="model-server-title">
      <h3 className="font-15 m-18-0-8 weight-600" id="model-server-title">
        {texts.models.server}
      </h3>
      <div className={css.fields}>
        <NativeSelect
          label={texts.models.kind}
          value={draft.kind}
          data={KINDS.map((kind) => ({ value: kind, label: texts.models.kinds[kind] }))}
          onChange={(event) => {
            const kind = event.currentTarget.value as ServerKind;
            change({ kind, url: ADDRESSES[kind], model: '' });
          }}
        />
        <TextInput
          label={texts.models.address}
          description={texts.models.addressHint}
          value={draft.url}
          inputMode="url"
          spellCheck={false}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
        <Button variant="default" loading={busy === 'find'} onClick={() => void find()}>
          {texts.models.find}
        </Button>
        <NativeSelect
          className={css.model}
          label={texts.models.model}
          value={draft.model}
          disabled={offered.length === 0}
          data={[
            ...(draft.model === '' ? [{ value: '', label: texts.models.noModel }] : []),
            ...offered.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(event) => setDraft({ ...draft, model: event.currentTarget.value })}
        />
        <Button
          variant="default"
          disabled={draft.model === ''}
          loading={busy === 'test'}
          onClick={() => void test()}
        >
          {texts.models.test}
        </Button>
      </div>
      {busy === 'test' ? (
        <p className="mt-12 text-mute">{texts.models.testing}</p>
      ) : (
        tested !== null && <ModelTest tested={tested} />
      )}
      <div className="flex gap-12 mt-16">
        {(!is_on || is_changed) && (
          <Button disabled={draft.model === ''} loading={busy === 'save'} onClick={() => void save(true)}>
            {is_on ? texts.models.use : texts.models.switchOn}
          </Button>
        )}
        {is_on && (
          <Button variant="default" loading={busy === 'save'} onClick={() => void save(false)}>
            {texts.models.switchOff}
          </Button>
        )}
      </div>
    </section>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  chooseModel,
  chooseModelFile,
  forgetModelFile,
  modelKeys,
  testModelFile,
  useModelFile,
  type LocalModel,
  type LocalModelTest,
  type ModelFile as File_,
} from '../../api/local_model.ts';
import { bridge } from '../../lib/bridge.ts';
import { useDropZone } from '../../features/drop/drop_zones.ts';
import { notify } from '../../ui/notices.tsx';
import { useDuring } from '../../ui/use_during.ts';
import { Failed } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { ModelTest } from './model_test.tsx';
import css from './models.module.css';

const percent = new Intl.NumberFormat(texts.locale, { style: 'percent', maximumFractionDigits: 0 });
const megabytes = new Intl.NumberFormat(texts.locale, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 0,
});
const lastPart = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** A language model as a file: which one, its state, two questions to it, switching it on and off. */
export function ModelFile({ used }: { used: LocalModel }) {
  const file = useModelFile();
  const client = useQueryClient();
  const [path, setPath] = useState('');
  const [tested, setTested] = useState<LocalModelTest | null>(null);
  const [busy, act] = useDuring<'check' | 'test' | 'save'>();
  const { pickModel, pathOf } = bridge() ?? {};

  const during: typeof act = async (...what) => {
    await act(...what);
    await client.invalidateQueries({ queryKey: modelKeys.chosen });
  };
  const choose = (chosen: string) =>
    during('check', texts.models.file.failed, async () => {
      setTested(null);
      setPath(chosen);
      client.setQueryData(modelKeys.file, await chooseModelFile(chosen));
    });
  const pick = () =>
    during('check', texts.models.file.failed, async () => {
      const chosen = (await pickModel?.()) ?? null;
      if (chosen !== null) await choose(chosen);
    });
  const save = (is_on: boolean) =>
    during('save', texts.models.saveFailed, () => chooseModel({ is_on, kind: 'file' }));
  const forget = () =>
    during('save', texts.models.saveFailed, async () => {
      client.setQueryData(modelKeys.file, await forgetModelFile());
      setTested(null);
      notify(texts.models.file.forgotten);
    });
  const test = () => during('test', texts.models.failed, async () => setTested(await testModelFile()));
  useDropZone({
    id: 'model-file',
    title: texts.models.file.drop,
    hint: texts.models.file.dropHint,
    onFiles: (files) => {
      const [first] = files;
      const at = first === undefined ? '' : (pathOf?.(first.file) ?? '');
      if (at === '') notify(texts.models.file.noPath);
      else void choose(at);
    },
  });
  const kept = file.data?.chosen ?? null;
  const is_on = used.is_on && used.kind === 'file';
  return (
    <section aria-labelledby="model-file-title">
      <h3 className="font-15 m-18-0-8 weight-600" id="model-file-title">
        {texts.models.file.title}
      </h3>
      <p className="mt-12 text-mute">{texts.models.file.text}</p>
      <form
        className={css.path}
        onSubmit={(event) => {
          event.preventDefault();
          void choose(path.trim());
        }}
      >
        <TextInput
          label={texts.models.file.path}
          description={texts.models.file.pathHint}
          value={path}
          spellCheck={false}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
        {pickModel !== undefined && (
          <Button variant="default" disabled={busy !== null} onClick={() => void pick()}>
            {texts.models.file.choose}
          </Button>
        )}
        <Button variant="default" type="submit" disabled={path.trim() === ''} loading={busy === 'check'}>
          {texts.models.file.check}
        </Button>
      </form>
      {file.isLoadingError && <Failed error={file.error} retry={() => void file.refetch()} />}
      {file.data !== undefined && <State file={file.data} is_on={is_on} />}
      {busy === 'test' ? (
        <p className="mt-12 text-mute">{texts.models.testing}</p>
      ) : (
        tested !== null && <ModelTest tested={tested} />
      )}
      {kept !== null && (
        <div className="flex gap-12 mt-16">
          {is_on ? (
            <Button variant="default" loading={busy === 'save'} onClick={() => void save(false)}>
              {texts.models.switchOff}
            </Button>
          ) : (
            <Button loading={busy === 'save'} onClick={() => void save(true)}>
              {texts.models.use}
            </Button>
          )}
          <Button variant="default" loading={busy === 'test'} onClick={() => void test()}>
            {texts.models.test}
          </Button>
          <Button variant="subtle" color="gray" disabled={busy !== null} onClick={() => void forget()}>
            {texts.models.file.forget}
          </Button>
        </div>
      )}
    </section>
  );
}

/** One line on the file, what it is, and what is wrong. */
function State({ file, is_on }: { file: File_; is_on: boolean }) {
  const { path, problem, chosen } = file;
  return (
    <div className="mt-12 break-anywhere" role="status">
      <p>{sentenceOf(file, is_on)}</p>
      {chosen !== null && (
        <p className="mt-12 text-mute">
          {texts.models.file.facts(chosen.architecture, chosen.parameters, chosen.byte_size)}
          <br />
          {chosen.path}
        </p>
      )}
      {problem !== null && (
        <p className={`${css.problem} text-bad break-anywhere`}>
          {problem}
          {path !== null && path !== chosen?.path && (
            <>
              <br />
              {path}
            </>
          )}
        </p>
      )}
    </div>
  );
}

function sentenceOf({ state, path, chosen, checked_bytes }: File_, is_on: boolean): string {
  const { file } = texts.models;
  const name = lastPart(path ?? '');
  const model = chosen?.model ?? name;
  switch (state) {
    case 'NONE':
      return file.none;
    case 'CHECKING':
      return file.checking(name, shareOf(checked_bytes, chosen?.path === path ? chosen : null));
    case 'REFUSED':
      return file.refused(name);
    case 'CHANGED':
      return file.changed(model);
    case 'GONE':
      return file.gone(model);
    case 'LOADING':
      return file.loading(model);
    case 'READY':
    case 'LOADED':
      return is_on ? file.inUse(model) : file.ready(model);
  }
}

/** Of a file that was looked at before the share is known, of another one how much was read. */
function shareOf(bytes: number | null, known: { readonly byte_size: number } | null): string {
  return known === null
    ? megabytes.format((bytes ?? 0) / 1e6)
    : percent.format(Math.min(1, (bytes ?? 0) / known.byte_size));
}

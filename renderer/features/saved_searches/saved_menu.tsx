import { Button, Checkbox, Menu, Popover, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useStore } from '../../lib/external_store.ts';
import {
  deleteSearch,
  saveSearch,
  takenBy,
  updateSearch,
  useSavedSearches,
  type SavedFilters,
  type SavedSearch,
  type SearchView,
} from '../../api/saved_searches.ts';
import { asksOf, lookAt, useSearchNews } from '../../api/search_news.ts';
import { saysAnything } from '../../addresses/whole.ts';
import { texts } from '../../texts.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { QuietButton, QuietIcon } from '../../ui/buttons.tsx';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { attempt, errorNotice, notify, notifyError } from '../../ui/notices.tsx';
import { NamedDropdown } from '../../ui/named_dropdown.tsx';
import css from './saved.module.css';

type Naming = {
  readonly of: SavedSearch | null;
  readonly name: string;
  readonly tells: boolean;
  readonly problem: string | null;
};

/** The searches of a view that are kept, and how many people are new to them. */
export function useSaved(view: SearchView) {
  const searches = useSavedSearches(view);
  const news = useSearchNews().data;
  const gone = useStore(pendingDeletions);
  const shown = (searches.data ?? []).filter((one) => !gone.has(one.id));
  const fresh = new Set(shown.flatMap(({ id }) => news?.get(id)?.candidate_ids ?? [])).size;
  return { view, news, shown, fresh, is_known: searches.data !== undefined };
}

/** How many people are new to saved searches; nothing where none is. */
export function Fresh({ amount }: { amount: number }) {
  return amount === 0 ? null : (
    <small className={`${css.fresh} flex-none nowrap weight-600 text-accent ms-6`}>
      {texts.saved.fresh(amount)}
    </small>
  );
}

type Box = {
  /** The present filters. */
  readonly search: SavedFilters;
  readonly onApply: (search: SavedFilters) => void;
};

/** Searches of a view under their names, behind a button of their own. */
export function SavedMenu({ view, ...box }: Box & { view: SearchView }) {
  const saved = useSaved(view);
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray" px={8} onClick={() => setOpened(!opened)}>
          {texts.saved.title}
          <Fresh amount={saved.fresh} />
          {saved.fresh === 0 && saved.shown.length > 0 && (
            <small className="ms-6 text-mute">{texts.saved.count(saved.shown.length)}</small>
          )}
          &nbsp;▾
        </Button>
      </Popover.Target>
      <SavedBox {...box} saved={saved} onClose={() => setOpened(false)} />
    </Popover>
  );
}

/** What a popover of them holds: keep the present one, go back to another. */
export function SavedBox(
  props: Box & { saved: ReturnType<typeof useSaved>; role?: 'dialog'; onClose: () => void },
) {
  const { saved, search, role, onClose } = props;
  return (
    <NamedDropdown className={'w-280 max-w-90vw'!} name={texts.saved.menu} {...(role && { role })}>
      <Kept saved={saved} search={search} onApply={props.onApply} onClose={onClose} />
    </NamedDropdown>
  );
}

function Kept({
  saved,
  search,
  onApply,
  onClose,
}: Box & { saved: ReturnType<typeof useSaved>; onClose: () => void }) {
  const { view, news, shown } = saved;
  const client = useQueryClient();
  const [naming, setNaming] = useState<Naming | null>(null);
  if (naming !== null) {
    return <NamingForm naming={naming} view={view} search={search} onNaming={setNaming} onClose={onClose} />;
  }
  return (
    <>
      {shown.length === 0 && saved.is_known && <p className="aside mb-10">{texts.saved.none}</p>}
      <ul className="mb-8 overflow-auto max-h-46vh">
        {shown.map((one) => (
          <SavedRow
            key={one.id}
            one={one}
            fresh={news?.get(one.id)?.new_total}
            search={search}
            onApply={() => {
              onApply(one.search);
              lookAt(client, one, news?.get(one.id)).catch(errorNotice(texts.saved.failed));
              onClose();
            }}
            onRename={() => setNaming({ of: one, name: one.name, tells: one.tells, problem: null })}
          />
        ))}
      </ul>
      <Button
        data-changes
        variant="light"
        size="compact-sm"
        disabled={!saysAnything(search)}
        onClick={() => setNaming({ of: null, name: '', tells: false, problem: null })}
      >
        {texts.saved.save}
      </Button>
    </>
  );
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['saved_searches'] });
}

/** A search under its name, and what can be done with it. */
function SavedRow(props: {
  one: SavedSearch;
  /** How many people are new to it; undefined where it does not tell. */
  fresh: number | undefined;
  /** The present filters. */
  search: SavedFilters;
  onApply: () => void;
  onRename: () => void;
}) {
  const { one, search } = props;
  const refresh = useRefresh();
  const asks = asksOf(one.view, one.search);
  const change = async (to: SavedFilters): Promise<void> => {
    const asked = asksOf(one.view, to);
    await updateSearch(one.id, { search: to, asks: asked, tells: one.tells && asked !== null });
    await refresh();
  };
  const setTelling = (tells: boolean): Promise<void> =>
    attempt(texts.saved.failed, async () => {
      await updateSearch(one.id, { tells, asks });
      await refresh();
      notify(tells ? texts.saved.tellsNow(one.name) : texts.saved.tellsNoMore(one.name));
    });
  const update = (): Promise<void> =>
    attempt(texts.saved.failed, async () => {
      await change(search);
      notify(texts.saved.updated(one.name), () => {
        change(one.search).catch(errorNotice(texts.decisions.undoFailed));
      });
    });
  const remove = (): void => {
    deleteWithUndo(one.id, {
      said: texts.saved.removed(one.name),
      failed: texts.saved.removeFailed(one.name),
      act: () => deleteSearch(one.id),
      refresh,
    });
  };
  return (
    <li className="row gap-4">
      <button
        type="button"
        className="flex-1 min-w-0 bare-button text-ink align-start clip rounded-5 min-h-30 p-3-8 hover-bg-select"
        dir="auto"
        title={texts.saved.apply(one.name)}
        onClick={props.onApply}
      >
        {one.name}
      </button>
      {props.fresh !== undefined && (
        <small
          className={`${css.fresh} flex-none nowrap weight-600 text-accent ms-6`}
          data-none={props.fresh === 0 || undefined}
        >
          {texts.saved.fresh(props.fresh)}
        </small>
      )}
      <Menu position="bottom-end" shadow="md" withinPortal={false}>
        <Menu.Target>
          <QuietIcon data-changes aria-label={texts.saved.more(one.name)}>
            ⋯
          </QuietIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={!saysAnything(search)} onClick={() => void update()}>
            {texts.saved.update}
          </Menu.Item>
          <Menu.Item
            disabled={asks === null}
            title={asks === null ? texts.saved.cannotTell : undefined}
            onClick={() => void setTelling(!one.tells)}
          >
            {one.tells ? texts.saved.tellNoMore : texts.saved.tell}
          </Menu.Item>
          <Menu.Item onClick={props.onRename}>{texts.saved.rename}</Menu.Item>
          <Menu.Item onClick={remove}>{texts.saved.remove}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

/** The name a search gets, or another one for it. */
function NamingForm(props: {
  naming: Naming;
  view: SearchView;
  search: SavedFilters;
  onNaming: (naming: Naming | null) => void;
  onClose: () => void;
}) {
  const { naming, view, search, onNaming: setNaming } = props;
  const refresh = useRefresh();
  const asks = asksOf(view, search);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const name = naming.name.trim();
    if (name === '') return;
    try {
      if (naming.of === null) await saveSearch({ name, view, search, asks, tells: naming.tells });
      else await updateSearch(naming.of.id, { name });
      notify(naming.of === null ? texts.saved.saved(name) : texts.saved.renamed(name));
      props.onClose();
    } catch (error) {
      if (takenBy(error) === null) notifyError(texts.saved.failed, error);
      else setNaming({ ...naming, problem: texts.saved.taken(name) });
    } finally {
      void refresh();
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextInput
        label={texts.saved.nameLabel}
        value={naming.name}
        maxLength={200}
        error={naming.problem}
        data-autofocus
        autoFocus
        dir="auto"
        onChange={(event) => setNaming({ ...naming, name: event.currentTarget.value, problem: null })}
      />
      {naming.of === null && (
        <Checkbox
          className="mt-10"
          size="xs"
          label={texts.saved.tell}
          description={asks === null ? texts.saved.cannotTell : undefined}
          disabled={asks === null}
          checked={naming.tells}
          onChange={(event) => setNaming({ ...naming, tells: event.currentTarget.checked })}
        />
      )}
      <div className="flex gap-6 mt-10">
        <Button type="submit" size="compact-sm" disabled={naming.name.trim() === ''}>
          {texts.saved.saveButton}
        </Button>
        <QuietButton onClick={() => setNaming(null)}>{texts.saved.cancel}</QuietButton>
      </div>
    </form>
  );
}

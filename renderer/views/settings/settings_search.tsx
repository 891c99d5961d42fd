import { Select } from '@mantine/core';
import { useRef, useState, type RefObject } from 'react';
import { useKeys } from '../../lib/use_keys.ts';
import { texts } from '../../texts.ts';
import { entriesOf, matching, type Entry } from './settings_entries.ts';
import css from './settings_index.module.css';

const MOST = 12;
/** For so long what was found is marked. */
const MARKED_MS = 1600;

/** Shows what was found, and marks it for a moment. */
function goTo({ element, is_title }: Entry): void {
  // a part from its beginning; a sentence in the middle, where it is seen
  const target = is_title ? (element.closest('section') ?? element) : element;
  target.scrollIntoView({ block: is_title ? 'start' : 'center' });
  element.dataset['found'] = '';
  setTimeout(() => delete element.dataset['found'], MARKED_MS);
}

/** Finds anything the settings say, in the words they say it with, and leads there. */
export function SettingsSearch({ page }: { page: RefObject<HTMLElement | null> }) {
  const field = useRef<HTMLInputElement>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [typed, type] = useState('');
  useKeys([['/', () => field.current?.focus()]]);
  const byValue = new Map(entries.map((entry) => [entry.value, entry]));
  return (
    <Select
      ref={field}
      className={css.search!}
      aria-label={texts.settings.search}
      placeholder={texts.settings.search}
      searchable
      selectFirstOptionOnChange
      rightSection={<kbd>/</kbd>}
      value={null}
      searchValue={typed}
      onSearchChange={type}
      data={entries.map(({ value, label }) => ({ value, label }))}
      filter={() => matching(entries, typed, MOST)}
      nothingFoundMessage={texts.settings.nothingFound}
      maxDropdownHeight={420}
      comboboxProps={{ width: 380, position: 'bottom-end' }}
      // what the page says by now, in its language
      onDropdownOpen={() => setEntries(page.current === null ? [] : entriesOf(page.current))}
      renderOption={({ option }) => {
        const entry = byValue.get(option.value);
        return (
          <span className="grid font-13">
            <span className="clamp">{option.label}</span>
            {entry?.is_title === false && <small className="font-12 opacity-0_8">{entry.part}</small>}
          </span>
        );
      }}
      onChange={(value) => {
        const entry = byValue.get(value ?? '');
        type('');
        if (entry === undefined) return;
        field.current?.blur();
        goTo(entry);
      }}
    />
  );
}

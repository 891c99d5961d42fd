import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeTag, tagKeys, useTags, type Tag } from '../../api/tags.ts';
import { texts } from '../../texts.ts';
import { attempt } from '../../ui/notices.tsx';
import { TagChip } from './tag_chip.tsx';
import { foundTags, TAG_TYPES } from './tag_names.ts';
import css from './tags.module.css';

/** Most at once; more letters tell more. */
const SHOWN = 8;

/** A field that finds a tag, or makes an own one of what was typed. */
export function TagPicker(props: {
  onPick: (tag_id: string, name: string) => void;
  /** Tags that are not offered: they are there already. */
  without?: ReadonlySet<string>;
  /** Whether what was typed can become a tag; default true. */
  making?: boolean;
  autoFocus?: boolean;
}) {
  const tags = useTags();
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const name = words.trim().replaceAll(/\s+/gu, ' ').slice(0, 500);
  const all = tags.data ?? [];
  const found = foundTags(
    all.filter((tag) => props.without?.has(tag.id) !== true),
    name,
  ).slice(0, SHOWN);
  const typed = name.toLocaleLowerCase();
  const there = new Set(
    all.filter((tag) => tag.name.toLocaleLowerCase() === typed).map((tag) => tag.tag_type),
  );
  const makeable = props.making === false || name === '' ? [] : TAG_TYPES.filter((type) => !there.has(type));

  const find = props.making === false ? texts.tags.findOne : texts.tags.find;

  const pick = async (value: string): Promise<void> => {
    setWords('');
    box.closeDropdown();
    const known = all.find((tag) => tag.id === value);
    if (known !== undefined) {
      props.onPick(known.id, known.name);
      return;
    }
    const tag_type = makeable.find((type) => type === value);
    if (tag_type === undefined) return;
    await attempt(texts.tags.makeFailed, async () => {
      const made = await makeTag({ tag_type, is_standardized: false, name });
      client.setQueryData<readonly Tag[]>(tagKeys.all, (old) => [made, ...(old ?? [])]);
      props.onPick(made.id, name);
    });
  };
  return (
    <Combobox store={box} onOptionSubmit={(value) => void pick(value)} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          value={words}
          data-autofocus={props.autoFocus || undefined}
          aria-label={find}
          placeholder={find}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            box.openDropdown();
            box.selectFirstOption();
          }}
          onFocus={() => box.openDropdown()}
          onClick={() => box.openDropdown()}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={`${css.dropdown} min-w-240`}>
        <Combobox.Options aria-label={texts.tags.title}>
          {found.map((tag) => (
            <Combobox.Option key={tag.id} value={tag.id} className={'row gap-12 justify-between min-h-32'!}>
              <TagChip tag={tag} />
              <span className="flex-none text-mute font-12">{texts.tags.types[tag.tag_type]}</span>
            </Combobox.Option>
          ))}
          {makeable.length > 0 && (
            <Combobox.Group label={texts.tags.make(name)}>
              {makeable.map((type) => (
                <Combobox.Option
                  key={type}
                  value={type}
                  className={'row gap-12 justify-between min-h-32'!}
                  aria-label={texts.tags.makeAs(name, texts.tags.types[type])}
                >
                  <span className="overflow-hidden text-accent weight-600 break-anywhere">
                    {texts.tags.types[type]}
                  </span>
                  <span className="flex-none text-mute font-12">{texts.tags.typeHint[type]}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          )}
          {found.length === 0 && makeable.length === 0 && (
            <Combobox.Empty>
              {name === ''
                ? props.making === false
                  ? texts.tags.none
                  : texts.tags.noneYet
                : texts.tags.noSuch}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

import { Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import type { PipelineSearch } from '../../addresses/pipeline_search.ts';
import { useTags } from '../../api/tags.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { TypedField } from '../../ui/filters/typed_field.tsx';
import { KeyHelp, useKeyHelp } from '../../ui/key_help.tsx';
import { useKeys } from '../../lib/use_keys.ts';
import { texts } from '../../texts.ts';
import type { Board } from './use_board.ts';

/** Filters take cards away; none of them ever changes the order or a stage. */
export function PipelineFilters(props: {
  search: PipelineSearch;
  board: Board;
  /** What can be done with the board, at the end of the line: over it a long title has the room. */
  children: ReactNode;
}) {
  const { search, board } = props;
  const navigate = useNavigate();
  const tags = useTags();
  const input = useRef<HTMLInputElement>(null);
  const set = (changes: { [Key in keyof PipelineSearch]: PipelineSearch[Key] | undefined }): void => {
    const next = Object.fromEntries(
      Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined && value !== ''),
    );
    void navigate({ to: '/pipeline', search: next as PipelineSearch, replace: true });
  };
  const is_filtered = search.words !== undefined || search.tag !== undefined;
  const help = useKeyHelp();
  useKeys([
    ['/', () => input.current?.focus()],
    ['shift+?', () => help.toggle(), { preventDefault: false }],
  ]);
  return (
    <div className="row-wrap gap-7 mt-10">
      <TypedField
        value={search.words ?? ''}
        label={texts.pipeline.searchLabel}
        placeholder={texts.pipeline.search}
        input={input}
        clears
        className="w-200"
        onChange={(words) => set({ words })}
      />
      {(tags.data ?? []).length > 0 && (
        <Select
          w={170}
          aria-label={texts.pipeline.tag}
          placeholder={texts.pipeline.tag}
          data={(tags.data ?? []).map((tag) => ({ value: tag.id, label: tag.name }))}
          value={search.tag ?? null}
          onChange={(tag) => set({ tag: tag ?? undefined })}
          searchable
          clearable
          limit={50}
        />
      )}
      {is_filtered && (
        <>
          <QuietButton onClick={() => set({ words: undefined, tag: undefined })}>
            {texts.pipeline.clear}
          </QuietButton>
          <span className="aside" role="status">
            {texts.pipeline.shown(board.shown, board.total)}
          </span>
        </>
      )}
      <span className="row-wrap gap-7 ml-auto no-print">
        <KeyHelp {...help} keys={texts.pipeline.keys} />
        {props.children}
      </span>
    </div>
  );
}

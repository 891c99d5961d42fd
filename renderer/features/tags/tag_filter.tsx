import { CloseButton } from '@mantine/core';
import { useTags } from '../../api/tags.ts';
import { texts } from '../../texts.ts';
import { Chip } from '../../ui/filters/chip.tsx';
import { TagChip } from './tag_chip.tsx';
import { TagPicker } from './tag_picker.tsx';
import css from './tags.module.css';
import { useTagName } from './use_tag_name.ts';

/** A filter by tags: people who have every one of those chosen. */
export function TagFilter(props: {
  /** Ids of tags. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[] | undefined) => void;
}) {
  const { chosen } = props;
  const tags = useTags();
  const change = (to: readonly string[]): void => props.onChange(to.length > 0 ? to : undefined);
  const nameOf = useTagName();
  return (
    <Chip
      label={texts.tags.title}
      value={chosen.length === 0 ? null : chosen.map(nameOf).join(', ')}
      onClear={() => change([])}
    >
      <p className="mb-8 aside">{texts.tags.everyOne}</p>
      <div className={`${css.chosen} flex wrap gap-5 max-w-280`}>
        {tags.data
          ?.filter((tag) => chosen.includes(tag.id))
          .map((tag) => (
            <TagChip key={tag.id} tag={tag}>
              <CloseButton
                size="sm"
                aria-label={texts.tags.takeOff(tag.name)}
                onClick={() => change(chosen.filter((id) => id !== tag.id))}
              />
            </TagChip>
          ))}
      </div>
      <TagPicker
        // its list would lie over what takes the chosen ones away
        autoFocus={chosen.length === 0}
        making={false}
        without={new Set(chosen)}
        onPick={(tag_id) => change([...chosen, tag_id])}
      />
    </Chip>
  );
}

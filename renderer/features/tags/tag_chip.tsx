import type { ReactNode } from 'react';
import type { Tag } from '../../api/tags.ts';
import { texts } from '../../texts.ts';
import css from './tags.module.css';
import { BETWEEN } from '../../lib/joined.ts';

/** A tag: angular where it is a standard one, round where it is an own one, dotted while it is a suggestion. */
export function TagChip(props: {
  tag: Pick<Tag, 'name' | 'tag_type' | 'is_standardized'>;
  suggested?: boolean;
  /** Buttons, after the name. */
  children?: ReactNode;
}) {
  const { tag, suggested } = props;
  const standing = tag.is_standardized ? texts.tags.standard : texts.tags.own;
  const title = [
    texts.tags.chip(tag.name, texts.tags.typeHint[tag.tag_type], standing),
    ...(suggested === true ? [texts.tags.suggested] : []),
  ].join(BETWEEN);
  return (
    <span
      className={css.chip}
      data-own={!tag.is_standardized || undefined}
      data-suggested={suggested || undefined}
      data-wanted={tag.tag_type === 'preferred_role_title' || undefined}
      title={title}
    >
      <span className={`${css.name} clip`} dir="auto">
        {tag.name}
      </span>
      {props.children}
    </span>
  );
}

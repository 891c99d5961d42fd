import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import css from './growing_text.module.css';

type Props = Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows' | 'rows'> & {
  /** Lines it has when empty. */
  readonly least: number;
  /** Lines it grows to before its text scrolls; default: no end. */
  readonly most?: number;
};

/**
 * A field for a text of several lines, as high as what stands in it. The style sheet makes it grow: a field that is
 * measured by a program lays out the whole view once more before that view can be painted.
 */
export function GrowingText({ least, most, ...others }: Props) {
  return (
    <Textarea
      {...others}
      rows={least} // where a browser does not know fields that grow
      classNames={{ input: css.field }}
      style={{ '--least': least, '--most': most ?? 1000 } as CSSProperties}
    />
  );
}

import { VisuallyHidden } from '@mantine/core';
import { texts } from '../../texts.ts';
import css from './compare.module.css';

/** Whether a skill was found, as a shape, and in words for those who do not see it. Nothing while it is not known. */
export function SkillMark({ has }: { has: boolean | undefined }) {
  if (has === undefined) return null;
  const words = has ? texts.compare.found : texts.compare.notFound;
  return (
    <>
      <i
        className={`${css.glyph} print-print-exact flex-none bg-accent w-9 h-9 rounded-half`}
        data-missing={!has || undefined}
        title={words}
        aria-hidden
      />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

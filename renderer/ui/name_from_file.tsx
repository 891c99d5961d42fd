import { texts } from '../texts.ts';
import css from './name_from_file.module.css';

/** Beside a name that no resume tells and nobody entered: it is the file's. */
export function NameFromFile(props: { candidate: { readonly name_from_file: boolean } | null | undefined }) {
  if (props.candidate?.name_from_file !== true) return null;
  return (
    <span className={css.mark} title={texts.candidate.nameFromFileText}>
      {texts.candidate.nameFromFile}
    </span>
  );
}

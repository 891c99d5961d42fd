import css from './drawings.module.css';
import { SCENES } from './scenes.tsx';

/** A small drawing for a place where nothing is yet: ink on paper, with one spot of colour. It says nothing new. */
export function Drawing(props: { of: keyof typeof SCENES }) {
  return (
    <svg className={css.drawing} viewBox="0 0 160 110" width={160} height={110} aria-hidden focusable="false">
      {SCENES[props.of]}
    </svg>
  );
}

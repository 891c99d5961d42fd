import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useBlindMode } from '../api/blind.ts';
import { clearNotices } from '../ui/notices.tsx';
import { texts } from '../texts.ts';
import css from './blind_sign.module.css';

/** Says, for as long as it is so, that nobody here has a name. */
export function BlindSign() {
  const { is_on, said } = useBlindMode();
  const before = useRef(said);
  useEffect(() => {
    // what notices say was said in the other mode
    if (before.current !== undefined && before.current !== said) clearNotices();
    before.current = said;
  }, [said]);
  if (!is_on) return null;
  return (
    <Link
      to="/settings"
      hash="blind"
      className={`${css.sign} hover-border-color-accent`}
      title={texts.blind.signTitle}
      aria-label={texts.blind.signTitle}
    >
      <span className="w-18 h-8 rounded-1 bg-ink" aria-hidden />
      {texts.blind.sign}
    </Link>
  );
}

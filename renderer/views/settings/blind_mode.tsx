import { Switch } from '@mantine/core';
import { useBlindMode } from '../../api/blind.ts';
import { useTurnBlind } from '../../features/decisions/use_toggle_blind.ts';
import { texts } from '../../texts.ts';
import css from './blind_mode.module.css';
import { Section } from './section.tsx';

/** The switch of blind mode, what it hides, and what it does not. */
export function BlindMode() {
  const { is_on, is_known, is_changing } = useBlindMode();
  const turn = useTurnBlind();
  const words = texts.blind;
  return (
    <Section needs="manage" id="blind" title={words.title} text={words.text}>
      <Switch
        label={words.turnOn}
        checked={is_on}
        disabled={!is_known || is_changing}
        onChange={(event) => turn?.(event.currentTarget.checked)}
      />
      <div className={css.lists}>
        <List title={words.hides} items={words.hidden} />
        <List title={words.keeps} items={words.kept} />
      </div>
      <p className={css.note}>{words.locked}</p>
      <p className={css.note}>{words.limits}</p>
    </Section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

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
      <div className={`${css.lists} gap-20 my-16`}>
        <List title={words.hides} items={words.hidden} />
        <List title={words.keeps} items={words.kept} />
      </div>
      <p className="max-w-68ch m-0-0-8 text-mute">{words.locked}</p>
      <p className="max-w-68ch m-0-0-8 text-mute">{words.limits}</p>
    </Section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="m-0-0-6 size-inherit weight-600">{title}</h3>
      <ul className={`${css.list} grid gap-3 m-0 p-0 text-mute`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

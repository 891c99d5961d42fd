import { Button, Menu, Switch } from '@mantine/core';
import { useBlindMode } from '../../api/blind.ts';
import {
  savePack,
  useClientPack,
  type PackChoice,
  type PackExtra,
  type PackFormat,
} from '../../api/exports.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { MenuButton } from '../../ui/buttons.tsx';
import { useDuring } from '../../ui/use_during.ts';
import { texts } from '../../texts.ts';
import { PackOptions } from './pack_options.tsx';

/** What goes out, and as which file. */
export function SavePack(props: {
  choice: PackChoice;
  onBlind: (is_blind: boolean) => void;
  onExtra: (extra: PackExtra, is_on: boolean) => void;
}) {
  const { is_on: is_forced } = useBlindMode();
  const { choice } = props;
  const { is_blind, extras } = choice;
  const words = texts.share;
  const [busy, during] = useDuring<'save'>();
  const save = (format: PackFormat, with_resumes = false): void =>
    void during('save', words.saveFailed, () => savePack(choice, format, with_resumes));
  const pack = useClientPack(choice).data;
  const missing = (pack?.left_out ?? []).flatMap(({ spotlight_id, reason }) => {
    const person = pack?.candidates.find((one) => one.spotlight_id === spotlight_id);
    return person === undefined ? [] : [words.zipWithout(spoken(person.name), reason)];
  });
  const resumes = is_blind ? words.zips.blind : extras.contacts ? words.zips.original : words.zips.masked;
  return (
    <>
      <Switch
        label={words.blind}
        title={is_forced ? texts.blind.on : words.blindTitle}
        checked={is_blind}
        disabled={is_forced}
        onChange={(event) => props.onBlind(event.currentTarget.checked)}
      />
      <PackOptions extras={extras} is_blind={is_blind} onChange={props.onExtra} />
      <MenuButton
        label={words.otherFormats}
        variant="default"
        disabled={busy !== null}
        dropdown={{ className: 'max-w-420 max-h-60vh overflow-y-auto'! }}
      >
        <Menu.Item onClick={() => save('pdf', true)}>
          {words.zip}
          <span className="aside block max-w-320 wrap-normal">{resumes}</span>
          {missing.length > 0 && (
            <span className="aside block max-w-320 wrap-normal">{words.leftOut(missing)}</span>
          )}
        </Menu.Item>
        <Menu.Item onClick={() => save('xlsx')}>{words.excel}</Menu.Item>
        <Menu.Item onClick={() => save('csv')}>{words.csv}</Menu.Item>
      </MenuButton>
      <Button disabled={busy !== null} onClick={() => save('pdf')}>
        {is_blind ? words.blindPdf : words.pdf}
      </Button>
    </>
  );
}

import { Button, Popover, Switch } from '@mantine/core';
import { useState } from 'react';
import { PACK_EXTRAS, type PackExtra, type PackExtras } from '../../api/exports.ts';
import { readLocal, writeLocal } from '../../lib/local_storage.ts';
import { texts } from '../../texts.ts';
import { NamedDropdown } from '../../ui/named_dropdown.tsx';

/** What a client is told only if somebody asks for it: off, until it is turned on for this job. */
export function usePackExtras(job_id: string): [PackExtras, (extra: PackExtra, is_on: boolean) => void] {
  const keyOf = (extra: PackExtra): string => `${extra}.${job_id}`;
  const [extras, setExtras] = useState(
    () =>
      Object.fromEntries(
        PACK_EXTRAS.map((extra) => [extra, readLocal(keyOf(extra)) === 'true']),
      ) as PackExtras,
  );
  const set = (extra: PackExtra, is_on: boolean): void => {
    writeLocal(keyOf(extra), is_on ? 'true' : null);
    setExtras({ ...extras, [extra]: is_on });
  };
  return [extras, set];
}

/** What else stands in the pack, each with a sentence that says what that shows. */
export function PackOptions(props: {
  extras: PackExtras;
  is_blind: boolean;
  onChange: (extra: PackExtra, is_on: boolean) => void;
}) {
  const { extras, is_blind } = props;
  const words = texts.share;
  const chosen = PACK_EXTRAS.filter((extra) => extras[extra] && !(is_blind && extra === 'contacts'));
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default">{words.shown(chosen.length)}&nbsp;▾</Button>
      </Popover.Target>
      <NamedDropdown className={'grid gap-12 max-w-340'!} name={words.shownTitle}>
        {PACK_EXTRAS.map((extra) => (
          <Switch
            key={extra}
            label={words.extras[extra].label}
            description={
              is_blind && extra === 'contacts' ? words.extras.contacts.blind : words.extras[extra].text
            }
            checked={extras[extra] && !(is_blind && extra === 'contacts')}
            disabled={is_blind && extra === 'contacts'}
            onChange={(event) => props.onChange(extra, event.currentTarget.checked)}
          />
        ))}
      </NamedDropdown>
    </Popover>
  );
}

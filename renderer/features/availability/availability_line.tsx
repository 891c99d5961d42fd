import { Popover } from '@mantine/core';
import { useState } from 'react';
import { useAvailability, useSayAvailability } from '../../api/availability.ts';
import { useMay } from '../../lib/may.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { attempt, notify } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { AvailabilityForm } from './availability_form.tsx';
import { availabilityInWords } from './availability_words.ts';
import { changesBack } from './availability_undo.ts';
import css from './availability.module.css';
import { BETWEEN } from '../../lib/joined.ts';

/** One quiet line: when somebody can start, their notice and what they want to earn. Pressed, it is changed. */
export function AvailabilityLine({
  candidate_id,
  only,
}: {
  candidate_id: string;
  /** Where two places share it: the one shows what is known, the other offers to say it. */
  only?: 'known' | 'unknown';
}) {
  const availability = useAvailability(candidate_id);
  const say = useSayAvailability(candidate_id);
  const { change } = useMay();
  const [opened, open] = useState(false);
  const { data } = availability;
  if (data === undefined) return null;
  const words = availabilityInWords(data).join(BETWEEN);
  if (only !== undefined && !opened && (only === 'unknown') !== (words === '')) return null;
  if (!change) return words === '' ? null : <Hidden text={words} />;
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus opened={opened} onChange={open}>
      <Popover.Target>
        <button
          type="button"
          className={`${css.line} bare-button align-left break-anywhere p-0-4 ml-n4 rounded-4 text-mute`}
          data-empty={words === '' || undefined}
          aria-label={texts.availability.edit(words)}
          onClick={() => open(!opened)}
        >
          {words === '' ? texts.availability.add : <Hidden text={words} />}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <AvailabilityForm
          now={data}
          onClose={() => open(false)}
          onSave={async (changes) => {
            const before = changesBack(changes, data);
            const undo = (): void => void attempt(texts.availability.failed, () => say(before));
            await attempt(texts.availability.failed, async () => {
              await say(changes);
              if (Object.keys(changes).length > 0) notify(texts.availability.saved, undo);
            });
            open(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

import { Alert } from '@mantine/core';
import type { ClientPack } from '../../api/exports.ts';
import { texts } from '../../texts.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { ButtonLink } from '../../ui/button_link.tsx';

/** The button of a card that takes its person back. */
export const takeBackId = (spotlight_id: string): string => `take-back-${spotlight_id}`;

/** As the card does it: what is being typed in it is saved first, and its notice takes it back. */
function leaveOut(spotlight_id: string): void {
  document.getElementById(takeBackId(spotlight_id))?.click();
  // the button that was pressed goes with its warning
  document.getElementById('main')?.focus();
}

/** Warns before a pack goes out in which somebody stands more than once; it may be sent all the same. */
export function SamePeople({ pack, job_id }: { pack: ClientPack; job_id: string }) {
  const { same_people, candidates } = pack;
  if (same_people.length === 0) return null;
  const people = new Map(candidates.map((person) => [person.spotlight_id, person]));
  return (
    <Alert
      className={
        'flex-none overflow-y-auto border-b bg-ask-soft text-ink no-print max-h-30vh p-8-22 rounded-0'!
      }
      color="yellow"
      variant="light"
      role="group"
    >
      <ul className="grid gap-4 p-0 m-0 list-none">
        {same_people.map(({ spotlight_ids, reasons }) => {
          const members = spotlight_ids.flatMap((id) => people.get(id) ?? []);
          const [first, ...others] = members;
          if (first === undefined) return null;
          const names = [...new Set(members.map(({ name }) => name))];
          return (
            <li className="row-wrap gap-2-12 break-anywhere" key={first.spotlight_id}>
              <span role="status">
                <b dir="auto">
                  {names.length === 1
                    ? texts.share.samePerson(first.name, members.length)
                    : texts.share.sameMaybe(names)}
                </b>{' '}
                {texts.share.sameWhy(
                  members.map(({ position }) => position),
                  reasons.map((type) =>
                    type === 'same_record' ? texts.share.sameRecord : texts.same.reasons[type],
                  ),
                )}
              </span>
              <span className="flex wrap gap-2-4">
                <ButtonLink
                  size="compact-sm"
                  variant="default"
                  title={texts.share.sameLookTitle}
                  aria-label={texts.share.sameLookAt(first.name)}
                  to="/candidates/$candidate_id"
                  params={{ candidate_id: first.candidate_id }}
                  search={{ job: job_id }}
                >
                  {texts.share.sameLook}
                </ButtonLink>
                {others.map(({ spotlight_id, position, name }) => (
                  <QuietButton
                    key={spotlight_id}
                    aria-label={texts.share.leaveOutName(position, name)}
                    onClick={() => leaveOut(spotlight_id)}
                  >
                    {texts.share.leaveOut(position)}
                  </QuietButton>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

import { useMay } from '../../lib/may.ts';
import { Changes } from '../../ui/changes.tsx';
import { Menu, Popover } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import { useBlindMode } from '../../api/blind.ts';
import { compareSearch } from '../../addresses/compare_search.ts';
import { fetchJsonResume } from '../../api/profiles.ts';
import { deleteLater } from '../../features/decisions/delete_candidates.ts';
import { onceClosed, SignMenu } from '../../ui/buttons.tsx';
import { KeySheet, type useKeyHelp } from '../../ui/key_help.tsx';
import { attempt, errorNotice } from '../../ui/notices.tsx';
import { usePutForward } from '../../features/decisions/use_put_forward.tsx';
import { useKeys } from '../../lib/use_keys.ts';
import { useCopyText } from './copy_text.tsx';
import { writeLetters } from '../../features/letters/letter_request.ts';
import { saveFile } from '../../lib/save_file.ts';
import { texts } from '../../texts.ts';

/** What is done with a candidate now and then. */
export function MoreMenu(props: {
  candidate: Candidate;
  job_id: string | null;
  /** What they are in short, which may be copied. */
  summary_id: string | null;
  /** Leads away from one who is being deleted. */
  onLeave: () => void;
  help: ReturnType<typeof useKeyHelp>;
}) {
  const { candidate, job_id, help } = props;
  const { change } = useMay();
  const navigate = useNavigate();
  const { is_on: is_blind } = useBlindMode();
  const putForward = usePutForward(job_id);
  const copied = useCopyText(props.summary_id);
  const exportJson = (): Promise<void> =>
    attempt(texts.candidate.exportFailed, async () => {
      saveFile(await fetchJsonResume(candidate.id), `${candidate.full_name}.json`);
    });
  const write = (): void => writeLetters({ candidate_ids: [candidate.id], job_id });
  useKeys([['w', write]]);
  /** They are out of sight at once, and gone when the notice is. */
  const remove = (): void => {
    deleteLater([candidate.id], {
      said: texts.candidate.deleted(candidate.full_name),
      onFailure: errorNotice(texts.candidate.deleteFailed(candidate.full_name)),
    });
    props.onLeave();
  };
  return (
    <Popover
      opened={help.opened}
      onChange={(opened) => !opened && help.close()}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <span className="inline-flex relative">
          {copied.shown}
          <SignMenu name={texts.candidate.more} size={36}>
            <Menu.Item
              onClick={() => void navigate({ to: '/compare', search: compareSearch(job_id, [candidate.id]) })}
            >
              {texts.candidate.compare}
            </Menu.Item>
            {job_id !== null && change && (
              <Menu.Item onClick={() => void putForward([candidate.id])}>{texts.bulk.putForward}</Menu.Item>
            )}
            {change && (
              <Menu.Item
                disabled={is_blind}
                title={is_blind ? texts.letters.blind : undefined}
                rightSection={<kbd>W</kbd>}
                onClick={write}
              >
                {texts.letters.write}
              </Menu.Item>
            )}
            <Menu.Item disabled={props.summary_id === null} onClick={() => onceClosed(copied.copy)}>
              {texts.criteria.copy}
            </Menu.Item>
            <Menu.Item
              disabled={is_blind || candidate.profile === null}
              title={is_blind ? texts.blind.noProfile : undefined}
              onClick={() => void exportJson()}
            >
              {texts.candidate.exportJson}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item rightSection={<kbd>?</kbd>} onClick={() => onceClosed(help.toggle)}>
              {texts.read.keys}
            </Menu.Item>
            <Changes>
              <Menu.Divider />
              <Menu.Item onClick={remove}>{texts.candidate.delete}</Menu.Item>
            </Changes>
          </SignMenu>
        </span>
      </Popover.Target>
      <KeySheet role="dialog" keys={texts.candidate.keys} />
    </Popover>
  );
}

import { Button, Menu } from '@mantine/core';
import type { Candidate } from '#service/api/candidates/schema.ts';
import { fetchJsonResume } from '../../api/profiles.ts';
import { notifyError } from '../../components/notices.tsx';
import { saveFile } from '../../components/save_file.ts';
import { texts } from '../../texts.ts';

/** What is done with a candidate now and then. */
export function MoreMenu({ candidate }: { candidate: Candidate }) {
  const exportJson = async (): Promise<void> => {
    try {
      saveFile(await fetchJsonResume(candidate.id), `${candidate.full_name}.json`);
    } catch (error) {
      notifyError(texts.candidate.exportFailed, error);
    }
  };
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="subtle" color="gray" px={10}>
          {texts.candidate.more}&nbsp;▾
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={candidate.profile === null} onClick={() => void exportJson()}>
          {texts.candidate.exportJson}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { Menu } from '@mantine/core';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import { useJobOfImport } from '../../api/imports.ts';
import { useJobs } from '../../api/jobs.ts';
import { texts } from '../../texts.ts';
import { MenuButton } from '../../ui/buttons.tsx';
import { errorNotice } from '../../ui/notices.tsx';
import { spoken } from '../../lib/hidden_words.ts';

/** Which job the mail of a row named; where that is not clear, the jobs it may be for. */
export function OfferedJobs({ row }: { row: ImportRecord }) {
  const jobs = useJobs().data;
  const choose = useJobOfImport();
  const words = texts.mails;
  const named = row.mail?.job_ids ?? [];
  if (jobs === undefined || row.mail === null || row.candidate_id === null) return null;
  if (row.job_id !== null) {
    const title = named.includes(row.job_id) ? jobs.find(({ id }) => id === row.job_id)?.title : undefined;
    return title === undefined ? null : (
      <div className="font-12 text-mute break-anywhere">{words.bySubject(title)}</div>
    );
  }
  const open = jobs.filter(({ status }) => status === 'open');
  const offered = named.length > 0 ? open.filter(({ id }) => named.includes(id)) : open;
  if (offered.length === 0) return null;
  return (
    <div className="font-12 text-mute break-anywhere">
      {named.length > 1 ? words.severalJobs : words.noJob}{' '}
      <MenuButton
        is_change
        label={words.addToJob}
        aria-label={words.addToJobOf(spoken(row.candidate_name ?? row.file_name))}
        variant="subtle"
        size="compact-xs"
        position="bottom-start"
        dropdown={{ mah: 320, style: { overflowY: 'auto' } }}
      >
        {offered.map(({ id, title }) => (
          <Menu.Item
            key={id}
            onClick={() =>
              void choose.mutateAsync({ id: row.id, job_id: id }).catch(errorNotice(words.addFailed))
            }
          >
            {title}
          </Menu.Item>
        ))}
      </MenuButton>
    </div>
  );
}

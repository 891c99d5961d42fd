import { useMe } from '../../api/me.ts';
import { Menu } from '@mantine/core';
import { allActivity, MAX_EXPORTED } from '../../api/activity.ts';
import type { ActivitySearch } from '../../addresses/activity_search.ts';
import { exportTable } from '../../api/exports.ts';
import { actorName, describeActivity, activityQuote } from '../../features/activity/activity_texts.ts';
import { MenuButton } from '../../ui/buttons.tsx';
import { notify } from '../../ui/notices.tsx';
import { useDuring } from '../../ui/use_during.ts';
import { texts } from '../../texts.ts';
import { clockOf } from './days.ts';

/** What the filters leave as a table, each event a row. */
export function ExportButton({ search }: { search: ActivitySearch }) {
  const [busy, during] = useDuring<'save'>();
  const self = useMe().data?.user?.id ?? null;
  const save = (format: 'csv' | 'xlsx'): Promise<void> =>
    during('save', texts.activity.exportFailed, async () => {
      const entries = await allActivity(search);
      await exportTable({
        format,
        file_name: texts.shell.activity,
        columns: Object.entries(texts.activity.columns).map(([key, title]) => ({
          key,
          title,
          type: key === 'day' ? ('date' as const) : ('text' as const),
        })),
        rows: entries.map((entry) => ({
          ...clockOf(entry.created_at),
          // a table is read by others, too: there everybody has a name
          who:
            entry.actor.kind === 'person' && entry.actor.name !== null
              ? entry.actor.name
              : actorName(entry, self),
          what: describeActivity(entry),
          candidate: entry.candidate?.full_name ?? null,
          job: entry.job?.title ?? null,
          words: activityQuote(entry),
          file: entry.detail.file_name,
        })),
      });
      const { exported, exportedMost } = texts.activity;
      notify((entries.length < MAX_EXPORTED ? exported : exportedMost)(entries.length));
    });
  return (
    <MenuButton label={texts.activity.export} variant="subtle" color="gray" loading={busy !== null}>
      <Menu.Item onClick={() => void save('csv')}>{texts.activity.asCsv}</Menu.Item>
      <Menu.Item onClick={() => void save('xlsx')}>{texts.activity.asXlsx}</Menu.Item>
    </MenuButton>
  );
}

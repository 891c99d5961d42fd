import { Button, Menu } from '@mantine/core';
import { texts } from '../texts.ts';
import { printOnceClosed } from '../lib/printing.ts';

/** A list as it stands, all its rows: as a spreadsheet, or on paper. */
export function ExportMenu({ onExport }: { onExport: (format: 'csv' | 'xlsx') => void }) {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="subtle" color="gray" px={8}>
          {texts.ranking.export}&nbsp;▾
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Menu.Item key={format} onClick={() => onExport(format)}>
            {texts.bulk.export(format)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={printOnceClosed}>{texts.bulk.print}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { Menu } from '@mantine/core';
import { MenuButton } from './buttons.tsx';
import { texts } from '../texts.ts';
import { printOnceClosed } from '../lib/printing.ts';

/** A list as it stands, all its rows: as a spreadsheet, or on paper. */
export function ExportMenu({ onExport }: { onExport: (format: 'csv' | 'xlsx') => void }) {
  return (
    <MenuButton label={texts.ranking.export} variant="subtle" color="gray" px={8}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Menu.Item key={format} onClick={() => onExport(format)}>
          {texts.bulk.export(format)}
        </Menu.Item>
      ))}
      <Menu.Item onClick={printOnceClosed}>{texts.bulk.print}</Menu.Item>
    </MenuButton>
  );
}

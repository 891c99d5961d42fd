import { Menu } from '@mantine/core';
import { MenuButton } from './buttons.tsx';
import { texts } from '../texts.ts';
import { printOnceClosed } from '../lib/printing.ts';

type OnExport = (format: 'csv' | 'xlsx') => void;

/** The spreadsheets a list can be saved as, as items of a menu. */
export function ExportItems({ onExport }: { onExport: OnExport }) {
  return (['xlsx', 'csv'] as const).map((format) => (
    <Menu.Item key={format} onClick={() => onExport(format)}>
      {texts.bulk.export(format)}
    </Menu.Item>
  ));
}

/** The same on paper. */
export function PrintItem() {
  return <Menu.Item onClick={printOnceClosed}>{texts.bulk.print}</Menu.Item>;
}

/** A list as it stands, all its rows: as a spreadsheet, or on paper. */
export function ExportMenu({ onExport }: { onExport: OnExport }) {
  return (
    <MenuButton label={texts.ranking.export} variant="subtle" color="gray" px={8}>
      <ExportItems onExport={onExport} />
      <PrintItem />
    </MenuButton>
  );
}

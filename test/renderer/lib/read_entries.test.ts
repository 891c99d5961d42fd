import { describe, expect, it } from 'vitest';
import { chosenFiles, droppedFiles } from '../../../renderer/lib/read_entries.ts';

type Tree = { [name: string]: Tree | string };

/** What a browser gives for a dropped folder; readers give a few children at a time, like Chromium's. */
function entry(name: string, content: Tree | string, parent = ''): FileSystemEntry {
  const fullPath = `${parent}/${name}`;
  if (typeof content === 'string') {
    return {
      name,
      fullPath,
      isFile: true,
      isDirectory: false,
      file: (give: (file: File) => void) => give(new File([content], name)),
    } as unknown as FileSystemEntry;
  }
  const children = Object.entries(content).map(([child, inside]) => entry(child, inside, fullPath));
  return {
    name,
    fullPath,
    isFile: false,
    isDirectory: true,
    createReader: () => ({
      readEntries: (give: (some: FileSystemEntry[]) => void) => give(children.splice(0, 2)),
    }),
  } as unknown as FileSystemEntry;
}

/** A File as a browser makes it; Node's lacks the path. */
function chosen(name: string, webkitRelativePath = ''): File {
  return Object.defineProperty(new File(['x'], name), 'webkitRelativePath', { value: webkitRelativePath });
}

function transfer(...entries: FileSystemEntry[]): DataTransfer {
  return {
    items: entries.map((one) => ({ kind: 'file', webkitGetAsEntry: () => one })),
    files: [],
  } as unknown as DataTransfer;
}

describe('files out of a drop', () => {
  it('opens folders all the way down, keeps their paths, and passes over what nobody means', async () => {
    const folder = entry('Applications', {
      'cv 10.pdf': 'x',
      'cv 9.pdf': 'x',
      '.DS_Store': 'x',
      'Thumbs.db': 'x',
      '~$draft.docx': 'x',
      November: { 'a.docx': 'x', '.git': { config: 'x' }, deep: { 'b.txt': 'x' } },
    });
    const files = await droppedFiles(transfer(folder, entry('single.pdf', 'x')));
    expect(files.map((one) => one.name)).toEqual([
      'Applications/cv 9.pdf',
      'Applications/cv 10.pdf',
      'Applications/November/a.docx',
      'Applications/November/deep/b.txt',
      'single.pdf',
    ]);
  });

  it('takes plain files where there are no entries', async () => {
    const file = chosen('made.pdf');
    const data = {
      items: [{ kind: 'file', webkitGetAsEntry: () => null }],
      files: [file],
    } as unknown as DataTransfer;
    expect(await droppedFiles(data)).toEqual([{ file, name: 'made.pdf' }]);
  });

  it('names a chosen file by its path inside the chosen folder', () => {
    const file = chosen('a.pdf', 'Applications/a.pdf');
    expect(chosenFiles([file, chosen('.hidden')])).toEqual([{ file, name: 'Applications/a.pdf' }]);
  });
});

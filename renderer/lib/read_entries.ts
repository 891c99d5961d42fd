/** A file a person gave us, with its path inside the folder that was dropped. */
export type GivenFile = { readonly file: File; readonly name: string };

/** Files every system leaves in folders and nobody means to import. */
const JUNK = /^(\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)/iu;

/** Whether a file or folder of this name is none that a person means. */
export function isJunk(name: string): boolean {
  return JUNK.test(name);
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

/** readEntries gives at most 100 at a time in Chromium: ask until it gives none. */
async function childrenOf(entry: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function walk(entry: FileSystemEntry, into: GivenFile[]): Promise<void> {
  if (JUNK.test(entry.name)) return;
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    into.push({ file, name: entry.fullPath.replace(/^\//u, '') });
  } else if (entry.isDirectory) {
    const children = await childrenOf(entry as FileSystemDirectoryEntry);
    for (const child of children.toSorted((a, b) =>
      a.name.localeCompare(b.name, undefined, { numeric: true }),
    )) {
      await walk(child, into);
    }
  }
}

/**
 * All files of a drop, folders opened. Must be called during the drop event: entries are gone once
 * it has been handled.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<GivenFile[]> {
  const entries = [...transfer.items]
    .filter((item) => item.kind === 'file')
    .map((item) => item.webkitGetAsEntry());
  const plain = [...transfer.files];
  const into: GivenFile[] = [];
  for (const entry of entries) if (entry !== null) await walk(entry, into);
  // Files made by a page (or an automation) have no entry; they are still files.
  return into.length > 0 || entries.some((entry) => entry !== null) ? into : chosenFiles(plain);
}

/** Files from a file or folder chooser; those of a folder in the order of their names, which choosers do not keep. */
export function chosenFiles(files: Iterable<File>): GivenFile[] {
  const given = [...files]
    .filter((file) => !JUNK.test(file.name))
    .map((file) => ({ file, name: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath }));
  if (given.every(({ file }) => file.webkitRelativePath === '')) return given;
  const byName = new Intl.Collator(undefined, { numeric: true });
  return given.toSorted((a, b) => byName.compare(a.name, b.name));
}

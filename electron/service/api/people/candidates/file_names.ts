import path from 'node:path';

/** What stands in for a name that no resume tells: the name of the file, without its ending and underscores. */
export function nameFromFile(file_name: string): string {
  const base = path.posix.basename(file_name.replaceAll('\\', '/')).replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const words = base.replaceAll(/[_+]+|-(?=\D)/g, ' ').trim();
  return words === '' ? file_name : words;
}

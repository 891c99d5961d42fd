/** Those that the web does not call "windows-" and their number. */
const OTHERS: Readonly<Record<number, string>> = {
  65_001: 'utf-8',
  20_127: 'utf-8',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  20_866: 'koi8-r',
  50_220: 'iso-2022-jp',
};

/** Windows' number of a character set, as `TextDecoder` calls it; UTF-8 where no page is told. */
export function charsetOfPage(page: number | undefined): string {
  if (page === undefined || page === 0) return 'utf-8';
  const is_iso = page > 28_590 && page < 28_606;
  const name = OTHERS[page] ?? (is_iso ? `iso-8859-${page - 28_590}` : `windows-${page}`);
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return 'windows-1252';
  }
}

import type { ClientPack, LeftOut, PackLanguage } from './pack.ts';
import type { File } from './zip.ts';

type Words = {
  readonly file: string;
  readonly title: string;
  readonly reasons: Readonly<Record<LeftOut['reason'], string>>;
};

const WORDS: Readonly<Record<PackLanguage, Words>> = {
  en: {
    file: 'Left out.txt',
    title: 'These resumes are not included:',
    reasons: {
      no_file: 'no file',
      reading: 'still being read',
      not_read: 'the file could not be read',
    },
  },
  de: {
    file: 'Nicht enthalten.txt',
    title: 'Diese Lebensläufe sind nicht enthalten:',
    reasons: {
      no_file: 'keine Datei',
      reading: 'wird noch gelesen',
      not_read: 'die Datei konnte nicht gelesen werden',
    },
  },
};

/** A short text of whose resumes are missing in a ZIP, and why; null where none is. */
export function leftOutFile({ left_out, candidates, language }: ClientPack): File | null {
  if (left_out.length === 0) return null;
  const { file, title, reasons } = WORDS[language];
  const lines = candidates.flatMap(({ spotlight_id, position, name }) => {
    const reason = left_out.find((one) => one.spotlight_id === spotlight_id)?.reason;
    return reason === undefined ? [] : [`${position} ${name}: ${reasons[reason]}`];
  });
  // as Windows writes texts, so that each program there shows its letters and lines
  return { name: file, bytes: new TextEncoder().encode(`\uFEFF${[title, '', ...lines, ''].join('\r\n')}`) };
}

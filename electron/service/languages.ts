import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { LanguageFile } from './engine/protocol.ts';

/** A code of Tesseract's: three letters of ISO 639-2, perhaps a script or region ("deu", "chi_sim"). */
export const LANGUAGE_CODE = /^[a-z]{3}(?:_[a-z]+)?$/;
/** The language that comes with the program. */
export const BUILT_IN_LANGUAGE = 'eng';

export type AddedLanguage = LanguageFile & { readonly byte_size: number; readonly created_at: string };

/** The languages of text recognition beside English: files in the data folder, one for each. */
export type Languages = {
  /** In the order of their codes. */
  list(): readonly AddedLanguage[];
  own(): readonly LanguageFile[];
  /** Changes with every file that comes, goes or is replaced. */
  version(): string;
  /** Keeps language data, instead of what there was of this code. */
  add(code: string, bytes: Uint8Array): AddedLanguage;
  /** False when there is none of this code. */
  remove(code: string): boolean;
};

/** Of text recognition itself; raised when the same picture may give another text. */
const RECOGNITION_VERSION = 'ocr-1';

/** Takes in what lies in `<data folder>/ocr`. */
export function createLanguages(data_dir: string): Languages {
  const folder = path.join(data_dir, 'ocr');
  const fileOf = (code: string, packed: boolean) =>
    path.join(folder, `${code}.traineddata${packed ? '.gz' : ''}`);
  let known = takeIn();

  function takeIn(): readonly (AddedLanguage & { readonly hash: string })[] {
    if (!existsSync(folder)) return [];
    const found = readdirSync(folder).flatMap((name) => {
      const code = /^([a-z_]+)\.traineddata(?:\.gz)?$/.exec(name)?.[1];
      if (code === undefined || !LANGUAGE_CODE.test(code) || code === BUILT_IN_LANGUAGE) return [];
      const file = path.join(folder, name);
      const { size, mtime } = statSync(file);
      const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 12);
      return [{ code, path: file, byte_size: size, created_at: mtime.toISOString(), hash }];
    });
    // one of each: "deu.traineddata" before "deu.traineddata.gz"
    const sorted = found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    return sorted.filter(({ code }, i) => sorted.findIndex((other) => other.code === code) === i);
  }

  return {
    list: () =>
      known.map(({ code, path: file, byte_size, created_at }) => ({
        code,
        path: file,
        byte_size,
        created_at,
      })),
    own: () => known.map(({ code, path: file }) => ({ code, path: file })),
    version: () => [RECOGNITION_VERSION, ...known.map(({ code, hash }) => `${code}:${hash}`)].join('+'),
    add(code, bytes) {
      const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(`${fileOf(code, packed)}.new`, bytes, { mode: 0o600 });
      renameSync(`${fileOf(code, packed)}.new`, fileOf(code, packed));
      rmSync(fileOf(code, !packed), { force: true });
      known = takeIn();
      return known.find((language) => language.code === code)!;
    },
    remove(code) {
      if (!known.some((language) => language.code === code)) return false;
      for (const packed of [true, false]) rmSync(fileOf(code, packed), { force: true });
      known = takeIn();
      return true;
    },
  };
}

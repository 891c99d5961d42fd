import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The faces text is set in. The serif ones are for people's own words. */
export type Face = 'sans' | 'semibold' | 'italic' | 'serif' | 'serif_italic';

const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'];

const subsets = (family: string, style: string): string[] =>
  SUBSETS.map((subset) => `${family}-${subset}-${style}`);

const others = (weight: 400 | 600): string[] => [
  `noto-sans-hebrew-hebrew-${weight}-normal`,
  `noto-sans-arabic-arabic-${weight}-normal`,
  // Chinese and Japanese, in one weight: it is larger than all the others together, and opened only when needed
  'noto-sans-sc-chinese-simplified-400-normal',
];

const REGULAR = [...subsets('inter', '400-normal'), ...others(400)];

/** Which fonts a face is looked for in, in this order: its own, then those of other scripts. */
export const FACES: Readonly<Record<Face, readonly string[]>> = {
  sans: REGULAR,
  semibold: [...subsets('inter', '600-normal'), ...others(600)],
  italic: [...subsets('inter', '400-italic'), ...others(400)],
  serif: [...subsets('source-serif-4', '400-normal'), ...REGULAR],
  serif_italic: [...subsets('source-serif-4', '400-italic'), ...REGULAR],
};

/** Fonts by their names, as bytes. */
export type Fonts = ReadonlyMap<string, Buffer>;

/** Reads the fonts the program ships (`<resources>/fonts`). */
export async function readFonts(resources_dir: string): Promise<Fonts> {
  const names = [...new Set(Object.values(FACES).flat())];
  const files = names.map(
    async (name) => [name, await readFile(path.join(resources_dir, 'fonts', `${name}.woff`))] as const,
  );
  return new Map(await Promise.all(files));
}

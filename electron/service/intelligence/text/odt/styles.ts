import { isNearWhite, UNREADABLE_SIZE } from '../flow.ts';
import { child, descendants, isElement, type XmlNode } from '../xml.ts';

/** How text looks, as far as a reader of resumes cares. */
export type Look = {
  readonly bold: boolean;
  /** Points. */
  readonly size: number;
  readonly white: boolean;
  readonly vanished: boolean;
  /** Stands on a coloured ground, where white letters are read. */
  readonly shaded: boolean;
};
export const PLAIN_LOOK: Look = { bold: false, size: 0, white: false, vanished: false, shaded: false };

export function isUnseen({ vanished, size, white, shaded }: Look): boolean {
  return vanished || (size > 0 && size < UNREADABLE_SIZE) || (white && !shaded);
}

/** Looks up styles: `name` and family of a style, and the look it is put on. Parents are followed. */
export type Styles = { look(family: string, name: string | undefined, base: Look): Look };

const MAX_PARENTS = 30;

/** Reads the named and the automatic styles of both parts of an OpenDocument text. */
export function readStyles(parts: readonly (XmlNode | null)[]): Styles {
  const styles = new Map<string, XmlNode>();
  const defaults = new Map<string, XmlNode>();
  for (const part of parts) {
    for (const style of descendants(part ?? undefined, 'style:style')) {
      styles.set(`${style.attributes['style:family']} ${style.attributes['style:name']}`, style);
    }
    for (const style of descendants(part ?? undefined, 'style:default-style')) {
      defaults.set(style.attributes['style:family'] ?? '', style);
    }
  }
  return {
    look(family, name, base) {
      const chain: XmlNode[] = [];
      let at = name;
      while (at !== undefined && chain.length < MAX_PARENTS) {
        const style = styles.get(`${family} ${at}`);
        if (style === undefined || chain.includes(style)) break;
        chain.push(style);
        at = style.attributes['style:parent-style-name'];
      }
      const first = defaults.get(family);
      // The defaults of paragraphs are the ground; a span without a style changes nothing.
      if (first !== undefined && family === 'paragraph') chain.push(first);
      return chain.toReversed().reduce(apply, base);
    },
  };
}

function apply(look: Look, style: XmlNode): Look {
  let { bold, size, white, vanished, shaded } = look;
  const text = child(style, 'style:text-properties')?.attributes;
  if (text !== undefined) {
    const weight = text['fo:font-weight'];
    if (weight !== undefined) bold = /^(?:bold|[6-9]00)$/.test(weight);
    size = sizeOf(text['fo:font-size'], size);
    const colour = text['fo:color'];
    if (colour !== undefined) white = isNearWhite(colour);
    if (text['style:use-window-font-color'] === 'true') white = false;
    const display = text['text:display'];
    if (display !== undefined) vanished = display === 'none';
  }
  for (const properties of style.children.filter(isElement)) {
    const fill = properties.attributes['fo:background-color'] ?? properties.attributes['draw:fill-color'];
    const is_filled = properties.attributes['draw:fill'] !== 'none';
    if (fill !== undefined && fill !== 'transparent' && is_filled) shaded = !isNearWhite(fill);
  }
  return { bold, size, white, vanished, shaded };
}

function sizeOf(written: string | undefined, before: number): number {
  const match = /^([\d.]{1,8})(pt|%|in|cm|mm)$/.exec(written ?? '');
  if (match === null) return before;
  const value = Number(match[1]);
  switch (match[2]) {
    case '%':
      return (before || 12) * (value / 100);
    case 'in':
      return value * 72;
    case 'cm':
      return value * 28.35;
    case 'mm':
      return value * 2.835;
    default:
      return value;
  }
}

import { isNearWhite, UNREADABLE_SIZE } from '../flow.ts';
import { child, descendants, isElement, type XmlNode } from '../xml.ts';

/** How a run looks. */
export type Look = {
  readonly bold: boolean;
  /** Points. */
  readonly size: number;
  readonly white: boolean;
  readonly vanished: boolean;
};
/** A list level: a bullet or a number, or neither. */
export type Numbering = { readonly id: string; readonly level: number };
type ParagraphStyle = {
  readonly look: Look;
  readonly heading: boolean;
  readonly numbering: Numbering | null;
  readonly shaded: boolean;
};

/** 10 pt is what the format means where nothing says otherwise. */
const DEFAULT_LOOK: Look = { bold: false, size: 10, white: false, vanished: false };
const MAX_PARENTS = 30;

export type Styles = {
  /** The look of a paragraph's text before its runs say more. null: the default style. */
  paragraph(id: string | null): ParagraphStyle;
  /** A look with a character style on top. */
  character(id: string, base: Look): Look;
  /** Whether a table style colours cells: white letters are read there. */
  isPlainTable(id: string): boolean;
};

/** Reads word/styles.xml; null gives the defaults. */
export function readStyles(root: XmlNode | null): Styles {
  const styles = new Map<string, XmlNode>();
  let default_id: string | null = null;
  for (const style of descendants(root ?? undefined, 'w:style')) {
    const id = style.attributes['w:styleId'] ?? '';
    styles.set(id, style);
    if (style.attributes['w:type'] === 'paragraph' && isOn(style.attributes['w:default'] ?? '0')) {
      default_id = id;
    }
  }
  const ground = applyRun(
    DEFAULT_LOOK,
    child(child(descendants(root ?? undefined, 'w:docDefaults')[0], 'w:rPrDefault'), 'w:rPr'),
  );
  const chainOf = (id: string): XmlNode[] => {
    const chain: XmlNode[] = [];
    for (let at: string | undefined = id; at !== undefined && chain.length < MAX_PARENTS;) {
      const style = styles.get(at);
      if (style === undefined || chain.includes(style)) break;
      chain.push(style);
      at = child(style, 'w:basedOn')?.attributes['w:val'];
    }
    return chain.toReversed();
  };
  const known = new Map<string, ParagraphStyle>();
  return {
    paragraph(given) {
      const id = given ?? default_id ?? '';
      const cached = known.get(id);
      if (cached !== undefined) return cached;
      let look = ground;
      let heading = false;
      let numbering: Numbering | null = null;
      let shaded = false;
      for (const style of chainOf(id)) {
        look = applyRun(look, child(style, 'w:rPr'));
        const properties = child(style, 'w:pPr');
        const name = child(style, 'w:name')?.attributes['w:val'] ?? '';
        const outline = child(properties, 'w:outlineLvl')?.attributes['w:val'];
        heading ||= /^(?:heading \d|title$)/i.test(name) || (outline !== undefined && Number(outline) < 9);
        numbering = numberingOf(properties) ?? numbering;
        shaded ||= isShaded(properties);
      }
      const made = { look: heading ? { ...look, bold: true } : look, heading, numbering, shaded };
      known.set(id, made);
      return made;
    },
    character: (id, base) => chainOf(id).reduce((look, style) => applyRun(look, child(style, 'w:rPr')), base),
    isPlainTable: (id) =>
      /^Table(?:Grid|Normal)$/i.test(id) ||
      (chainOf(id).length > 0 && !chainOf(id).some((style) => descendants(style, 'w:shd').some(isFill))),
  };
}

/** Run properties on top of a look. */
export function applyRun(look: Look, properties: XmlNode | undefined): Look {
  if (properties === undefined) return look;
  let { bold, size, white, vanished } = look;
  for (const each of properties.children) {
    if (!isElement(each)) continue;
    const value = each.attributes['w:val'];
    if (each.name === 'w:b') bold = isOn(value);
    else if (each.name === 'w:vanish') vanished = isOn(value);
    else if (each.name === 'w:sz' && value !== undefined && /^\d+$/.test(value)) size = Number(value) / 2;
    else if (each.name === 'w:color') white = isNearWhite(value ?? '');
  }
  return { bold, size, white, vanished };
}

/** A switch is on when it is there, unless it says that it is off. */
export function isOn(value: string | undefined): boolean {
  return !/^(?:0|false|off)$/.test(value ?? '');
}

/** A list paragraph's list and level; id 0 takes a paragraph out of its style's list. */
export function numberingOf(properties: XmlNode | undefined): Numbering | null {
  const own = child(properties, 'w:numPr');
  if (own === undefined) return null;
  const id = child(own, 'w:numId')?.attributes['w:val'];
  const level = Number(child(own, 'w:ilvl')?.attributes['w:val'] ?? 0);
  return id === undefined ? null : { id, level };
}

/** A ground on which white letters are read: of a paragraph, a run, a cell. */
export function isShaded(properties: XmlNode | undefined): boolean {
  const shading = child(properties, 'w:shd');
  return (shading !== undefined && isFill(shading)) || child(properties, 'w:highlight') !== undefined;
}

function isFill(shading: XmlNode): boolean {
  const fill = shading.attributes['w:fill'] ?? 'auto';
  return (!/^auto$/i.test(fill) && !isNearWhite(fill)) || shading.attributes['w:themeFill'] !== undefined;
}

export function isUnseen(look: Look, shaded: boolean): boolean {
  return look.vanished || (look.size > 0 && look.size < UNREADABLE_SIZE) || (look.white && !shaded);
}

/** Lists of a document: whether a level is shown with a bullet or a number at all. */
export function readNumbering(root: XmlNode | null): (numbering: Numbering) => boolean {
  const abstract = new Map<string, XmlNode>();
  for (const each of descendants(root ?? undefined, 'w:abstractNum')) {
    abstract.set(each.attributes['w:abstractNumId'] ?? '', each);
  }
  const lists = new Map<string, XmlNode | undefined>();
  for (const each of descendants(root ?? undefined, 'w:num')) {
    const id = child(each, 'w:abstractNumId')?.attributes['w:val'] ?? '';
    lists.set(each.attributes['w:numId'] ?? '', abstract.get(id));
  }
  return ({ id, level }) => {
    if (id === '0') return false;
    const list = lists.get(id);
    const own = list?.children.find(
      (each): each is XmlNode =>
        isElement(each) && each.name === 'w:lvl' && Number(each.attributes['w:ilvl']) === level,
    );
    // A list that is not described is still a list.
    return child(own, 'w:numFmt')?.attributes['w:val'] !== 'none';
  };
}

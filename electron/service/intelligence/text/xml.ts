import { regex } from '../language/pattern.ts';

/** An element of an XML text: its children are elements and stretches of text, entities resolved. */
export type XmlNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlNode | string)[];
};

const TAG = regex('g')`
    <(?:!--[\s\S]*?-->|!\[CDATA\[([\s\S]*?)\]\]>|\?[\s\S]*?\?>|![^>]*>|
    (\/?)([\w:.-]{1,100})((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>)`;
/** Far beyond any resume; a part with more is made to use up memory. */
const MAX_NODES = 1_500_000;
const MAX_DEPTH = 500;

/**
 * Reads an XML text into a tree without checking it. Document types are not read, so no entity can be defined
 * and there is nothing to blow up; a text that tries gives null. Unclosed elements end where their parent
 * does.
 * @throws RangeError for more or deeper elements than a document has.
 */
export function parseTree(source: string): XmlNode | null {
  if (source.includes('<!ENTITY')) return null;
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const open = [root];
  let nodes = 0;
  let at = 0;
  for (const match of source.matchAll(TAG)) {
    const [whole, cdata, closing, name, attributes, empty] = match;
    const parent = open.at(-1) ?? root;
    if (match.index > at) parent.children.push(decodeEntities(source.slice(at, match.index)));
    at = match.index + whole.length;
    if (cdata !== undefined) parent.children.push(cdata);
    if (name === undefined) continue;
    if (closing) {
      const level = open.findLastIndex((element) => element.name === name);
      if (level > 0) open.length = level;
      continue;
    }
    nodes += 1;
    if (nodes > MAX_NODES || open.length > MAX_DEPTH) throw new RangeError('too many elements');
    const element: XmlNode = { name, attributes: readAttributes(attributes ?? ''), children: [] };
    parent.children.push(element);
    if (!empty) open.push(element);
  }
  return root;
}

const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

function readAttributes(source: string): Readonly<Record<string, string>> {
  if (source === '') return NO_ATTRIBUTES;
  const found: Record<string, string> = {};
  for (const [, name, double, single] of source.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    found[name!] = decodeEntities(double ?? single ?? '');
  }
  return found;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

export function isElement(node: XmlNode | string): node is XmlNode {
  return typeof node !== 'string';
}

/** The first child of a name. */
export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((each): each is XmlNode => isElement(each) && each.name === name);
}

/** All elements of a name below a node, in document order. */
export function descendants(node: XmlNode | undefined, name: string): XmlNode[] {
  const found: XmlNode[] = [];
  const stack = node === undefined ? [] : [node];
  for (let each = stack.pop(); each !== undefined; each = stack.pop()) {
    if (each.name === name) found.push(each);
    for (let i = each.children.length - 1; i >= 0; i -= 1) {
      const next = each.children[i];
      if (next !== undefined && isElement(next)) stack.push(next);
    }
  }
  return found;
}

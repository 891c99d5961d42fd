/** An XML element with its place in the source, so that parts of the source can be cut out or moved. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: XmlElement | null;
  readonly children: XmlElement[];
  /** Source range of the whole element, and of what stands between its tags. */
  readonly start: number;
  end: number;
  readonly inner_start: number;
  inner_end: number;
};

const TAG =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|\?[\s\S]*?\?>|(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>)/g;

/**
 * The elements of an XML text, in document order, each after its parent. Text is not kept: the source has it. Entities are not
 * expanded and document types not read, so there is nothing to blow up. Unclosed elements end where their parent does.
 */
export function parseXml(source: string): XmlElement[] {
  const all: XmlElement[] = [];
  let open = null as XmlElement | null;
  for (const match of source.matchAll(TAG)) {
    const [whole, closing, name, attributes, empty] = match;
    if (!name) continue;
    const end = match.index + whole.length;
    if (closing) {
      let element: XmlElement | null = open;
      while (element && element.name !== name) element = element.parent;
      if (!element) continue;
      element.inner_end = match.index;
      element.end = end;
      open = element.parent;
      continue;
    }
    const element: XmlElement = {
      name,
      attributes: readAttributes(attributes ?? ''),
      parent: open,
      children: [],
      start: match.index,
      end: source.length,
      inner_start: end,
      inner_end: source.length,
    };
    open?.children.push(element);
    all.push(element);
    if (empty) element.inner_end = element.end = end;
    else open = element;
  }
  return all;
}

function readAttributes(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, double, single] of source.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    found[name!] = double ?? single ?? '';
  }
  return found;
}

export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

/** True when the element or one above it passes the test. */
export function withAncestors(element: XmlElement, test: (each: XmlElement) => boolean): boolean {
  for (let each: XmlElement | null = element; each; each = each.parent) if (test(each)) return true;
  return false;
}

/** A change of the source: `insert` in place of [from, to). */
export type Edit = { readonly from: number; readonly to: number; readonly insert: string };

/** Applies edits that do not overlap; an edit inside a range that another one replaces is dropped. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of [...edits].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < at) continue;
    result += source.slice(at, from) + insert;
    at = to;
  }
  return result + source.slice(at);
}

import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** More rules than any resume's page has. */
const MAX_RULES = 2000;
const MAX_SHEET = 500_000;

/**
 * The declarations that hold for an element, in small letters: those of the page's own style sheets whose
 * selector is one element, class or id ("p", ".muted", "div.note", "#top"), then its `style`. Enough for what
 * hides text; cascades, media and combined selectors are left to browsers.
 */
export function readStyleSheets(nodes: readonly Node[]): (element: Element) => string {
  const rules = new Map<string, string>();
  for (const sheet of styleElements(nodes)) {
    const plain = sheet.slice(0, MAX_SHEET).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const match of plain.matchAll(/(?:^|[{};])\s*([^{};@]{1,300})\{([^{}]{0,2000})(?=\})/g)) {
      for (const selector of (match[1] ?? '').split(',')) {
        const name = selector.trim();
        if (rules.size >= MAX_RULES || !/^(?:[a-z][a-z0-9]*)?(?:[.#][\w-]+)?$/i.test(name)) continue;
        rules.set(name, `${rules.get(name) ?? ''};${(match[2] ?? '').toLowerCase()}`);
      }
    }
  }
  return (element) => {
    const own = attribute(element, 'style').toLowerCase();
    if (rules.size === 0) return own;
    const tag = element.tagName;
    const marks = attribute(element, 'class')
      .split(/\s+/)
      .filter((name) => name !== '')
      .map((name) => `.${name}`);
    const id = attribute(element, 'id');
    if (id !== '') marks.push(`#${id}`);
    const names = [tag, ...marks, ...marks.map((mark) => tag + mark)];
    return lastOfEach([...names.flatMap((name) => rules.get(name) ?? []), own].join(';'));
  };
}

/** Of each property its last value, as the later rule wins. */
function lastOfEach(css: string): string {
  const values = new Map<string, string>();
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) values.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  return [...values].map(([property, value]) => `${property}: ${value}`).join(';');
}

function styleElements(nodes: readonly Node[]): string[] {
  const found: string[] = [];
  const stack = [...nodes];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!('tagName' in node)) continue;
    if (node.tagName === 'style') {
      found.push(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    } else if (/^(?:html|head|body)$/.test(node.tagName)) stack.push(...node.childNodes);
  }
  return found;
}

/** The value of an attribute; '' where it has none. */
export function attribute(node: Element, name: string): string {
  return node.attrs.find((attr) => attr.name === name)?.value ?? '';
}

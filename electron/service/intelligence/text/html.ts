import { regex } from '../language/pattern.ts';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { DocumentNotice, ReadResult } from '../document.ts';
import { assembleDocument, plainLine, singlePage, type DraftLine } from './assemble.ts';
import { cleanText, splitBullet } from './characters.ts';
import { decodeText } from './decode.ts';
import { MEDIA_TYPES } from './media_types.ts';
import { attribute, readStyleSheets } from './html_styles.ts';
import { unreadable } from './reasons.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Reads an HTML page: text a visitor sees, with bold, bullets and links. */
export async function readHtml(bytes: Uint8Array): Promise<ReadResult> {
  const { lines, notices } = htmlLines(decodeText(bytes));
  if (lines.length === 0) return unreadable('NO_TEXT', MEDIA_TYPES.html);
  return { ok: true, media_type: MEDIA_TYPES.html, document: assembleDocument(singlePage(lines), notices) };
}

const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ' +
    'nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
);
const SKIPPED = new Set(
  (
    'head script style noscript template iframe object embed svg math canvas audio video select ' +
    'textarea option button'
  ).split(' '),
);
/** Deeper than any page made by people or programs; nesting costs stack. */
const MAX_DEPTH = 400;

type Style = {
  readonly bold: boolean;
  readonly shaded: boolean;
  readonly link: string | null;
  readonly preformatted: boolean;
  readonly column: number;
};

/**
 * Lines of an HTML text in document order. Rows of a data table become one line, cells divided by tabs; cells
 * with several paragraphs are layout and are read one after the other, each in its own column.
 */
function htmlLines(html: string): { lines: DraftLine[]; notices: DocumentNotice[] } {
  const lines: DraftLine[] = [];
  let text = '';
  let bold = 0;
  let links: string[] = [];
  let bullet = false;
  let hidden = 0;
  let too_deep = false;
  // While a data row is read, ends of blocks inside a cell do not end the line.
  let in_row = 0;

  const flush = (column: number) => {
    const split = splitBullet(text.trim());
    const clean = cleanText(split.text);
    const letters = clean.replace(/\s/g, '').length;
    if (letters > 0) {
      lines.push(
        plainLine(clean, {
          bold: bold > 0.6 * letters,
          column,
          bullet: bullet || split.bullet,
          ...(links.length > 0 ? { links } : {}),
        }),
      );
      bullet = false;
    }
    text = '';
    bold = 0;
    links = [];
  };

  const addText = (value: string, style: Style) => {
    const shown = style.preformatted ? value : value.replace(/[ \n\r\t\f]+/g, ' ');
    text += shown;
    if (style.bold) bold += shown.replace(/\s/g, '').length;
    if (style.link && shown.trim() !== '' && !links.includes(style.link)) links.push(style.link);
  };

  const walk = (node: Node, style: Style, depth: number): void => {
    if (node.nodeName === '#text') {
      const { value } = node as DefaultTreeAdapterTypes.TextNode;
      if (!style.preformatted) return addText(value, style);
      value.split(/\r?\n/).forEach((line, i) => {
        if (i > 0) flush(style.column);
        addText(line, style);
      });
      return;
    }
    if (!('tagName' in node) || SKIPPED.has(node.tagName)) return;
    if (depth > MAX_DEPTH) {
      too_deep = true;
      return;
    }
    const css = styleOf(node);
    const shaded = style.shaded || isShaded(node, css);
    if (isHidden(node, css, shaded)) {
      hidden += textLength(node);
      return;
    }
    const tag = node.tagName;
    if (tag === 'br') return in_row > 0 ? addText(' ', style) : flush(style.column);
    const block = BLOCKS.has(tag) && in_row === 0;
    if (block) flush(style.column);
    if (tag === 'li' && in_row === 0) bullet = true;
    const inner: Style = {
      bold:
        (style.bold || /^(?:b|strong|th|h[1-6])$/.test(tag) || /font-weight:\s*(?:bold|[6-9]00)/.test(css)) &&
        !/font-weight:\s*(?:normal|[1-5]00)/.test(css),
      shaded,
      link: tag === 'a' ? linkOf(node) : style.link,
      preformatted: style.preformatted || tag === 'pre',
      column: style.column,
    };
    if (tag === 'tr') {
      walkRow(node, inner, depth);
    } else {
      if (in_row > 0 && BLOCKS.has(tag)) addText(' ', style);
      for (const child of node.childNodes) walk(child, inner, depth + 1);
    }
    if (block) flush(style.column);
    if (tag === 'li' && in_row === 0) bullet = false;
  };

  const walkRow = (row: Element, style: Style, depth: number) => {
    const cells = row.childNodes.filter(
      (child): child is Element => 'tagName' in child && /^t[dh]$/.test(child.tagName),
    );
    if (cells.length > 1 && cells.some((cell) => paragraphsIn(cell) > 1)) {
      cells.forEach((cell, i) => {
        walk(cell, { ...style, column: style.column + i }, depth + 1);
        flush(style.column + i);
      });
      return;
    }
    if (cells.length > 1) in_row++;
    cells.forEach((cell, i) => {
      if (i > 0 && text.trim() !== '') text += '\t';
      walk(cell, style, depth + 1);
    });
    if (cells.length > 1) in_row--;
    if (in_row === 0) flush(style.column);
  };

  const page = parse(html);
  const styleOf = readStyleSheets(page.childNodes);
  for (const child of page.childNodes) {
    walk(child, { bold: false, shaded: false, link: null, preformatted: false, column: 0 }, 0);
  }
  flush(0);
  return { lines, notices: noticesOf(hidden, too_deep) };
}

function noticesOf(hidden: number, too_deep: boolean): DocumentNotice[] {
  const notices: DocumentNotice[] = [];
  if (hidden > 3) {
    notices.push({
      type: 'HIDDEN_TEXT',
      message: `The page holds ${hidden} characters a reader cannot see. They were left out.`,
      page: 1,
    });
  }
  if (too_deep) {
    notices.push({ type: 'TRUNCATED', message: 'Parts nested unusually deep were not read.', page: 1 });
  }
  return notices;
}

function linkOf(node: Element): string | null {
  const href = attribute(node, 'href').trim();
  return /^(?:https?:|mailto:|tel:|www\.)/i.test(href) ? href : null;
}

const WHITE = '(?:#fff(?:fff)?|white|rgba?\\(\\s*255\\s*,\\s*255\\s*,\\s*255[^)]*\\))';
const WHITE_TEXT = new RegExp(`(?:^|;)\\s*color:\\s*${WHITE}`);
const WHITE_BACKGROUND = new RegExp(`background(?:-color)?:\\s*(?:${WHITE}|transparent|none)\\s*(?:;|$)`);

function isShaded(node: Element, css: string): boolean {
  return (css.includes('background') && !WHITE_BACKGROUND.test(css)) || attribute(node, 'bgcolor') !== '';
}

const HIDING_STYLE = regex('')`
  display:\s*none|visibility:\s*hidden|opacity:\s*0(?:\.0+)?\s*(?:;|$)|font-size:\s*(?:0|
  [01](?:\.\d+)?p[tx])\s*(?:;|$)`;

function isHidden(node: Element, css: string, shaded: boolean): boolean {
  if (node.attrs.some((attr) => attr.name === 'hidden')) return true;
  if (css === '') return false;
  return HIDING_STYLE.test(css) || (!shaded && WHITE_TEXT.test(css));
}

/** Paragraphs with text in a cell. */
function paragraphsIn(cell: Element): number {
  let count = 0;
  const stack: Node[] = [...cell.childNodes];
  while (stack.length > 0) {
    const node = stack.pop()!;
    if (!('tagName' in node)) continue;
    if (/^(?:p|li|h[1-6]|br|tr)$/.test(node.tagName) && (node.tagName === 'br' || textLength(node) > 0)) {
      count += 1;
    }
    stack.push(...node.childNodes);
  }
  return count;
}

/** Characters of text below a node that are not white space. */
function textLength(root: Element): number {
  let length = 0;
  const stack: Node[] = [root];
  while (stack.length > 0) {
    const node = stack.pop()!;
    if (node.nodeName === '#text') {
      length += (node as DefaultTreeAdapterTypes.TextNode).value.replace(/\s/g, '').length;
    } else if ('tagName' in node && !SKIPPED.has(node.tagName)) stack.push(...node.childNodes);
  }
  return length;
}

import { regex } from '../../language/pattern.ts';
import { linkTarget, type Block, type Run } from '../flow.ts';
import { child, descendants, isElement, type XmlNode } from '../xml.ts';
import {
  applyRun,
  isOn,
  isShaded,
  isUnseen,
  numberingOf,
  type Look,
  type Numbering,
  type Styles,
} from './styles.ts';

/** What the parts of a file share. */
export type Shared = {
  readonly styles: Styles;
  readonly isListed: (numbering: Numbering) => boolean;
  /** The page itself is coloured. */
  readonly coloured: boolean;
};

type Place = { readonly shaded: boolean; readonly link: string | null; readonly depth: number };
/** A field being read: its code comes before its result. */
type Field = { code: string; in_result: boolean };

/** Fields whose result counts pages: no text of a resume. */
const COUNTING = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|SECTION)\b/i;
/** Deleted, moved away, only for programs, or shown elsewhere. */
const SKIPPED = regex('')`
    ^(?:w:del|w:moveFrom|w:pPr|w:rPr|w:sdtPr|w:sdtEndPr|w:tblPr|w:tblGrid|w:trPr|w:tcPr|w:sectPr|
    w:instrText|w:delText|w:delInstrText|w:fldChar|w:rt|w:annotationRef|w:commentReference|w:object)$`;

/** Elements that are one character. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
]);

/**
 * Reads the content of a part (body, header, footer, note): paragraphs with their runs, lists, tables, text
 * boxes before the paragraph they are anchored in, what is inserted in tracked changes and not what is
 * deleted.
 * @param relations targets of the part's links by relation id.
 */
export function readContent(
  root: XmlNode,
  relations: ReadonlyMap<string, string>,
  { styles, isListed, coloured }: Shared,
): Block[] {
  function blocksOf(node: XmlNode, place: Place, into: Block[]): void {
    for (const each of node.children) {
      if (!isElement(each) || SKIPPED.test(each.name)) continue;
      if (each.name === 'w:p') readParagraph(each, place, into);
      else if (each.name === 'w:tbl') into.push({ kind: 'table', rows: rowsOf(each, place) });
      else if (each.name === 'w:sdt' && isPlaceholder(each)) continue;
      else blocksOf(chosen(each), place, into);
    }
  }
  function readParagraph(node: XmlNode, place: Place, into: Block[]): void {
    const properties = child(node, 'w:pPr');
    const style = styles.paragraph(child(properties, 'w:pStyle')?.attributes['w:val'] ?? null);
    const shaded = place.shaded || style.shaded || isShaded(properties);
    const numbering = numberingOf(properties) ?? style.numbering;
    const bullet = !style.heading && numbering !== null && isListed(numbering);
    const runs: Run[] = [];
    const fields: Field[] = [];
    readInline(node, style.look, { ...place, shaded }, runs, into, fields);
    into.push({ kind: 'paragraph', runs, bullet });
  }
  function readInline(
    node: XmlNode,
    look: Look,
    place: Place,
    runs: Run[],
    boxes: Block[],
    fields: Field[],
  ): void {
    for (const each of node.children) {
      if (!isElement(each)) continue;
      const name = each.name;
      if (name === 'w:r') readRun(each, look, place, runs, boxes, fields);
      else if (name === 'w:hyperlink') {
        const link = linkTarget(relations.get(each.attributes['r:id'] ?? '')) ?? place.link;
        readInline(each, look, { ...place, link }, runs, boxes, fields);
      } else if (name === 'w:fldSimple') {
        const code = each.attributes['w:instr'] ?? '';
        if (COUNTING.test(code)) continue;
        readInline(each, look, { ...place, link: linkOfField(code) ?? place.link }, runs, boxes, fields);
      } else if (name === 'm:t') addText(each, look, place, runs);
      else if (name === 'w:sdt' && isPlaceholder(each)) continue;
      else if (!SKIPPED.test(name)) readInline(chosen(each), look, place, runs, boxes, fields);
    }
  }
  function readRun(
    run: XmlNode,
    base: Look,
    place: Place,
    runs: Run[],
    boxes: Block[],
    fields: Field[],
  ): void {
    const properties = child(run, 'w:rPr');
    const style = child(properties, 'w:rStyle')?.attributes['w:val'];
    const look = applyRun(style === undefined ? base : styles.character(style, base), properties);
    const inner: Place = { ...place, shaded: place.shaded || isShaded(properties) };
    for (const each of run.children) {
      if (!isElement(each)) continue;
      if (each.name === 'w:fldChar') followField(each, fields);
      else if (each.name === 'w:instrText') {
        const field = fields.at(-1);
        if (field !== undefined && !field.in_result) field.code += textOf(each);
      } else if (!fields.some(({ in_result, code }) => !in_result || COUNTING.test(code))) {
        const link = fields.map(({ code }) => linkOfField(code)).findLast((target) => target !== null);
        readPiece(each, look, link === undefined ? inner : { ...inner, link }, runs, boxes);
      }
    }
  }
  function readPiece(node: XmlNode, look: Look, place: Place, runs: Run[], boxes: Block[]): void {
    const push = (text: string): void => {
      runs.push({
        text,
        bold: look.bold,
        size: look.size,
        hidden: isUnseen(look, place.shaded),
        link: place.link,
      });
    };
    const mark = MARKS.get(node.name);
    if (mark !== undefined) return push(mark);
    switch (node.name) {
      case 'w:t':
        return addText(node, look, place, runs);
      case 'w:sym':
        return push(symbolOf(node));
      case 'w:ruby':
        return readInline(child(node, 'w:rubyBase') ?? node, look, place, runs, boxes, []);
      default:
        if (SKIPPED.test(node.name)) return;
        for (const box of textBoxes(node)) {
          blocksOf(box, { ...place, shaded: true, link: null, depth: place.depth + 1 }, boxes);
        }
    }
  }
  function rowsOf(table: XmlNode, place: Place): Block[][][] {
    const properties = child(table, 'w:tblPr');
    const style = child(properties, 'w:tblStyle')?.attributes['w:val'];
    const ground =
      place.shaded || isShaded(properties) || (style !== undefined && !styles.isPlainTable(style));
    return elementsOf(table, 'w:tr').map((row) =>
      elementsOf(row, 'w:tc').map((cell) => {
        const blocks: Block[] = [];
        blocksOf(cell, { ...place, shaded: ground || isShaded(child(cell, 'w:tcPr')) }, blocks);
        return blocks;
      }),
    );
  }
  const blocks: Block[] = [];
  blocksOf(root, { shaded: coloured, link: null, depth: 0 }, blocks);
  return blocks;
}

/** Rows of a table, cells of a row: also those inside content controls and tracked insertions. */
function elementsOf(node: XmlNode, name: 'w:tr' | 'w:tc'): XmlNode[] {
  return node.children.flatMap((each) => {
    if (!isElement(each)) return [];
    if (each.name === name) {
      const removed = child(
        child(each, name === 'w:tr' ? 'w:trPr' : 'w:tcPr'),
        name === 'w:tr' ? 'w:del' : 'w:cellDel',
      );
      return removed === undefined ? [each] : [];
    }
    return /^w:(?:sdt|sdtContent|ins|customXml|smartTag|moveTo)$/.test(each.name)
      ? elementsOf(each, name)
      : [];
  });
}

/** Of two ways to draw one thing, one: the newer, unless only the older holds text. */
function chosen(node: XmlNode): XmlNode {
  if (node.name !== 'mc:AlternateContent') return node;
  const choices = node.children.filter(isElement);
  const found = choices.find((each) => descendants(each, 'w:t').length > 0) ?? choices[0];
  return found === undefined ? node : { name: '', attributes: {}, children: [found] };
}

/** Outermost text boxes of a drawing. */
function textBoxes(node: XmlNode): XmlNode[] {
  if (node.name === 'w:txbxContent') return [node];
  return chosen(node).children.flatMap((each) => (isElement(each) ? textBoxes(each) : []));
}

/** "Click here to enter text": the template speaks, not the person. */
function isPlaceholder(control: XmlNode): boolean {
  const shown = child(child(control, 'w:sdtPr'), 'w:showingPlcHdr');
  return shown !== undefined && isOn(shown.attributes['w:val']);
}

function followField(node: XmlNode, fields: Field[]): void {
  const type = node.attributes['w:fldCharType'];
  if (type === 'begin') fields.push({ code: '', in_result: false });
  else if (type === 'separate') {
    const field = fields.at(-1);
    if (field !== undefined) field.in_result = true;
  } else if (type === 'end') fields.pop();
}

function linkOfField(code: string): string | null {
  return linkTarget(/^\s*HYPERLINK\s+"([^"]{1,2000})"/i.exec(code)?.[1]);
}

/** Symbols of Word's own fonts stand in the private use area, where bullets are known. */
function symbolOf(node: XmlNode): string {
  const code = Number.parseInt(node.attributes['w:char'] ?? '', 16);
  if (!(code > 0 && code <= 0xffff)) return '';
  return String.fromCharCode(code < 0x100 ? code + 0xf000 : code);
}

function textOf(node: XmlNode): string {
  return node.children.filter((each) => !isElement(each)).join('');
}

function addText(node: XmlNode, look: Look, place: Place, runs: Run[]): void {
  // A tab or line end in the source is white space; tab stops are elements of their own.
  const text = textOf(node).replaceAll(/[\t\r\n]/g, ' ');
  const hidden = isUnseen(look, place.shaded);
  runs.push({ text, bold: look.bold, size: look.size, hidden, link: place.link });
}

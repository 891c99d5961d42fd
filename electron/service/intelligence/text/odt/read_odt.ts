import { regex } from '../../language/pattern.ts';
import { strFromU8 } from 'fflate';
import type { ReadResult } from '../../document.ts';
import { flowResult, linkTarget, withoutRepeats, type Block, type Run } from '../flow.ts';
import { MEDIA_TYPES } from '../media_types.ts';
import { unreadable } from '../reasons.ts';
import { child, descendants, isElement, parseTree, type XmlNode } from '../xml.ts';
import { listZip, readZip } from '../zip.ts';
import { isUnseen, PLAIN_LOOK, readStyles, type Look, type Styles } from './styles.ts';

const WANTED = /^(?:content\.xml|styles\.xml|META-INF\/manifest\.xml)$/;

/** Reads an OpenDocument text: body, headers, footers, frames; hidden text taken out, with a notice. */
export async function readOdt(bytes: Uint8Array): Promise<ReadResult> {
  const names = listZip(bytes);
  if (typeof names === 'string') return unreadable(names, MEDIA_TYPES.odt);
  const parts = readZip(bytes, (name) => WANTED.test(name));
  if (typeof parts === 'string') return unreadable(parts, MEDIA_TYPES.odt);
  const text = (name: string): string => (parts[name] === undefined ? '' : strFromU8(parts[name]));
  if (
    text('META-INF/manifest.xml').includes('encryption-data') ||
    (names.includes('encrypted-package') && text('content.xml') === '')
  ) {
    return unreadable('ENCRYPTED', MEDIA_TYPES.odt);
  }
  const content = parseTree(text('content.xml'));
  const styles = parseTree(text('styles.xml'));
  const body = descendants(content ?? undefined, 'office:text')[0];
  if (content === null || styles === null || body === undefined) {
    return unreadable('CORRUPT', MEDIA_TYPES.odt);
  }
  const reader = createReader(readStyles([styles, content]));
  const main = reader.blocks(body);
  const notes = reader.notes();
  const page = firstMasterPage(styles);
  const running = (names_of: readonly string[]): Block[] =>
    names_of.flatMap((name) => {
      const part = child(page, name);
      return part === undefined || part.attributes['style:display'] === 'false' ? [] : reader.blocks(part);
    });
  const headers = withoutRepeats(
    running(['style:header-first', 'loext:header-first', 'style:header', 'style:header-left']),
    main,
  );
  const footers = withoutRepeats(
    running(['style:footer-first', 'loext:footer-first', 'style:footer', 'style:footer-left']),
    [...main, ...headers],
  );
  const pictures = names.some((name) => name.startsWith('Pictures/'));
  return flowResult([...headers, ...main, ...notes, ...footers], MEDIA_TYPES.odt, pictures);
}

/** The page a document begins with: the one named Standard, else the first. */
function firstMasterPage(styles: XmlNode): XmlNode | undefined {
  const pages = descendants(styles, 'style:master-page');
  return (
    pages.find((page) => page.attributes['style:name'] === 'Standard' && page.children.length > 0) ??
    pages.find((page) => page.children.length > 0)
  );
}

type Place = {
  readonly look: Look;
  readonly bullet: boolean;
  readonly link: string | null;
};
const START: Place = { look: PLAIN_LOOK, bullet: false, link: null };

/** What is no text of the document: comments, deleted text, fields that count pages, shapes' descriptions. */
const SKIPPED = regex('')`
    ^(?:text:tracked-changes|office:annotation(?:-end)?|text:page-(?:number|count)|text:note-citation|
    svg:(?:title|desc)|text:(?:sequence|variable|user-field)-decls|office:forms|text:ruby-text|
    draw:object|draw:image|draw:plugin|office:event-listeners)$`;

function createReader(styles: Styles): { blocks(node: XmlNode): Block[]; notes(): Block[] } {
  const notes: Block[] = [];

  function readBlocks(node: XmlNode, place: Place, into: Block[]): void {
    for (const each of node.children) {
      if (!isElement(each) || SKIPPED.test(each.name)) continue;
      const name = each.name;
      if (name === 'text:p' || name === 'text:h') readParagraph(each, place, into);
      else if (name === 'text:list') readBlocks(each, { ...place, bullet: true }, into);
      else if (name === 'text:list-header') readBlocks(each, { ...place, bullet: false }, into);
      else if (name === 'table:table') into.push({ kind: 'table', rows: rowsOf(each, place) });
      else readBlocks(each, inside(each, place), into);
    }
  }
  /** Sections and frames: hidden ones hide what is in them, filled ones carry white letters. */
  function inside(node: XmlNode, place: Place): Place {
    const { attributes, name } = node;
    const display = attributes['text:display'];
    const hidden = name === 'text:section' && (display === 'none' || attributes['text:is-hidden'] === 'true');
    const style = attributes['draw:style-name'] ?? attributes['draw:text-style-name'];
    const look = name.startsWith('draw:') ? styles.look('graphic', style, place.look) : place.look;
    return { ...place, look: hidden ? { ...look, vanished: true } : look };
  }
  function readParagraph(node: XmlNode, place: Place, into: Block[]): void {
    const styled = styles.look('paragraph', node.attributes['text:style-name'], place.look);
    const field = child(node, 'text:hidden-paragraph');
    const look = field?.attributes['text:is-hidden'] === 'true' ? { ...styled, vanished: true } : styled;
    const heading = node.name === 'text:h';
    const runs: Run[] = [];
    // Frames anchored in a paragraph are read before it, as in the other formats.
    readInline(node, { ...place, look: heading ? { ...look, bold: true } : look }, runs, into);
    into.push({ kind: 'paragraph', runs, bullet: place.bullet && !heading });
  }
  function readInline(node: XmlNode, place: Place, runs: Run[], frames: Block[]): void {
    const push = (text: string): void => {
      const { bold, size } = place.look;
      runs.push({ text, bold, size, hidden: isUnseen(place.look), link: place.link });
    };
    for (const each of node.children) {
      if (!isElement(each)) {
        push(each.replaceAll(/[ \n\r\t]+/g, ' '));
        continue;
      }
      const { name, attributes } = each;
      if (SKIPPED.test(name)) continue;
      if (name === 'text:tab') push('\t');
      else if (name === 'text:line-break') push('\n');
      else if (name === 'text:s') push(' '.repeat(Math.min(20, Number(attributes['text:c'] ?? 1) || 1)));
      else if (name === 'text:span') {
        const look = styles.look('text', attributes['text:style-name'], place.look);
        readInline(each, { ...place, look }, runs, frames);
      } else if (name === 'text:a') {
        readInline(each, { ...place, link: linkTarget(attributes['xlink:href']) }, runs, frames);
      } else if (name === 'text:hidden-text') {
        const vanished = attributes['text:is-hidden'] !== 'false';
        readInline(each, { ...place, look: { ...place.look, vanished } }, runs, frames);
      } else if (name === 'text:note') {
        const body = child(each, 'text:note-body');
        if (body !== undefined) readBlocks(body, START, notes);
      } else if (name.startsWith('draw:')) {
        readBlocks({ name: '', attributes: {}, children: [each] }, { ...place, bullet: false }, frames);
      } else readInline(each, place, runs, frames);
    }
  }
  function rowsOf(table: XmlNode, place: Place): Block[][][] {
    const ground = styles.look('table', table.attributes['table:style-name'], place.look);
    const rows: Block[][][] = [];
    const walk = (node: XmlNode): void => {
      for (const each of node.children) {
        if (!isElement(each)) continue;
        if (each.name !== 'table:table-row') {
          if (/^table:table-(?:rows|header-rows|row-group)$/.test(each.name)) walk(each);
          continue;
        }
        rows.push(
          each.children.filter(isElement).flatMap((cell) => {
            if (cell.name !== 'table:table-cell') return [];
            const look = styles.look('table-cell', cell.attributes['table:style-name'], ground);
            const blocks: Block[] = [];
            readBlocks(cell, { ...place, bullet: false, look }, blocks);
            return [blocks];
          }),
        );
      }
    };
    walk(table);
    return rows;
  }
  return {
    blocks(node) {
      const into: Block[] = [];
      readBlocks(node, START, into);
      return into;
    },
    notes: () => notes,
  };
}

import { strFromU8 } from 'fflate';
import { utf16Of } from '../decode.ts';
import type { ReadResult } from '../../document.ts';
import { flowResult, withoutRepeats, type Block } from '../flow.ts';
import { MEDIA_TYPES } from '../media_types.ts';
import { unreadable } from '../reasons.ts';
import { child, descendants, isElement, parseTree, type XmlNode } from '../xml.ts';
import { listZip, readZip } from '../zip.ts';
import { readContent, type Shared } from './body.ts';
import { isOn, readNumbering, readStyles } from './styles.ts';

/** The parts the text is made from; pictures, themes and thumbnails are never unpacked. */
const WANTED = /^(?:_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;
const UNWANTED = /^word\/(?:stylesWithEffects|settings|webSettings|fontTable|people|comments\w*)\.xml$/;
/** An encrypted DOCX is an OLE container, not a ZIP archive. */
const OLE_MAGIC = [0xd0, 0xcf, 0x11, 0xe0];
const ISO_NAMESPACE = /http:\/\/purl\.oclc\.org\/ooxml\//;

/** Reads a DOCX: body, headers, footers, notes and text boxes; hidden runs taken out, with a notice. */
export async function readDocx(bytes: Uint8Array): Promise<ReadResult> {
  if (OLE_MAGIC.every((byte, i) => bytes[i] === byte)) return unreadable('ENCRYPTED', MEDIA_TYPES.docx);
  const names = listZip(bytes);
  if (typeof names === 'string') return unreadable(names, MEDIA_TYPES.docx);
  const unpacked = readZip(bytes, (name) => WANTED.test(name) && !UNWANTED.test(name));
  if (typeof unpacked === 'string') return unreadable(unpacked, MEDIA_TYPES.docx);
  const parts = new Map(Object.entries(unpacked).map(([name, data]) => [name, decode(data)]));
  // A part that defines entities is made to hurt: no word processor writes them.
  if ([...parts.values()].some((xml) => xml.includes('<!ENTITY'))) {
    return unreadable('CORRUPT', MEDIA_TYPES.docx);
  }
  const main = mainPart(parts);
  const document = treeOf(parts, main);
  const body = descendants(document ?? undefined, 'w:body')[0];
  if (document === null || main === null || body === undefined) {
    return unreadable('CORRUPT', MEDIA_TYPES.docx);
  }
  const blocks = allBlocks(parts, main, document, body);
  return flowResult(
    blocks,
    MEDIA_TYPES.docx,
    names.some((name) => name.startsWith('word/media/')),
  );
}

type Parts = ReadonlyMap<string, string>;

function allBlocks(parts: Parts, main: string, document: XmlNode, body: XmlNode): Block[] {
  const folder = main.replace(/[^/]+$/, '');
  const shared: Shared = {
    styles: readStyles(treeOf(parts, `${folder}styles.xml`)),
    isListed: readNumbering(treeOf(parts, `${folder}numbering.xml`)),
    coloured: descendants(document, 'w:background').length > 0,
  };
  const read = (name: string, from?: (root: XmlNode) => XmlNode[]): Block[] => {
    const root = name === main ? body : treeOf(parts, name);
    if (root === null) return [];
    const targets = new Map(
      relationsOf(parts, name).map(({ attributes }) => [attributes['Id'] ?? '', attributes['Target'] ?? '']),
    );
    return (from?.(root) ?? [root]).flatMap((each) => readContent(each, targets, shared));
  };
  const main_blocks = read(main);
  const running = runningParts(parts, main, body);
  const headers = withoutRepeats(
    running.filter(({ kind }) => kind === 'header').flatMap(({ name }) => read(name)),
    main_blocks,
  );
  const notes = ['footnotes', 'endnotes'].flatMap((kind) =>
    read(`${folder}${kind}.xml`, (root) =>
      descendants(root, `w:${kind.slice(0, -1)}`).filter(({ attributes }) => !attributes['w:type']),
    ),
  );
  const footers = withoutRepeats(
    running.filter(({ kind }) => kind === 'footer').flatMap(({ name }) => read(name)),
    [...main_blocks, ...headers],
  );
  return [...headers, ...main_blocks, ...notes, ...footers];
}

/** The text of a part: UTF-8 or UTF-16. */
function decode(data: Uint8Array): string {
  const utf16 = utf16Of(data);
  if (utf16 !== null) return new TextDecoder(utf16).decode(data);
  const text = strFromU8(data);
  return ISO_NAMESPACE.test(text) ? text.replaceAll(/\bpurl\.oclc\.org\/ooxml\//g, '') : text;
}

function treeOf(parts: Parts, name: string | null): XmlNode | null {
  const xml = name === null ? undefined : parts.get(name);
  return xml === undefined ? null : parseTree(xml);
}

function mainPart(parts: Parts): string | null {
  const target = descendants(treeOf(parts, '_rels/.rels') ?? undefined, 'Relationship').find(
    ({ attributes }) => attributes['Type']?.endsWith('/officeDocument'),
  )?.attributes['Target'];
  const name = target?.replace(/^\//, '') ?? 'word/document.xml';
  if (parts.has(name)) return name;
  return parts.has('word/document.xml') ? 'word/document.xml' : null;
}

/** word/document.xml → the relations in word/_rels/document.xml.rels */
function relationsOf(parts: Parts, name: string): XmlNode[] {
  const rels = name.replace(/([^/]+)$/, '_rels/$1.rels');
  return descendants(treeOf(parts, rels) ?? undefined, 'Relationship');
}

type Running = { readonly kind: 'header' | 'footer'; readonly name: string };

/** The headers and footers shown, the first page's first; all of the file's where no section names any. */
function runningParts(parts: Parts, main: string, body: XmlNode): Running[] {
  const folder = main.replace(/[^/]+$/, '');
  const found = new Map<string, Running>();
  for (const { attributes } of relationsOf(parts, main)) {
    const kind = /\/(header|footer)$/.exec(attributes['Type'] ?? '')?.[1] as Running['kind'] | undefined;
    const target = attributes['Target'];
    if (kind === undefined || target === undefined) continue;
    const name = target.startsWith('/') ? target.slice(1) : folder + target;
    found.set(attributes['Id'] ?? '', { kind, name });
  }
  const named: { readonly running: Running; readonly rank: number }[] = [];
  for (const section of descendants(body, 'w:sectPr')) {
    const title_page = child(section, 'w:titlePg');
    const first_differs = title_page !== undefined && isOn(title_page.attributes['w:val']);
    for (const reference of section.children) {
      if (!isElement(reference) || !/^w:(?:header|footer)Reference$/.test(reference.name)) continue;
      const running = found.get(reference.attributes['r:id'] ?? '');
      const type = reference.attributes['w:type'];
      if (running === undefined || (type === 'first' && !first_differs)) continue;
      if (named.some((each) => each.running.name === running.name)) continue;
      named.push({ running, rank: type === 'first' ? 0 : 1 });
    }
  }
  if (named.length === 0) return [...found.values()];
  return named.toSorted((a, b) => a.rank - b.rank).map(({ running }) => running);
}

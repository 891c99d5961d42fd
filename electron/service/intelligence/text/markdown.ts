import type { ReadResult } from '../document.ts';
import { assembleDocument, plainLine, singlePage, type DraftLine } from './assemble.ts';
import { cleanText } from './characters.ts';
import { decodeText } from './decode.ts';
import { MEDIA_TYPES } from './media_types.ts';
import { unreadable } from './reasons.ts';

/** Reads a Markdown file: headings are bold, markers are taken off, links keep their target. */
export async function readMarkdown(bytes: Uint8Array): Promise<ReadResult> {
  const lines: DraftLine[] = [];
  for (const raw of decodeText(bytes).split(/\r\n|[\n\r\f]/)) {
    const line = markdownLine(raw);
    if (line) lines.push(line);
    else if (/^ {0,3}(?:=+|-+)\s*$/.test(raw)) underlineHeading(lines, raw);
  }
  if (lines.length === 0) return unreadable('NO_TEXT', MEDIA_TYPES.md);
  return { ok: true, media_type: MEDIA_TYPES.md, document: assembleDocument(singlePage(lines), []) };
}

/** "Title" followed by a row of = is a heading. A row of - is as often a divider, so it changes nothing. */
function underlineHeading(lines: DraftLine[], raw: string): void {
  const last = lines.at(-1);
  if (last && raw.includes('=')) lines[lines.length - 1] = { ...last, bold: true };
}

function markdownLine(raw: string): DraftLine | null {
  let text = raw.trim().replace(/^(?:>\s?)+/, '');
  const heading = /^#{1,6}\s+/.exec(text);
  if (heading) text = text.slice(heading[0].length).replace(/\s+#+$/, '');
  const item = heading ? null : /^(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/.exec(text);
  if (item) text = text.slice(item[0].length);
  if (/^\|.*\|$/.test(text)) text = text.slice(1, -1).replace(/\s*\|\s*/g, '\t');
  const links: string[] = [];
  const addLink = (_: string, words: string, url: string) => {
    if (/^(?:https?:|mailto:|tel:|www\.)/i.test(url)) links.push(url);
    return words;
  };
  text = text
    // an address holds no bracket of its own: thousands that are never closed are passed by one after the other
    .replace(/!\[([^\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\(\s*<?([^)\s>[]+)(?:[>\s][^)[]*)?\)/g, addLink)
    .replace(/<((?:https?:|mailto:)[^>\s]+)>/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/`+/g, '');
  const bold = Boolean(heading) || /^(\*\*|__).+\1$/.test(text.trim());
  text = text
    .replace(/(?<!\\)(\*\*\*|\*\*|\*)(?=\S)(.+?)(?<=[^\s\\])\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])(__|_)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2');
  text = cleanText(text.replace(/\\([\\`*_{}[\]()#+\-.!|>])/g, '$1'));
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  return plainLine(text, { bold, bullet: Boolean(item), ...(links.length > 0 ? { links } : {}) });
}

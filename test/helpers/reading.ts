import { expect } from 'vitest';
import type { DocumentLine, ResumeDocument } from '#service/intelligence/document.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import { makePdf, type PdfItem, type PdfPage } from './pdf.ts';

/** Reads bytes that must be readable, and checks that every line is a slice of the text. */
export async function readBytes(bytes: Uint8Array, file_name: string | null = null): Promise<ResumeDocument> {
  const result = await readDocument(bytes, { file_name });
  if (!result.ok) throw new Error(`${result.reason}: ${result.message}`);
  const lines = linesOf(result.document);
  expect(result.document.text).toBe(lines.map((line) => line.text).join('\n'));
  for (const line of lines) expect(result.document.text.slice(line.start, line.end)).toBe(line.text);
  return result.document;
}

export function readPages(...pages: (PdfPage | readonly PdfItem[])[]): Promise<ResumeDocument> {
  return readBytes(makePdf(pages.map((page) => ('items' in page ? page : { items: page }))));
}

export function linesOf(document: ResumeDocument): DocumentLine[] {
  return document.pages.flatMap((page) => page.lines);
}

export function textsOf(document: ResumeDocument): string[] {
  return linesOf(document).map((line) => line.text);
}

/** The reason a file was refused for; fails when it was read. */
export async function reasonOf(bytes: Uint8Array, file_name: string | null = null): Promise<string> {
  const result = await readDocument(bytes, { file_name });
  if (result.ok) throw new Error(`read: ${result.document.text.slice(0, 80)}`);
  expect(result.message).toMatch(/\.$/);
  return result.reason;
}

/** Lines of text one under the other. */
export function column(
  x: number,
  y: number,
  texts: readonly string[],
  extra: { size?: number; bold?: boolean; leading?: number } = {},
): PdfItem[] {
  const { leading = 14, ...style } = extra;
  return texts.map((text, i) => ({ text, x, y: y + i * leading, ...style }));
}

import type { PDFDocumentProxy } from './open.ts';

/** What pdfjs hands over with marked content that belongs to a layer ("optional content"). */
type Group = Parameters<Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>['isVisible']>[0];

/** The layers a page's content stands in. */
export type Layers = Awaited<ReturnType<typeof createLayers>>;

/** Follows a page's marked content: `off` is true inside a layer that viewers do not show. */
export async function createLayers(doc: PDFDocumentProxy | null, used: boolean) {
  const config = doc && used ? await doc.getOptionalContentConfig() : null;
  const nested: boolean[] = [];
  return {
    get off(): boolean {
      return nested.includes(true);
    },
    open(tag: unknown, properties: unknown): void {
      const layer = config !== null && tag === 'OC' && properties !== null && properties !== undefined;
      nested.push(layer && !config.isVisible(properties as Group));
    },
    close(): void {
      nested.pop();
    },
  };
}

import type { PDFDocumentProxy } from './open.ts';

/** What pdfjs hands over with marked content that belongs to a layer ("optional content"). */
type Group = Parameters<Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>['isVisible']>[0];

/** The layers a page's content stands in. */
export type Layers = Awaited<ReturnType<typeof createLayers>>;

/**
 * Follows the marked content of a page: `off` is true inside a layer that a viewer does not show. `open`,
 * `close` are the begin and end of any marked content.
 */
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

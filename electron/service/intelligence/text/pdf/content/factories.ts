import { loadCanvas, type Canvas } from '../../ocr/canvas.ts';

/** Files that pdfjs needs for some documents: maps of East Asian fonts, standard fonts, a decoder of JPEG 2000. */
export type PdfAssets = {
  /** Folder of the package pdfjs-dist. */
  readonly folder: string;
  /** Reads a file (`readFile` of node:fs/promises): this folder opens no files itself. */
  readonly readFile: (path: string) => Promise<Uint8Array>;
};

/**
 * What pdfjs draws with and reads its own files by, given as options. It has parts like these for Node and
 * others for browsers, takes an Electron process for a browser, and would there ask for a document and fetch
 * from addresses.
 */
export async function pdfFactories(assets: PdfAssets | undefined): Promise<Record<string, unknown>> {
  const { createCanvas } = await loadCanvas();
  type Drawn = { canvas: Canvas; context: unknown };
  class CanvasFactory {
    create(width: number, height: number): Drawn {
      if (width <= 0 || height <= 0) throw new Error('A picture without a size.');
      const canvas = createCanvas(width, height);
      return { canvas, context: canvas.getContext('2d') };
    }
    reset({ canvas }: Drawn, width: number, height: number): void {
      canvas.width = width;
      canvas.height = height;
    }
    destroy({ canvas }: Drawn): void {
      canvas.width = 1;
      canvas.height = 1;
    }
  }
  if (!assets) return { CanvasFactory, FilterFactory: NoFilters };
  const read = async (path: string) => new Uint8Array(await assets.readFile(`${assets.folder}/${path}`));
  class MapFactory {
    async fetch({ name }: { name: string }) {
      return { cMapData: await read(`cmaps/${safe(name)}.bcmap`), isCompressed: true };
    }
  }
  class FontFactory {
    fetch({ filename }: { filename: string }) {
      return read(`standard_fonts/${safe(filename)}`);
    }
  }
  class CodeFactory {
    fetch({ filename }: { filename: string }) {
      return read(`wasm/${safe(filename)}`);
    }
  }
  return {
    CanvasFactory,
    FilterFactory: NoFilters,
    CMapReaderFactory: MapFactory,
    StandardFontDataFactory: FontFactory,
    WasmFactory: CodeFactory,
    // Never opened: the factories above read what is asked for by name. Without them pdfjs would not ask.
    cMapUrl: 'cmaps/',
    cMapPacked: true,
    standardFontDataUrl: 'standard_fonts/',
    wasmUrl: 'wasm/',
  };
}

/** A name out of a document chooses a file of one folder, and nothing else. */
function safe(name: string): string {
  if (!/^[\w-]+(?:\.[\w-]+)*$/.test(name)) throw new Error('No such file.');
  return name;
}

/** Colour filters of a page (soft masks by brightness, transfer curves): a scan is read without them. */
class NoFilters {
  addFilter(): string {
    return 'none';
  }
  addHCMFilter(): string {
    return 'none';
  }
  addAlphaFilter(): string {
    return 'none';
  }
  addLuminosityFilter(): string {
    return 'none';
  }
  addKnockoutFilter(): string {
    return 'none';
  }
  addHighlightHCMFilter(): string {
    return 'none';
  }
  destroy(): void {
    // nothing was made
  }
}

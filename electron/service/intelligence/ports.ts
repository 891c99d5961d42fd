import type { ReadResult } from './document.ts';

/** Turns text into a unit vector. One text per run: with int8 weights a vector must not depend on its neighbours. */
export type Embedder = {
  /** Name and hash of the weights; stored with every vector, and vectors of different models are never mixed. */
  readonly model: string;
  readonly dimensions: number;
  /** Number of word pieces of a text, without the two special tokens. */
  countTokens(text: string): number;
  /** The word pieces of a text that hold a letter, a digit, + or #, in order, each as a number from 1 to 65,535. */
  pieces(text: string): Uint16Array;
  /** What holding a piece tells: -ln of the share of texts that do, by its rank in the vocabulary alone. */
  rarity(piece: number): number;
  /**
   * One L2-normalised vector per text; text beyond what the model sees (the bundled one 256 word pieces) is left out.
   * @param role what the texts are, default a passage: some models want to be told.
   */
  embed(texts: readonly string[], role?: TextRole): Promise<Float32Array[]>;
};

/** A part of a resume, or what is looked for in them: a job. */
export type TextRole = 'passage' | 'query';

/** Reads a file's bytes into lines, or says why it cannot. Never throws for bad input. */
export type Extractor = (
  bytes: Uint8Array,
  hints: {
    readonly file_name: string | null;
    /** Called after each step of a long reading. */
    readonly onProgress?: ((step?: ReadingStep) => void) | undefined;
  },
) => Promise<ReadResult>;

/** What a reader reports: a page that is done, or that it begins to recognise text, which takes seconds a page. */
export type ReadingStep = 'page' | 'recognition';

/** A picture in shades of grey: one byte a pixel, 0 black … 255 white, row after row from the top left corner. */
export type GreyImage = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Left, top, right, bottom in pixels. */
export type PixelBox = readonly [number, number, number, number];

export type RecognizedWord = {
  readonly text: string;
  /** 0…1: how sure the recognition is. */
  readonly confidence: number;
  readonly box: PixelBox;
};
/** Words beside each other on one baseline, left to right. */
export type RecognizedLine = {
  readonly words: readonly RecognizedWord[];
  /** Pixels from the top to the line the letters stand on. */
  readonly baseline: number;
  /** Pixels from the top of the script's tallest letters to the bottom of its deepest ones. */
  readonly height: number;
};

/** Reads the words off a picture of upright text. Holds some 100 MB until it is closed. */
export type TextRecognizer = {
  /** Lines in no particular order; none for a picture without text. @throws when the recognition itself breaks */
  recognize(image: GreyImage, dots_per_inch: number): Promise<readonly RecognizedLine[]>;
  close(): void;
};

/** A stretch of resume text that is embedded as one vector. */
export type Passage = {
  readonly start: number;
  readonly end: number;
  /** what the model sees: may carry a "title @ employer" prefix */ readonly text: string;
};

/** What one document gives the ranking: see embedding/passages.ts. */
export type DocumentPassages = { readonly lead: string; readonly passages: readonly Passage[] };

/**
 * Int8 vectors, one scale a row: value = data[row * dimensions + i] * scales[row]. Row 0 is the lead,
 * row 1 the centroid of all passages, row 2 … the passages in document order.
 */
export type VectorBlock = { readonly rows: number; readonly data: Int8Array; readonly scales: Float32Array };

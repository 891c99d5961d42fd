/** The part of Tesseract's interface that is used; the package brings no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export type TessBaseAPI = {
    /** 0 when the language data could be used. Languages are joined by plus signs; mode 1 is the neural engine. */
    Init(data_folder: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads /input; 0 when it is a picture. */
    SetImageFile(exif_orientation: number, radians: number): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    Clear(): void;
    End(): void;
  };
  export type TesseractModule = {
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
    readonly TessBaseAPI: new () => TessBaseAPI;
  };
  export default function load(options: {
    readonly wasmBinary: Uint8Array;
    readonly TesseractProgress: (percent: number) => void;
    readonly print: (line: string) => void;
    readonly printErr: (line: string) => void;
  }): Promise<TesseractModule>;
}

/**
 * What the desktop shell gives the page (electron/preload.ts). Absent in a browser: there the same
 * page runs with less comfort, never with less function.
 */
export type Bridge = {
  /** One-time code for POST /ui/session. */
  getSessionCode(): Promise<string>;
  /** Shows the data folder, and no other, in the system's file manager. */
  showInFolder?(path: string): Promise<void>;
  /** Lets a person choose a folder; null when they choose none. */
  pickFolder?(): Promise<string | null>;
  /** Lets a person choose an exported file; null when they choose none. */
  pickExport?(): Promise<string | null>;
  /** Lets a person choose a model file; null when they choose none. */
  pickModel?(): Promise<string | null>;
  /** Where a dropped file lies; empty for one that lies nowhere. */
  pathOf?(file: File): string;
  /** Ends the program and starts it again. */
  restart?(): Promise<void>;
};

declare global {
  // eslint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Window
  interface Window {
    readonly longlist?: Bridge;
  }
}

export function bridge(): Bridge | undefined {
  return window.longlist;
}

/** Why an office cannot be connected to; `OWN`: it is the Longlist of this computer. */
export type OfficeProblem = 'ADDRESS' | 'NOT_SECURE' | 'OWN' | 'UNREACHABLE' | 'CERTIFICATE' | 'NOT_LONGLIST';

/** The office that the program shows from its next start, or why it does not. */
export type OfficeChoice =
  | { readonly address: string; readonly problem?: undefined }
  | { readonly problem: OfficeProblem; readonly detail: string; readonly address?: undefined };

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
  /** The office that the window shows from the next start; null: this computer. */
  getOffice?(): Promise<string | null>;
  /** Connects to an office from the next start, if a Longlist answers there. */
  connectOffice?(address: string): Promise<OfficeChoice>;
  /** Stays on this computer after all. */
  forgetOffice?(): Promise<void>;
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

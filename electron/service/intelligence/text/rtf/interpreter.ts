import { isNearWhite, linkTarget, UNREADABLE_SIZE } from '../flow.ts';
import { createStory, type Story } from '../story.ts';
import { PARAGRAPH, PLAIN, type State } from './state.ts';
import { decodeBytes, pageOfCharset, type Token } from './tokens.ts';
import { CHARACTERS, KNOWN_STARRED, SKIPPED, SYMBOLS, TARGETS, type Stories } from './words.ts';

/** Groups inside groups: beyond any word processor's habit. */
const MAX_DEPTH = 2000;

/** What the tokens of an RTF file have written so far. */
export class Interpreter {
  readonly stories: Stories = {
    body: createStory(),
    header: createStory(),
    footer: createStory(),
    note: createStory(),
    box: createStory(),
  };
  /** Code pages by the number of a font. */
  readonly fonts = new Map<number, number>();
  readonly styles = new Map<number, Pick<State, 'bold' | 'size' | 'heading'>>();
  readonly rgb: Record<string, number> = {};
  state: State = { ...PLAIN, ...PARAGRAPH, target: 'body', page: null, fallback: 1, link: null };
  style = 0;
  font = 0;
  document_page = 1252;
  to_skip = 0;
  pictures = false;
  /** A cell of the row being read is coloured. */
  row_shaded = false;
  readonly #colours: string[] = [];
  readonly #stack: State[] = [];
  #bytes: number[] = [];
  #field = '';
  #starred = false;

  /** The file's own group is closed. */
  get complete(): boolean {
    return this.#depth <= 0;
  }
  #depth = 0;

  read(token: Token): void {
    if (token.type === 'byte') {
      if (this.to_skip > 0) this.to_skip -= 1;
      else this.#bytes.push(token.byte);
      return;
    }
    if (token.type === 'text') return this.#text(token.text);
    this.flush();
    if (token.type === 'symbol') return this.#symbol(token.symbol);
    if (token.type === 'open') this.#open();
    else if (token.type === 'close') this.#close();
    else this.#control(token.word, token.value);
    this.#starred = false;
  }

  /** Writes the bytes that wait to be decoded together. */
  flush(): void {
    if (this.#bytes.length === 0) return;
    const all = this.#bytes;
    this.#bytes = [];
    this.write(decodeBytes(all, this.state.page ?? this.document_page));
  }

  write(text: string): void {
    const { state } = this;
    if (state.target === 'field') this.#field += text;
    else if (state.target === 'styles') {
      const heading = state.heading || /^\s*(?:heading \d|title;)/i.test(text);
      this.styles.set(this.style, { bold: state.bold || heading, size: state.size, heading });
    } else if (state.target === 'colours') {
      for (const mark of text) {
        if (mark !== ';') continue;
        this.#colours.push(['red', 'green', 'blue'].map((part) => hex(this.rgb[part] ?? 0)).join(''));
        for (const part of Object.keys(this.rgb)) delete this.rgb[part];
      }
    } else {
      const { bold, size, link } = state;
      this.story?.text({ text, bold, size, hidden: this.#isHidden, link });
    }
  }

  get #isHidden(): boolean {
    const { hidden, size, colour, marked, shaded, level, target } = this.state;
    const grounded = marked || shaded || (this.row_shaded && level > 0) || target === 'box';
    const white = colour > 0 && isNearWhite(this.#colours[colour] ?? '');
    return hidden || (size > 0 && size < UNREADABLE_SIZE) || (white && !grounded);
  }

  /** The stream that text goes to; null where it goes to none. */
  get story(): Story | null {
    const { target } = this.state;
    return target in this.stories ? this.stories[target as keyof Stories] : null;
  }

  get bullet(): boolean {
    return this.state.bullet && !this.state.heading;
  }

  /** Whether a number of the table of colours is one that a reader sees. */
  isColoured(value: number | null): boolean {
    return !isNearWhite(this.#colours[value ?? 0] ?? '');
  }

  #text(written: string): void {
    const text = written.slice(Math.min(this.to_skip, written.length));
    this.to_skip = 0;
    for (const [part] of text.matchAll(/[\0-\x7f]+|[^\0-\x7f]+/g)) {
      if (part > '\x7f') this.#bytes.push(...Buffer.from(part, 'latin1'));
      else {
        this.flush();
        this.write(part);
      }
    }
  }

  #symbol(symbol: string): void {
    if (symbol === '*') this.#starred = true;
    else if (this.to_skip > 0) this.to_skip -= 1;
    else if (symbol === '\n' || symbol === '\r') this.#control('par', null);
    else this.write(SYMBOLS[symbol] ?? '');
  }

  #open(): void {
    this.to_skip = 0;
    this.#stack.push(this.state);
    this.state = { ...this.state };
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new RangeError('groups nested too deep');
  }

  #close(): void {
    this.to_skip = 0;
    const { target } = this.state;
    const outer = this.#stack.at(-1)?.target;
    if ((target === 'note' || target === 'box') && outer !== target) this.story?.paragraph(false, 0);
    this.state = this.#stack.pop() ?? this.state;
    this.#depth -= 1;
  }

  #control(word: string, value: number | null): void {
    const target = ownOf(TARGETS, word);
    // The paragraph is told to be of a list where its bullet stands, in a group that ends before its text.
    if (target === 'list_text') {
      for (const outer of this.#stack) outer.bullet = true;
    }
    if (word === 'pict') this.pictures = true;
    if (target !== undefined) {
      const nested = target === 'box' || this.state.target !== 'skip';
      this.state = { ...this.state, target: nested ? target : 'skip' };
      if (target === 'field') this.#field = '';
      if (target in this.stories) Object.assign(this.state, PLAIN, PARAGRAPH);
      return;
    }
    const { state } = this;
    const character = ownOf(CHARACTERS, word);
    const property = ownOf(PROPERTIES, word);
    if (SKIPPED.has(word) || word === 'upr') state.target = 'skip';
    else if (word === 'fldrslt') {
      const link = /^\s*HYPERLINK\s+"?([^"\s]{1,2000})/i.exec(this.#field)?.[1];
      if (/^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(this.#field)) state.target = 'skip';
      else state.link = linkTarget(link) ?? state.link;
    } else if (word === 'ud') state.target = this.#stack.at(-2)?.target ?? 'body';
    else if (character !== undefined) this.write(character);
    else if (property !== undefined) property(this, value, word);
    // A group marked with a star that is not known here is not for readers like this one.
    else if (this.#starred && !KNOWN_STARRED.has(word)) state.target = 'skip';
  }
}

type Property = (reader: Interpreter, value: number | null, word: string) => void;

const paragraph: Property = ({ story, bullet, state }) => story?.paragraph(bullet, state.level);
const hide: Property = ({ state }, value) => {
  state.hidden = value !== 0;
};
const mark: Property = (reader, value) => {
  reader.state.marked = (value ?? 0) > 0 && reader.isColoured(value);
};
const addColour: Property = ({ rgb }, value, word) => {
  rgb[word] = value ?? 0;
};

/** What control words set, or end. */
const PROPERTIES: Readonly<Record<string, Property>> = {
  par: paragraph,
  sect: paragraph,
  page: paragraph,
  column: paragraph,
  cell: ({ story, bullet }) => story?.cell(bullet, 1),
  nestcell: ({ story, bullet, state }) => story?.cell(bullet, Math.max(2, state.level)),
  row: ({ story }) => story?.row(1),
  nestrow: ({ story, state }) => story?.row(Math.max(2, state.level)),
  pard: ({ state }) => void Object.assign(state, PARAGRAPH),
  plain: ({ state }) => void Object.assign(state, PLAIN, { page: null }),
  intbl: ({ state }) => {
    state.level = Math.max(1, state.level);
  },
  itap: ({ state }, value) => {
    state.level = Math.max(0, value ?? 1);
  },
  ls: ({ state }, value) => {
    state.bullet ||= (value ?? 0) > 0;
  },
  outlinelevel: ({ state }, value) => {
    state.heading = (value ?? 9) < 9;
  },
  s: (reader, value) => {
    // Some writers say how a style looks only where it is defined.
    reader.style = value ?? 0;
    const { state, styles, style } = reader;
    if (state.target !== 'styles') Object.assign(state, styles.get(style));
  },
  sbasedon: ({ state, styles }, value) => {
    if (state.target === 'styles') Object.assign(state, styles.get(value ?? 0));
  },
  b: ({ state }, value) => {
    state.bold = value !== 0;
  },
  fs: ({ state }, value) => {
    state.size = (value ?? 24) / 2;
  },
  v: hide,
  deleted: hide,
  cf: ({ state }, value) => {
    state.colour = value ?? 0;
  },
  highlight: mark,
  chcbpat: mark,
  cb: mark,
  trowd: (reader) => {
    reader.row_shaded = false;
  },
  clcbpat: (reader, value) => {
    reader.row_shaded ||= reader.isColoured(value);
  },
  cbpat: (reader, value) => {
    reader.state.shaded = (value ?? 0) > 0 && reader.isColoured(value);
  },
  uc: ({ state }, value) => {
    state.fallback = Math.min(100, Math.max(0, value ?? 1));
  },
  u: (reader, value) => {
    reader.write(String.fromCharCode(((value ?? 0) + 65_536) % 65_536));
    reader.to_skip = reader.state.fallback;
  },
  ansicpg: (reader, value) => {
    reader.document_page = value || 1252;
  },
  mac: (reader) => {
    reader.document_page = 10_000;
  },
  f: (reader, value) => {
    reader.font = value ?? 0;
    const { state, fonts, font } = reader;
    if (state.target !== 'fonts') state.page = fonts.get(font) ?? null;
  },
  fcharset: ({ state, fonts, font }, value) => {
    const page = pageOfCharset(value ?? 0);
    if (state.target === 'fonts' && page !== null) fonts.set(font, page);
  },
  red: addColour,
  green: addColour,
  blue: addColour,
};

/** A control word may be called like anything objects have: \constructor. */
function ownOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

function hex(value: number): string {
  return Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0');
}

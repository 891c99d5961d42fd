import type { ReadResult } from '../../document.ts';
import { flowResult, isNearWhite, linkTarget, UNREADABLE_SIZE, withoutRepeats } from '../flow.ts';
import { MEDIA_TYPES } from '../media_types.ts';
import { createStory, type Story } from '../story.ts';
import { PARAGRAPH, PLAIN, type State } from './state.ts';
import { decodeBytes, pageOfCharset, rtfTokens } from './tokens.ts';
import { CHARACTERS, KNOWN_STARRED, SKIPPED, SYMBOLS, TARGETS, type Stories } from './words.ts';

/** Reads an RTF file: body, headers, footers, notes and text boxes; hidden text taken out, with a notice. */
export async function readRtf(bytes: Uint8Array): Promise<ReadResult> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const { stories, pictures, complete } = readSource(source);
  const body = stories.body.blocks();
  const headers = withoutRepeats(stories.header.blocks(), body);
  const footers = withoutRepeats(stories.footer.blocks(), [...body, ...headers]);
  const all = [...headers, ...stories.box.blocks(), ...body, ...stories.note.blocks(), ...footers];
  const result = flowResult(all, MEDIA_TYPES.rtf, pictures);
  if (!result.ok || complete) return result;
  const { document } = result;
  const message = 'The file ends in the middle: it was cut off on its way. What it still holds was read.';
  return {
    ...result,
    document: { ...document, notices: [...document.notices, { type: 'TRUNCATED', message, page: null }] },
  };
}

/** Groups inside groups: beyond any word processor's habit. */
const MAX_DEPTH = 2000;

function readSource(source: string): {
  readonly stories: Stories;
  readonly pictures: boolean;
  /** The file's own group is closed at its end. */
  readonly complete: boolean;
} {
  const stories: Stories = {
    body: createStory(),
    header: createStory(),
    footer: createStory(),
    note: createStory(),
    box: createStory(),
  };
  const fonts = new Map<number, number>();
  const colours: string[] = [];
  const styles = new Map<number, Pick<State, 'bold' | 'size' | 'heading'>>();
  let style = 0;
  const rgb: Record<string, number> = {};
  const stack: State[] = [];
  let state: State = { ...PLAIN, ...PARAGRAPH, target: 'body', page: null, fallback: 1, link: null };
  let document_page = 1252;
  let font = 0;
  let bytes: number[] = [];
  let to_skip = 0;
  let field = '';
  let starred = false;
  let pictures = false;
  let depth = 0;
  /** A cell of the row being read is coloured. */
  let row_shaded = false;

  const write = (text: string): void => {
    if (state.target === 'field') field += text;
    else if (state.target === 'list_text') return;
    else if (state.target === 'styles') {
      const heading = state.heading || /^\s*(?:heading \d|title;)/i.test(text);
      styles.set(style, { bold: state.bold || heading, size: state.size, heading });
    } else if (state.target === 'colours') {
      for (const mark of text) {
        if (mark !== ';') continue;
        colours.push(['red', 'green', 'blue'].map((part) => hex(rgb[part] ?? 0)).join(''));
        for (const part of Object.keys(rgb)) delete rgb[part];
      }
    } else if (state.target in stories) {
      const white = state.colour > 0 && isNearWhite(colours[state.colour] ?? '');
      const hidden =
        state.hidden ||
        (state.size > 0 && state.size < UNREADABLE_SIZE) ||
        (white &&
          !state.marked &&
          !state.shaded &&
          !(row_shaded && state.level > 0) &&
          state.target !== 'box');
      const { bold, size, link } = state;
      stories[state.target as keyof Stories].text({ text, bold, size, hidden, link });
    }
  };
  const flush = (): void => {
    if (bytes.length === 0) return;
    const all = bytes;
    bytes = [];
    write(decodeBytes(all, state.page ?? document_page));
  };
  const story = (): Story | null => (state.target in stories ? stories[state.target as keyof Stories] : null);
  const bullet = (): boolean => state.bullet && !state.heading;

  const control = (word: string, value: number | null): void => {
    const on = value !== 0;
    const target = TARGETS[word];
    // The paragraph is told to be of a list where its bullet stands, in a group that ends before its text.
    if (target === 'list_text') {
      for (const outer of stack) outer.bullet = true;
    }
    if (word === 'pict') pictures = true;
    if (target !== undefined) {
      const nested = target === 'box' || state.target !== 'skip';
      state = { ...state, target: nested ? target : 'skip' };
      if (target === 'field') field = '';
      if (target === 'header' || target === 'footer' || target === 'note' || target === 'box') {
        Object.assign(state, PLAIN, PARAGRAPH);
      }
      return;
    }
    if (SKIPPED.has(word)) state.target = 'skip';
    else if (word === 'fldrslt') {
      const link = /^\s*HYPERLINK\s+"?([^"\s]{1,2000})/i.exec(field)?.[1];
      if (/^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(field)) state.target = 'skip';
      else state.link = linkTarget(link) ?? state.link;
    } else if (word === 'ud') state.target = stack.at(-2)?.target ?? 'body';
    else if (word === 'upr') state.target = 'skip';
    else if (CHARACTERS[word] !== undefined) write(CHARACTERS[word]);
    else property(word, value, on);
  };
  const property = (word: string, value: number | null, on: boolean): void => {
    switch (word) {
      case 'par':
      case 'sect':
      case 'page':
      case 'column':
        story()?.paragraph(bullet(), state.level);
        return;
      case 'cell':
        story()?.cell(bullet(), 1);
        return;
      case 'nestcell':
        story()?.cell(bullet(), Math.max(2, state.level));
        return;
      case 'row':
        story()?.row(1);
        return;
      case 'nestrow':
        story()?.row(Math.max(2, state.level));
        return;
      case 'pard':
        Object.assign(state, PARAGRAPH);
        return;
      case 'plain':
        Object.assign(state, PLAIN);
        state.page = null;
        return;
      case 'intbl':
        state.level = Math.max(1, state.level);
        return;
      case 'itap':
        state.level = Math.max(0, value ?? 1);
        return;
      case 'ls':
        state.bullet = state.bullet || (value ?? 0) > 0;
        return;
      case 'outlinelevel':
        state.heading = (value ?? 9) < 9;
        return;
      case 's': {
        // Some writers say how a style looks only where it is defined.
        style = value ?? 0;
        const known = state.target === 'styles' ? undefined : styles.get(style);
        if (known !== undefined) Object.assign(state, known);
        return;
      }
      case 'sbasedon':
        if (state.target === 'styles') Object.assign(state, styles.get(value ?? 0));
        return;
      case 'b':
        state.bold = on;
        return;
      case 'fs':
        state.size = (value ?? 24) / 2;
        return;
      case 'v':
      case 'deleted':
        state.hidden = on;
        return;
      case 'cf':
        state.colour = value ?? 0;
        return;
      case 'highlight':
      case 'chcbpat':
      case 'cb':
        state.marked = (value ?? 0) > 0 && !isNearWhite(colours[value ?? 0] ?? '');
        return;
      case 'trowd':
        row_shaded = false;
        return;
      case 'clcbpat':
        row_shaded ||= !isNearWhite(colours[value ?? 0] ?? '');
        return;
      case 'cbpat':
        state.shaded = (value ?? 0) > 0 && !isNearWhite(colours[value ?? 0] ?? '');
        return;
      case 'uc':
        state.fallback = Math.min(100, Math.max(0, value ?? 1));
        return;
      case 'u':
        write(String.fromCharCode(((value ?? 0) + 65_536) % 65_536));
        to_skip = state.fallback;
        return;
      case 'ansicpg':
        document_page = value || 1252;
        return;
      case 'mac':
        document_page = 10_000;
        return;
      case 'f':
        font = value ?? 0;
        if (state.target !== 'fonts') state.page = fonts.get(font) ?? null;
        return;
      case 'fcharset': {
        const page = pageOfCharset(value ?? 0);
        if (state.target === 'fonts' && page !== null) fonts.set(font, page);
        return;
      }
      case 'red':
      case 'green':
      case 'blue':
        rgb[word] = value ?? 0;
        return;
      default:
        // A group marked with a star that is not known here is not for readers like this one.
        if (starred && !KNOWN_STARRED.has(word)) state.target = 'skip';
    }
  };

  for (const token of rtfTokens(source)) {
    if (token.type === 'byte') {
      if (to_skip > 0) to_skip -= 1;
      else bytes.push(token.byte);
      continue;
    }
    if (token.type === 'text') {
      const text = token.text.slice(Math.min(to_skip, token.text.length));
      to_skip = 0;
      for (const [part] of text.matchAll(/[\0-\x7f]+|[^\0-\x7f]+/g)) {
        if (part > '\x7f') bytes.push(...Buffer.from(part, 'latin1'));
        else {
          flush();
          write(part);
        }
      }
      continue;
    }
    flush();
    switch (token.type) {
      case 'open':
        to_skip = 0;
        stack.push(state);
        state = { ...state };
        depth += 1;
        if (depth > MAX_DEPTH) throw new RangeError('groups nested too deep');
        break;
      case 'close':
        to_skip = 0;
        if (state.target === 'note' && stack.at(-1)?.target !== 'note') stories.note.paragraph(false, 0);
        if (state.target === 'box' && stack.at(-1)?.target !== 'box') stories.box.paragraph(false, 0);
        state = stack.pop() ?? state;
        depth -= 1;
        break;
      case 'symbol':
        if (token.symbol === '*') starred = true;
        else if (to_skip > 0) to_skip -= 1;
        else if (token.symbol === '\n' || token.symbol === '\r') control('par', null);
        else write(SYMBOLS[token.symbol] ?? '');
        continue;
      default:
        control(token.word, token.value);
    }
    starred = false;
  }
  flush();
  return { stories, pictures, complete: depth <= 0 };
}

function hex(value: number): string {
  return Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0');
}

import type { Story } from '../story.ts';

/** The streams of text in a file. */
export type Stories = Readonly<Record<'body' | 'header' | 'footer' | 'note' | 'box', Story>>;
/** Where the text of a group goes. */
export type Target = keyof Stories | 'skip' | 'fonts' | 'colours' | 'styles' | 'field' | 'list_text';

/** Groups that hold no text of the document. */
export const SKIPPED = new Set(
  `info listtable listoverridetable rsidtbl generator pict nonshppict objdata shprslt themedata colorschememapping
  latentstyles datastore xmlnstbl revtbl filetbl pgptbl atnid atnauthor annotation atrfstart atrfend atntime atndate atnicn atnref
  bkmkstart bkmkend pntxtb pntxta template title author operator falt panose fname sp nonesttables userprops docvar xe tc txe rxe
  ftnsep ftnsepc aftnsep aftnsepc sn sv`.split(/\s+/),
);
/** Groups whose text goes elsewhere. */
export const TARGETS: Readonly<Record<string, Target>> = {
  header: 'header',
  headerf: 'header',
  headerl: 'header',
  headerr: 'header',
  footer: 'footer',
  footerf: 'footer',
  footerl: 'footer',
  footerr: 'footer',
  footnote: 'note',
  shptxt: 'box',
  dptxbxtext: 'box',
  fonttbl: 'fonts',
  colortbl: 'colours',
  stylesheet: 'styles',
  fldinst: 'field',
  listtext: 'list_text',
  pntext: 'list_text',
};
/** Control words that stand for a character. */
export const CHARACTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  lbr: '\n',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
export const SYMBOLS: Readonly<Record<string, string>> = {
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};
/** Groups that may be ignored, but hold what is read here. */
export const KNOWN_STARRED = new Set([
  'shpinst',
  'nesttableprops',
  'pn',
  'do',
  'shppict',
  'pnseclvl',
  'cs',
  'hlfr',
]);

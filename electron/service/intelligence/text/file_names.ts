import { MEDIA_TYPES } from './media_types.ts';

// What a system runs when it is opened.
const PROGRAMS = new Set(
  `exe scr pif bat cmd msi msp mst msix appx ps1 psm1 vbs vbe js jse wsf wsh hta cpl jar jnlp lnk scf inf dll sys ocx drv
  dmg apk ipa deb rpm appimage zsh csh scpt applescript`.split(/\s+/),
);

// What a system runs too, but also a word, a surname or the end of an address, which people name files after
// ("Jane.Doe.Application", "ada@studio.sh"): mere text is refused under it, a real document is not.
const PROGRAMS_AND_WORDS = 'com app application run sh bash fish command workflow desktop gadget reg'.split(
  ' ',
);

// Kinds of file that hold no letter to a person, where there is nothing but text in them. What is not here (".text",
// ".2024", a document's extension on plain text) is read: a resume refused is worse than a note too many.
const OTHER = new Set([
  ...PROGRAMS_AND_WORDS,
  ...`json jsonl ndjson json5 geojson ipynb har map lock xml xsd xsl xslt rss atom svg plist resx drawio csv tsv psv dif ldif sql
  yaml yml toml ini cfg conf config properties env editorconfig gitignore gitattributes dockerignore npmrc
  log out err trace diff patch rej pid eml msg mbox ics vcf srt vtt sub m3u m3u8 torrent url webloc po pot bib tex sty cls
  mjs cjs jsx ts mts cts tsx vue svelte css scss sass less styl php phtml asp aspx jsp ejs hbs erb twig wasm wat
  py pyi pyw rb pl pm lua r rmd jl java kt kts scala groovy gradle clj cljs edn c cc cpp cxx h hh hpp hxx m mm cs vb fs fsx swift go rs dart
  hs erl ex exs ml mli nim zig asm s f f90 pas lisp el scm rkt ksh psd1 awk sed
  cmake mk mak ninja bazel bzl tf tfvars hcl nix proto thrift graphql gql prisma sol pem crt cer csr key pub asc sig gpg
  obj stl dxf gcode ps eps dtd snap tap tsbuildinfo spec feature
  bin dat class so dylib o a lib pdb pkg iso img vhd zip gz tgz bz2 xz zst 7z rar tar cab z
  png jpg jpeg jfif gif bmp tif tiff webp heic heif avif ico psd ai indd sketch fig
  mp3 m4a wav ogg flac aac wma mid mp4 m4v mov avi mkv webm wmv mpg mpeg
  xls xlsx xlsm xlsb ods numbers ppt pptx pptm pps ppsx odp mdb accdb db sqlite dbf parquet ttf otf woff woff2`.split(
    /\s+/,
  ),
]);

const MARKDOWN = new Set(['md', 'markdown', 'mdown']);

/** The end of a file's name; systems pass over dots and blanks that stand behind it. */
const END = /\.([^./\\]+?)[.\s]*$/;

function endOf(file_name: string | null): string {
  return END.exec(file_name ?? '')?.[1]?.toLowerCase() ?? '';
}

/** A file's name with another extension. */
export function withEnd(file_name: string, end: string): string {
  return file_name.replace(END, `.${end}`);
}

/** Ends of the names of what can be read. */
const READABLE = new Set([...Object.keys(MEDIA_TYPES), ...MARKDOWN, 'htm', 'jpg', 'jpe', 'jfif', 'tif']);

/** Whether a file's name says that it is of a kind that can be read. */
export function isReadable(file_name: string | null): boolean {
  return READABLE.has(endOf(file_name));
}

/** Whether a file's name says that a system would run it: whatever is in it, nobody is to open it by mistake. */
export function isProgram(file_name: string | null): boolean {
  return PROGRAMS.has(endOf(file_name));
}

const ARCHIVES = new Set('zip zipx 7z rar tar gz tgz bz2 xz zst z cab'.split(' '));

/** Whether a file's name says that other files are packed in it. */
export function isArchive(file_name: string | null): boolean {
  return ARCHIVES.has(endOf(file_name));
}

/** Whether a file's name says that the text in it is Markdown. */
export function isMarkdown(file_name: string | null): boolean {
  return MARKDOWN.has(endOf(file_name));
}

/** Whether a file's name says that it is a program, data, source code, a picture, a log or a message. */
export function isOtherText(file_name: string | null): boolean {
  return OTHER.has(endOf(file_name)) || isProgram(file_name);
}

// Kinds of text file that hold no letter to a person. What is not here (".text", ".2024", a document's extension on
// plain text) is read: a resume refused is worse than a note too many.
const OTHER = new Set(
  `json jsonl ndjson json5 geojson ipynb har map lock xml xsd xsl xslt rss atom svg plist resx drawio csv tsv psv dif ldif sql
  yaml yml toml ini cfg conf config properties env editorconfig gitignore gitattributes dockerignore npmrc desktop reg inf
  log out err trace diff patch rej pid eml mbox ics vcf srt vtt sub m3u m3u8 torrent url webloc po pot bib tex sty cls
  js mjs cjs jsx ts mts cts tsx vue svelte css scss sass less styl php phtml asp aspx jsp ejs hbs erb twig wasm wat
  py pyi pyw rb pl pm lua r rmd jl java kt kts scala groovy gradle clj cljs edn c cc cpp cxx h hh hpp hxx m mm cs vb fs fsx swift go rs dart
  hs erl ex exs ml mli nim zig asm s f f90 pas lisp el scm rkt sh bash zsh fish ksh bat cmd ps1 psm1 psd1 awk sed vbs applescript
  cmake mk mak ninja bazel bzl tf tfvars hcl nix proto thrift graphql gql prisma sol pem crt cer csr key pub asc sig gpg
  obj stl dxf gcode ps eps dtd snap tap tsbuildinfo spec feature`.split(/\s+/),
);

/** Whether a file's name says that the text in it is data, source code, a log or a message, and so no resume. */
export function isOtherText(file_name: string | null): boolean {
  const extension = /\.([^./\\]+)$/.exec(file_name ?? '')?.[1];
  return extension !== undefined && OTHER.has(extension.toLowerCase());
}

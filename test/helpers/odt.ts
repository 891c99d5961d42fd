import { strToU8, zipSync, type Zippable } from 'fflate';

const NAMESPACES = ['office', 'style', 'text', 'table', 'draw', 'fo', 'xlink', 'svg', 'loext']
  .map((name) => `xmlns:${name}="urn:${name}"`)
  .join(' ');

/** A minimal OpenDocument text: `body`, `styles` (automatic ones) and `header` are XML of the format. */
export function makeOdt(parts: {
  readonly body: string;
  readonly styles?: string;
  readonly header?: string;
  readonly footer?: string;
  readonly manifest?: string;
  readonly extra?: Zippable;
}): Uint8Array {
  const { body, styles = '', header = '', footer = '', manifest = '', extra = {} } = parts;
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles>` +
        `<office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8(
      `<office:document-styles ${NAMESPACES}><office:master-styles><style:master-page style:name="Standard">` +
        `<style:header>${header}</style:header><style:footer>${footer}</style:footer>` +
        '</style:master-page></office:master-styles></office:document-styles>',
    ),
    'META-INF/manifest.xml': strToU8(`<manifest>${manifest}</manifest>`),
    ...extra,
  });
}

/** A style of letters ("text") or of paragraphs, with its text properties. */
export function odtStyle(family: 'text' | 'paragraph', name: string, properties: string): string {
  return `<style:style style:name="${name}" style:family="${family}"><style:text-properties ${properties}/></style:style>`;
}

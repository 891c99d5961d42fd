import { preparePart } from './prepare.ts';
import { parseXml } from './xml.ts';

type Parts = ReadonlyMap<string, string>;

/**
 * mammoth leaves headers and footers out (mwilliamson/mammoth.js#9), where many resumes have their contact details. Their
 * paragraphs are moved into the body, headers first and footers last, with the targets of their links. Returns null when the
 * file has no main part.
 */
export function withHeadersAndFooters(
  parts: Parts,
): { readonly parts: Parts; readonly hidden: number } | null {
  const main = mainPart(parts);
  const source = main && parts.get(main);
  if (!main || !source || [...parts.values()].some((xml) => xml.includes('<!ENTITY'))) return null;
  const body = parseXml(source).find((element) => element.name === 'w:body');
  if (!body) return null;
  const relations_name = relationsOf(main);
  const relations = parts.get(relations_name) ?? EMPTY_RELATIONS;
  const result = new Map(parts);
  let { xml, hidden } = preparePart(source);
  let added_relations = '';
  for (const [i, { kind, name }] of runningParts(relations, main).entries()) {
    const part = parts.get(name);
    if (!part) continue;
    const prefix = `part${i}_`;
    const prepared = preparePart(part.replace(/\br:(id|embed|link)="/g, `r:$1="${prefix}`));
    hidden += prepared.hidden;
    const root = parseXml(prepared.xml)[0];
    if (!root) continue;
    xml = declareNamespaces(xml, root.attributes);
    const inner = prepared.xml.slice(root.inner_start, root.inner_end);
    // The body's section properties have to stay its last element.
    xml =
      kind === 'header' ? xml.replace(/<w:body(?:\s[^>]*)?>/, (tag) => tag + inner) : insertAtEnd(xml, inner);
    for (const relation of parseXml(parts.get(relationsOf(name)) ?? '')) {
      if (relation.name !== 'Relationship') continue;
      const { Id, Type, Target, TargetMode } = relation.attributes;
      added_relations += `<Relationship Id="${prefix}${Id}" Type="${Type}" Target="${Target}"${TargetMode ? ` TargetMode="${TargetMode}"` : ''}/>`;
    }
  }
  result.set(main, xml);
  result.set(relations_name, relations.replace('</Relationships>', `${added_relations}</Relationships>`));
  return { parts: result, hidden };
}

const EMPTY_RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

function mainPart(parts: Parts): string | null {
  const target = parseXml(parts.get('_rels/.rels') ?? '').find(({ attributes }) =>
    attributes['Type']?.endsWith('/officeDocument'),
  )?.attributes['Target'];
  const name = target?.replace(/^\//, '') ?? 'word/document.xml';
  return parts.has(name) ? name : null;
}

/** word/document.xml → word/_rels/document.xml.rels */
function relationsOf(name: string): string {
  return name.replace(/([^/]+)$/, '_rels/$1.rels');
}

/** Headers in reverse, since each is put in front of what is there; then footers. The file's order is that of its relations. */
function runningParts(
  relations: string,
  main: string,
): { readonly kind: 'header' | 'footer'; readonly name: string }[] {
  const folder = main.replace(/[^/]+$/, '');
  const found = parseXml(relations).flatMap(({ attributes }) => {
    const kind = /\/(header|footer)$/.exec(attributes['Type'] ?? '')?.[1] as 'header' | 'footer' | undefined;
    const target = attributes['Target'];
    return kind && target ? [{ kind, name: target.startsWith('/') ? target.slice(1) : folder + target }] : [];
  });
  return [
    ...found.filter(({ kind }) => kind === 'header').reverse(),
    ...found.filter(({ kind }) => kind === 'footer'),
  ];
}

function declareNamespaces(xml: string, attributes: Readonly<Record<string, string>>): string {
  return xml.replace(/<w:document(?:\s[^>]*)?>/, (tag) => {
    const missing = Object.entries(attributes).filter(
      ([name]) => name.startsWith('xmlns:') && !tag.includes(`${name}=`),
    );
    return tag.replace(/>$/, `${missing.map(([name, value]) => ` ${name}="${value}"`).join('')}>`);
  });
}

function insertAtEnd(xml: string, inner: string): string {
  const elements = parseXml(xml);
  const body = elements.find((element) => element.name === 'w:body');
  if (!body) return xml;
  const section = body.children.findLast((child) => child.name === 'w:sectPr');
  const at = section?.start ?? body.inner_end;
  return xml.slice(0, at) + inner + xml.slice(at);
}

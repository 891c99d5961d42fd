import { applyEdits, childNamed, parseXml, withAncestors, type Edit, type XmlElement } from './xml.ts';

/** A part of a word-processing file made ready for conversion; `hidden` counts the characters taken out. */
export type Prepared = { readonly xml: string; readonly hidden: number };

/**
 * Takes hidden runs out of a part and puts text boxes where a converter finds them: before the paragraph they are
 * anchored in. Text boxes that also have the older drawing as a fallback stay, since converters read that.
 */
export function preparePart(xml: string): Prepared {
  const elements = parseXml(xml);
  const edits: Edit[] = [];
  let hidden = 0;
  const page_is_coloured = elements.some((element) => element.name === 'w:background');
  for (const element of elements) {
    if (element.name === 'w:r' && isHiddenRun(element, page_is_coloured)) {
      const characters = textOf(xml, element).replace(/\s/g, '').length;
      if (characters === 0) continue;
      hidden += characters;
      edits.push({ from: element.start, to: element.end, insert: '' });
    } else if (element.name === 'w:txbxContent' && isUnreachable(element)) {
      const anchor = outermostParagraph(element);
      if (anchor) {
        edits.push({
          from: anchor.start,
          to: anchor.start,
          insert: xml.slice(element.inner_start, element.inner_end),
        });
      }
    }
  }
  return { xml: applyEdits(xml, edits), hidden };
}

/** Text of the runs below an element, as in the source. */
export function textOf(xml: string, element: XmlElement): string {
  let text = '';
  const stack = [element];
  while (stack.length > 0) {
    const each = stack.pop()!;
    if (each.name === 'w:t') text += xml.slice(each.inner_start, each.inner_end);
    stack.push(...[...each.children].reverse());
  }
  return text;
}

function isHiddenRun(run: XmlElement, page_is_coloured: boolean): boolean {
  const properties = childNamed(run, 'w:rPr');
  if (!properties) return false;
  const vanish = childNamed(properties, 'w:vanish');
  if (vanish && !/^(?:0|false|off)$/.test(vanish.attributes['w:val'] ?? '')) return true;
  const size = childNamed(properties, 'w:sz')?.attributes['w:val'];
  if (size !== undefined && Number(size) < 4) return true; // half points: below 2 pt
  const colour = childNamed(properties, 'w:color')?.attributes['w:val'] ?? '';
  return isNearWhite(colour) && !page_is_coloured && !withAncestors(run, isShaded);
}

function isNearWhite(colour: string): boolean {
  return /^(?:f[0-9a-f]){3}$/i.test(colour);
}

/** Direct shading, a table style (its header rows are dark), or a drawing, whose fill is not looked up. */
function isShaded(element: XmlElement): boolean {
  if (element.name === 'w:txbxContent') return true;
  const properties = childNamed(element, `${element.name}Pr`);
  if (!properties) return false;
  const fill = childNamed(properties, 'w:shd')?.attributes['w:fill'] ?? 'auto';
  if (!/^auto$/i.test(fill) && !isNearWhite(fill)) return true;
  if (childNamed(properties, 'w:highlight')) return true;
  const style = childNamed(properties, 'w:tblStyle')?.attributes['w:val'];
  return style !== undefined && !/^Table(?:Grid|Normal)$/i.test(style);
}

/** A text box in a drawing without an older form beside it. */
function isUnreachable(box: XmlElement): boolean {
  if (!withAncestors(box, (each) => each.name === 'w:drawing')) return false;
  if (withAncestors(box, (each) => each !== box && each.name === 'w:txbxContent')) return false;
  let choice: XmlElement | null = box;
  while (choice && choice.name !== 'mc:AlternateContent') choice = choice.parent;
  const fallback = choice && childNamed(choice, 'mc:Fallback');
  return !fallback || !hasBelow(fallback, 'w:txbxContent');
}

function hasBelow(element: XmlElement, name: string): boolean {
  return element.children.some((child) => child.name === name || hasBelow(child, name));
}

function outermostParagraph(element: XmlElement): XmlElement | null {
  let found: XmlElement | null = null;
  for (let each: XmlElement | null = element; each; each = each.parent) if (each.name === 'w:p') found = each;
  return found;
}

import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import type { Span } from '#service/intelligence/profile.ts';
import type { ProfileRecord } from '../../api/profiles.ts';
import { boxesOf, type PageBox } from '../../features/document_page/spans.ts';
import { fieldPaths, isEdited, kindOf, type Kind } from '../../features/profile/profile_fields.ts';
import { texts } from '../../texts.ts';
import { editOf, LISTS, same } from './edits.ts';

/** A field with the words it was read from. */
export type FieldMark = {
  readonly path: string;
  readonly kind: Kind;
  readonly label: string;
  readonly span: Span;
  readonly boxes: readonly PageBox[];
  readonly doubtful: boolean;
  readonly edited: boolean;
};

/** Where each field of a profile was read. A field without a source has no mark. */
export function fieldMarks(
  document: Pick<AttachmentDocument, 'pages'>,
  record: ProfileRecord,
  doubtful: ReadonlySet<string>,
): FieldMark[] {
  const { profile } = record;
  if (profile === null) return [];
  const known = fieldPaths(profile);
  const paths = [...known, ...Object.keys(profile.sources).filter((path) => !known.includes(path))];
  return paths.flatMap((path) => {
    const kind = kindOf(path);
    const span = profile.sources[path] ?? sourceAsRead(record, path);
    if (kind === null || span === undefined || span.end <= span.start) return [];
    return [
      {
        path,
        kind,
        label: labelOf(path),
        span,
        boxes: boxesOf(document, span),
        doubtful: doubtful.has(path),
        edited: profile.sources[path] === undefined || isEdited(profile, path),
      },
    ];
  });
}

/** Where a field that a person changed was read before: its words are still what the correction is about. */
function sourceAsRead(record: ProfileRecord, path: string): Span | undefined {
  const { profile, read } = record;
  const [head = '', at, ...part] = path.split('.');
  const field = LISTS.find((one) => one === head);
  if (profile === null || read === null) return undefined;
  if (field === undefined) return read.sources[path];
  const entry = profile[field][Number(at)];
  const was = entry === undefined ? null : (editOf(record, field, entry)?.was ?? null);
  if (was === null) return undefined;
  const index = read[field].findIndex((one) => same(field, one, was as object));
  return read.sources[[field, index, ...part].join('.')];
}

/** A path as a person says it: "Job title", "Skill". */
function labelOf(path: string): string {
  const [head = '', at, part] = path.split('.');
  const words: Readonly<Record<string, string>> = texts.read.paths;
  const own = words[part ?? head] ?? words[head] ?? head;
  return part === undefined || at === undefined ? own : `${own}, ${words[head] ?? head} ${Number(at) + 1}`;
}

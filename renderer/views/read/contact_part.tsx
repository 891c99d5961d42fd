import type { Candidate, OverridesInput } from '#service/api/people/candidates/schema.ts';
import type { ContactField } from '#service/api/contact.ts';
import { texts } from '../../texts.ts';
import { clearProblem } from './active.ts';
import { useProfileEditor } from './profile_editor.ts';
import { notifyNotAdded } from './entry.ts';
import { Field } from './field.tsx';
import { notifyOnError } from './notify_on_error.ts';
import { AddEntry, Part } from './section.tsx';
import { StatementField } from './statement_field.tsx';
import css from './form.module.css';

const WORDS = texts.read.fields;
type Single = Exclude<ContactField, 'links'>;
const SINGLE: readonly (readonly [path: string, field: Single])[] = [
  ['emails.0', 'email'],
  ['phones.0', 'phone'],
  ['location', 'location'],
];

/** Name and contact: what a person enters here wins over what was read and what other programs sent. */
export function ContactPart() {
  const editor = useProfileEditor();
  const { candidate } = editor;
  const links = candidate.links;
  const others = [
    ...(editor.record.read?.emails ?? []).filter((one) => one !== candidate.email),
    ...(editor.record.read?.phones ?? []).filter((one) => one !== candidate.phone),
  ];
  const setLinks = (next: readonly string[], done: string, base: string | null): Promise<void> =>
    editor.override(done, { links: [...next] }, { links: [...next] }, base);
  const removeLink = (at: number): void =>
    notifyOnError(WORDS.links, setLinks(links.toSpliced(at, 1), texts.read.removed(links[at] ?? ''), null));
  return (
    <Part title={texts.read.parts.contact} kind="contact">
      <ContactLine path="name" field="full_name" strong />
      <StatementField field="headline" />
      {SINGLE.map(([path, field]) => (
        <ContactLine key={field} path={path} field={field} />
      ))}
      {links.map((link, at) => (
        <Field
          key={link}
          kept_in="contact"
          path={`links.${at}`}
          label={at === 0 ? WORDS.links : ''}
          value={link}
          draft={[link]}
          edited={candidate.overrides.links !== undefined}
          was={editor.record.read?.links.join(', ') ?? null}
          onUndo={
            at === 0
              ? () => notifyOnError(WORDS.links, takeBack(editor.override, 'links', readOf(editor)))
              : undefined
          }
          onSave={([text = ''], base) =>
            setLinks(
              text === '' ? links.toSpliced(at, 1) : links.with(at, text),
              texts.read.changed(WORDS.links),
              base,
            )
          }
          onRemove={() => removeLink(at)}
        >
          <button
            type="button"
            className={`${css.remove} hover-text-bad hover-underline`}
            onClick={() => removeLink(at)}
          >
            {texts.read.remove}
          </button>
        </Field>
      ))}
      <AddEntry
        path="links.new"
        label={texts.read.addLink}
        placeholder={texts.read.addLink}
        onAdd={(link) => {
          clearProblem('links.new');
          setLinks([...links, link], texts.read.added(link), null).catch((error: unknown) =>
            notifyNotAdded(editor, 'links.new', link, error),
          );
        }}
      />
      {others.length > 0 && <p className="aside break-anywhere pt-4">{texts.read.alsoRead(others)}</p>}
    </Part>
  );
}

/** What the resume says of the contact fields. */
function readOf(editor: ReturnType<typeof useProfileEditor>): Partial<Candidate> {
  const read = editor.record.read;
  return {
    full_name: read?.name ?? editor.candidate.full_name,
    email: read?.emails[0] ?? null,
    phone: read?.phones[0] ?? null,
    location: read?.location?.raw ?? null,
    links: read?.links ?? [],
  };
}

function takeBack(
  override: ReturnType<typeof useProfileEditor>['override'],
  field: ContactField,
  read: Partial<Candidate>,
): Promise<void> {
  const values: OverridesInput = { [field]: null };
  return override(texts.read.asRead(texts.read.contactNames[field]), values, { [field]: read[field] });
}

function ContactLine(props: { path: string; field: Single; strong?: boolean }) {
  const { path, field } = props;
  const editor = useProfileEditor();
  const name = texts.read.contactNames[field];
  const value = editor.candidate[field];
  const read = readOf(editor);
  const is_overridden = editor.candidate.overrides[field] !== undefined;
  return (
    <Field
      kept_in="contact"
      path={path}
      label={name}
      value={value === '' ? null : value}
      draft={[value ?? '']}
      strong={props.strong ?? false}
      edited={is_overridden}
      was={read[field] ?? null}
      onSave={([text = ''], base) =>
        editor.override(
          texts.read.changed(name),
          { [field]: field === 'full_name' && text === '' ? null : text },
          { [field]: text === '' ? (field === 'full_name' ? read.full_name : null) : text },
          base,
        )
      }
      onUndo={() => notifyOnError(name, takeBack(editor.override, field, read))}
      onConfirm={() =>
        notifyOnError(name, editor.override(texts.read.confirmed(name), { [field]: value }, {}))
      }
    />
  );
}

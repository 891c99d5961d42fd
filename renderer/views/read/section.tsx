import { useState, type ReactNode } from 'react';
import type { Kind } from '../../features/profile/profile_fields.ts';
import { texts } from '../../texts.ts';
import { clearProblem, useProblem } from './active.ts';
import { useProfileEditor } from './profile_editor.ts';
import type { ListField } from './edits.ts';
import { removedEntries } from './entry.ts';
import field_css from './field.module.css';
import css from './form.module.css';

/** A part of the resume, with the sign of its kind. */
export function Part(props: { title: string; kind: Kind; count?: number; children: ReactNode }) {
  return (
    <section className={`${css.part} p-10-0-12`} aria-label={props.title}>
      <h2 className="row gap-8 mb-4 font-13 weight-600">
        <i className={`${css.swatch} flex-none square-11 rounded-2`} data-kind={props.kind} aria-hidden />
        {props.title}
        {props.count !== undefined && props.count > 0 && (
          <small className="text-mute font-12 weight-500">{props.count}</small>
        )}
      </h2>
      {props.children}
    </section>
  );
}

/** The head of an entry: its number, what belongs to all of it, and how to take it away. */
export function EntryHead(props: { name: string; onRemove: () => void; children?: ReactNode }) {
  return (
    <div className={`${css.entryHead} flex gap-10 items-baseline text-mute font-12`}>
      <span className="w-114">{props.name}</span>
      {props.children}
      <button
        type="button"
        className={`${css.remove} hover-text-bad hover-underline`}
        onClick={props.onRemove}
      >
        {texts.read.remove}
      </button>
    </div>
  );
}

/** A small choice that belongs to an entry. */
export function Choice(props: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  return (
    <select
      className={`${field_css.select} min-h-24 bare text-mute cursor-pointer rounded-4 p-1-2 sans-13-1_4`}
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    >
      {props.options.map(([value, label]) => (
        <option className="bg-paper text-ink" key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Adds an entry by its name; the rest is filled in afterwards. */
export function AddEntry(props: {
  path: string;
  label: string;
  placeholder: string;
  onAdd: (name: string) => void;
  compact?: boolean;
}) {
  const [text, setText] = useState('');
  const trouble = useProblem(props.path);
  const submit = (): void => {
    if (text.trim() === '') return;
    props.onAdd(text.trim());
    setText('');
  };
  return (
    <form
      className={`${css.add} m-4-0-0`}
      data-compact={props.compact || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input
        className={`${css.addInput} w-full bare text-inherit font-inherit font-13 rounded-4 ml-n6 p-3-6`}
        data-field={props.path}
        aria-label={props.label}
        placeholder={props.placeholder}
        value={text === '' && trouble !== null ? (trouble.draft[0] ?? '') : text}
        onChange={(event) => {
          clearProblem(props.path);
          setText(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setText('');
          event.currentTarget.blur();
        }}
      />
      {trouble !== null && (
        <p className="text-bad font-13 basis-full m-2-0-4" role="alert">
          {trouble.message}
        </p>
      )}
    </form>
  );
}

/** What a person took away of a list; it can come back at any time. */
export function RemovedEntries(props: { field: ListField }) {
  const gone = removedEntries(useProfileEditor(), props.field);
  if (gone.length === 0) return null;
  return (
    <p className="flex wrap p-4-0 aside gap-2-10">
      {texts.read.takenAway}{' '}
      {gone.map(({ name, back, key }) => (
        <span key={key}>
          <s>{name}</s>
          <button
            type="button"
            className={`${field_css.quiet} text-button rounded-4 align-end p-1-4 sans-500-12-1_4`}
            onClick={back}
          >
            {texts.read.bringBack}
          </button>
        </span>
      ))}
    </p>
  );
}

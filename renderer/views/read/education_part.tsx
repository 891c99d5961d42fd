import { uniqueKeys } from '../../lib/unique_keys.ts';
import { texts } from '../../texts.ts';
import { shownDate, writtenDate } from './dates.ts';
import { useProfileEditor } from './profile_editor.ts';
import { datesOf } from './editors.tsx';
import { EMPTY } from './edits.ts';
import { add, entryActions } from './entry.ts';
import { Field } from './field.tsx';
import { notifyOnError } from './notify_on_error.ts';
import { AddEntry, Choice, EntryHead, Part, RemovedEntries } from './section.tsx';
import css from './form.module.css';

const WORDS = texts.read.fields;
const PARTS = ['school', 'degree', 'field'] as const;

export function EducationPart() {
  const editor = useProfileEditor();
  const education = editor.record.profile?.education ?? [];
  return (
    <Part title={texts.read.parts.education} kind="education" count={education.length}>
      {uniqueKeys(education.map(({ span }) => String(span.start))).map((key, index) => (
        <Study key={key} index={index} />
      ))}
      <RemovedEntries field="education" />
      <AddEntry
        path="education.new"
        label={texts.read.addEducation}
        placeholder={texts.read.addEducation}
        onAdd={(school) => add(editor, 'education', { ...EMPTY.education, school }, school, 'education.new')}
      />
    </Part>
  );
}

function Study({ index }: { index: number }) {
  const editor = useProfileEditor();
  const entry = editor.record.profile!.education[index]!;
  const name = entry.degree ?? entry.school ?? texts.read.unnamed;
  const actions = entryActions(editor, 'education', index, name);
  const { value } = actions;
  const written = [shownDate(value.start), shownDate(value.end)].filter((part) => part !== '').join(' – ');
  return (
    <div className={css.entry} role="group" aria-label={name}>
      <EntryHead name={texts.read.study(index + 1)} onRemove={actions.remove}>
        <Choice
          label={WORDS.level}
          value={value.level === null ? '' : String(value.level)}
          options={[
            ['', texts.read.noLevel],
            ...texts.read.levels.map((label, level): [string, string] => [String(level), label]),
          ]}
          onChange={(level) =>
            notifyOnError(
              WORDS.level,
              actions.set({ level: level === '' ? null : Number(level) }, WORDS.level, null),
            )
          }
        />
        <Choice
          label={WORDS.completed}
          value={value.completed ? 'yes' : 'no'}
          options={[
            ['yes', texts.read.completed.yes],
            ['no', texts.read.completed.no],
          ]}
          onChange={(completed) =>
            notifyOnError(
              WORDS.completed,
              actions.set({ completed: completed === 'yes' }, WORDS.completed, null),
            )
          }
        />
      </EntryHead>
      {PARTS.map((part) => (
        <Field
          key={part}
          path={`education.${index}.${part}`}
          label={WORDS[part]}
          value={value[part]}
          draft={[value[part] ?? '']}
          strong={part === 'school'}
          edited={actions.isEdited(part)}
          was={String(actions.wasPart(part) ?? '')}
          onSave={([text = ''], base) =>
            actions.set({ [part]: text === '' ? null : text }, WORDS[part], base)
          }
          onUndo={actions.undo(part)}
          onConfirm={actions.confirm}
        />
      ))}
      <Field
        path={`education.${index}.dates`}
        label={WORDS.dates}
        value={written === '' ? null : written}
        draft={[writtenDate(value.start), writtenDate(value.end), '']}
        editor="dates"
        edited={actions.isEdited('start', 'end')}
        was={[writtenDate(actions.was?.start ?? null), writtenDate(actions.was?.end ?? null)].join(' – ')}
        onSave={(draft, base) => actions.set(datesOf(draft), WORDS.dates, base)}
        onUndo={actions.undo('start', 'end')}
        onConfirm={actions.confirm}
      />
    </div>
  );
}

import { formatMonths } from '../../lib/format.ts';
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
const PARTS = ['title', 'employer', 'location'] as const;

/** The jobs, in the order of the resume. */
export function WorkPart() {
  const editor = useProfileEditor();
  const work = editor.record.profile?.work ?? [];
  return (
    <Part title={texts.read.parts.work} kind="work" count={work.length}>
      {uniqueKeys(work.map(({ span }) => String(span.start))).map((key, index) => (
        <Job key={key} index={index} />
      ))}
      <RemovedEntries field="work" />
      <AddEntry
        path="work.new"
        label={texts.read.addJob}
        placeholder={texts.read.addJob}
        onAdd={(title) => add(editor, 'work', { ...EMPTY.work, title }, title, 'work.new')}
      />
    </Part>
  );
}

function Job({ index }: { index: number }) {
  const editor = useProfileEditor();
  const entry = editor.record.profile!.work[index]!;
  const name = entry.title ?? entry.employer ?? texts.candidate.unnamedWork;
  const actions = entryActions(editor, 'work', index, name);
  const { value } = actions;
  const dates = [shownDate(value.start), value.current ? texts.candidate.now : shownDate(value.end)];
  const written = dates.filter((part) => part !== '').join(' – ');
  const length = formatMonths(entry.months);
  return (
    <div className={css.entry} role="group" aria-label={name}>
      <EntryHead name={texts.read.job(index + 1)} onRemove={actions.remove}>
        <Choice
          label={WORDS.kind}
          value={value.kind}
          options={[
            ['employment', texts.read.kinds.employment],
            ['internship', texts.read.kinds.internship],
          ]}
          onChange={(kind) =>
            notifyOnError(
              WORDS.kind,
              actions.set({ kind: kind === 'internship' ? 'internship' : 'employment' }, WORDS.kind, null),
            )
          }
        />
      </EntryHead>
      {PARTS.map((part) => (
        <Field
          key={part}
          path={`work.${index}.${part}`}
          label={WORDS[part]}
          value={value[part]}
          draft={[value[part] ?? '']}
          strong={part === 'title'}
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
        path={`work.${index}.dates`}
        label={WORDS.dates}
        value={written === '' ? null : [written, length].filter((part) => part !== '').join(' · ')}
        draft={[writtenDate(value.start), writtenDate(value.end), value.current ? 'now' : '']}
        editor="dates"
        edited={actions.isEdited('start', 'end', 'current')}
        was={[writtenDate(actions.was?.start ?? null), writtenDate(actions.was?.end ?? null)].join(' – ')}
        onSave={(draft, base) =>
          actions.set({ ...datesOf(draft), current: draft[2] === 'now' }, WORDS.dates, base)
        }
        onUndo={actions.undo('start', 'end', 'current')}
        onConfirm={actions.confirm}
      />
    </div>
  );
}

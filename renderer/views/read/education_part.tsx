import { joined } from '../../lib/joined.ts';
import { uniqueKeys } from '../../lib/unique_keys.ts';
import { texts } from '../../texts.ts';
import { shownDate } from './dates.ts';
import { useProfileEditor } from './profile_editor.ts';
import { entryActions } from './entry.ts';
import { DatesField, EntryChoice, ListEnd, TextFields } from './entry_fields.tsx';
import { EntryHead, Part } from './section.tsx';
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
      <ListEnd field="education" label={texts.read.addEducation} named="school" />
    </Part>
  );
}

function Study({ index }: { index: number }) {
  const editor = useProfileEditor();
  const entry = editor.record.profile!.education[index]!;
  const name = entry.degree ?? entry.school ?? texts.read.unnamed;
  const actions = entryActions(editor, 'education', index, name);
  const { value } = actions;
  const written = joined([shownDate(value.start), shownDate(value.end)], ' – ');
  return (
    <div className={css.entry} role="group" aria-label={name}>
      <EntryHead name={texts.read.study(index + 1)} onRemove={actions.remove}>
        <EntryChoice
          label={WORDS.level}
          value={value.level === null ? '' : String(value.level)}
          options={[
            ['', texts.read.noLevel],
            ...texts.read.levels.map((label, level): [string, string] => [String(level), label]),
          ]}
          onChange={(level) => actions.set({ level: level === '' ? null : Number(level) }, WORDS.level, null)}
        />
        <EntryChoice
          label={WORDS.completed}
          value={value.completed ? 'yes' : 'no'}
          options={[
            ['yes', texts.read.completed.yes],
            ['no', texts.read.completed.no],
          ]}
          onChange={(completed) => actions.set({ completed: completed === 'yes' }, WORDS.completed, null)}
        />
      </EntryHead>
      <TextFields field="education" index={index} parts={PARTS} actions={actions} />
      <DatesField field="education" index={index} shown={written} actions={actions} />
    </div>
  );
}

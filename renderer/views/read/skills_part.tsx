import { joined } from '../../lib/joined.ts';
import { uniqueKeys } from '../../lib/unique_keys.ts';
import { texts } from '../../texts.ts';
import { active, editing, leaveField, useFocusBack, useIsActive, useIsEditing } from './active.ts';
import { useProfileEditor } from './profile_editor.ts';
import { TextEditor } from './editors.tsx';
import { EMPTY } from './edits.ts';
import { add, entryActions } from './entry.ts';
import { notifyOnError } from './notify_on_error.ts';
import { AddEntry, Part, RemovedEntries } from './section.tsx';
import css from './form.module.css';

/** The skills as chips: a word is corrected, taken away or added where it stands. */
export function SkillsPart() {
  const editor = useProfileEditor();
  const skills = editor.record.profile?.skills ?? [];
  return (
    <Part title={texts.read.parts.skills} kind="skills" count={skills.length}>
      <ul className="flex wrap gap-5 pt-2">
        {uniqueKeys(skills.map(({ name }) => name)).map((key, index) => (
          <Chip key={key} index={index} />
        ))}
        <li>
          <AddEntry
            compact
            path="skills.new"
            label={texts.read.addSkill}
            placeholder={texts.read.addSkill}
            onAdd={(name) => add(editor, 'skills', { ...EMPTY.skills, name }, name, 'skills.new')}
          />
        </li>
      </ul>
      <RemovedEntries field="skills" />
    </Part>
  );
}

function Chip({ index }: { index: number }) {
  const editor = useProfileEditor();
  const path = `skills.${index}`;
  const is_editing = useIsEditing(path);
  const is_active = useIsActive(path);
  const skill = editor.record.profile!.skills[index]!;
  const actions = entryActions(editor, 'skills', index, skill.name);
  const is_doubtful = editor.doubtful.has(path);
  const focusBack = useFocusBack(path, is_editing);
  const close = (with_focus: boolean): void => {
    focusBack(with_focus);
    editing.set(null);
  };
  if (is_editing) {
    return (
      <li className="w-160">
        <TextEditor
          label={texts.read.fields.skill}
          draft={[skill.name]}
          onCancel={() => close(true)}
          onSave={([name = '']) => {
            close(document.activeElement?.tagName === 'INPUT');
            if (name.trim() === skill.name) return;
            if (name.trim() === '') actions.remove();
            else {
              notifyOnError(skill.name, actions.set({ name: name.trim() }, skill.name, null));
            }
          }}
        />
      </li>
    );
  }
  return (
    <li
      className={`${css.chip} inline-flex items-center max-w-full rounded-5 font-13 ring`}
      data-active={is_active || undefined}
      data-doubtful={is_doubtful || undefined}
      data-edited={actions.edit !== null || undefined}
      onMouseEnter={() => active.set({ path, side: 'form' })}
      onMouseLeave={leaveField}
    >
      <button
        type="button"
        data-field={path}
        data-doubtful={is_doubtful || undefined}
        aria-label={joined(
          [
            skill.name,
            is_doubtful ? texts.read.doubtful : null,
            actions.edit === null ? null : texts.read.edited,
          ],
          '. ',
        )}
        title={skill.canonical !== null && skill.canonical !== skill.name ? skill.canonical : undefined}
        onClick={() => editing.set(path)}
        onFocus={() => active.set({ path, side: 'form' })}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') actions.remove();
          else if (event.key === 'e') {
            event.preventDefault();
            editing.set(path);
          }
        }}
      >
        {skill.name}
        {is_doubtful && <i aria-hidden> ?</i>}
      </button>
      <button
        type="button"
        className={css.chipRemove}
        tabIndex={-1}
        aria-label={texts.read.removeOne(skill.name)}
        onClick={actions.remove}
      >
        ×
      </button>
    </li>
  );
}

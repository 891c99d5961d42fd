import { joined } from '../../lib/joined.ts';
import { formatMonths } from '../../lib/format.ts';
import { uniqueKeys } from '../../lib/unique_keys.ts';
import { texts } from '../../texts.ts';
import { shownDate } from './dates.ts';
import { useProfileEditor } from './profile_editor.ts';
import { entryActions } from './entry.ts';
import { DatesField, EntryChoice, ListEnd, TextFields } from './entry_fields.tsx';
import { EntryHead, Part } from './section.tsx';
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
      <ListEnd field="work" label={texts.read.addJob} named="title" />
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
        <EntryChoice
          label={WORDS.kind}
          value={value.kind}
          options={[
            ['employment', texts.read.kinds.employment],
            ['internship', texts.read.kinds.internship],
          ]}
          onChange={(kind) =>
            actions.set({ kind: kind === 'internship' ? 'internship' : 'employment' }, WORDS.kind, null)
          }
        />
      </EntryHead>
      <TextFields field="work" index={index} parts={PARTS} actions={actions} />
      <DatesField
        field="work"
        index={index}
        shown={written === '' ? '' : joined([written, length])}
        actions={actions}
        current={value.current}
      />
    </div>
  );
}

import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeCustomField,
  customFieldKeys,
  deleteCustomField,
  useCustomFields,
  type AppliesTo,
  type CustomField,
} from '../../api/custom_fields.ts';
import { useStore } from '../../lib/external_store.ts';
import { formatNumber } from '../../lib/format.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { Changes } from '../../ui/changes.tsx';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { attempt } from '../../ui/notices.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Failed } from '../../ui/state/states.tsx';
import { TableHead } from '../../ui/table_head.tsx';
import { texts } from '../../texts.ts';
import { OwnFieldForm } from './own_field_form.tsx';
import { Section } from './section.tsx';
import css from './settings.module.css';
import { BETWEEN } from '../../lib/joined.ts';

const TARGETS = ['candidate', 'job'] as const;

/** The fields that people add to candidates and jobs. */
export function OwnFieldsSettings() {
  const [of, show] = useState<AppliesTo>('candidate');
  return (
    <Section needs="change" id="own-fields" title={texts.ownFields.title} text={texts.ownFields.text}>
      <Segments
        small
        aria-label={texts.ownFields.title}
        value={of}
        onChange={show}
        data={TARGETS.map((value) => ({ value, label: texts.ownFields.of[value] }))}
      />
      <FieldsOf key={of} applies_to={of} />
    </Section>
  );
}

function FieldsOf({ applies_to }: { applies_to: AppliesTo }) {
  const fields = useCustomFields(applies_to);
  const gone = useStore(pendingDeletions);
  const client = useQueryClient();
  const [editing, edit] = useState<string | 'new' | null>(null);
  const shown = (fields.data ?? []).filter(({ id }) => !gone.has(id));
  const refresh = (): Promise<unknown> =>
    Promise.all(
      [...Object.values(customFieldKeys), ['pool']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  const remove = (field: CustomField): void =>
    deleteWithUndo(field.id, {
      said: texts.ownFields.deleted(field.name, field.value_count),
      failed: texts.ownFields.deleteFailed(field.name),
      act: () => deleteCustomField(field.id),
      refresh,
    });
  /** Takes the place of the one above it; positions are those in the list from then on. */
  const moveUp = (at: number): Promise<void> =>
    attempt(texts.ownFields.changeFailed(shown[at]?.name ?? ''), async () => {
      const order = shown.toSpliced(at, 1).toSpliced(at - 1, 0, shown[at]!);
      for (const [position, field] of order.entries()) {
        if (field.position !== position) await changeCustomField(field.id, { position });
      }
      await refresh();
    });
  const form = (field: CustomField | null) => (
    <OwnFieldForm
      applies_to={applies_to}
      field={field}
      onClose={() => edit(null)}
      onSaved={() => {
        edit(null);
        void refresh();
      }}
    />
  );
  if (fields.isLoadingError) return <Failed error={fields.error} retry={() => void fields.refetch()} />;
  return (
    <>
      {shown.length === 0 ? (
        fields.data !== undefined && <p className="p-8-0">{texts.ownFields.noneYet[applies_to]}</p>
      ) : (
        <table className={`${css.table} w-full border-collapse`}>
          <TableHead of={texts.ownFields.columns} acts="blank" />
          <tbody>
            {shown.map((field, at) =>
              editing === field.id ? (
                <tr key={field.id}>
                  <td colSpan={4}>{form(field)}</td>
                </tr>
              ) : (
                <tr key={field.id}>
                  <td className={css.short} dir="auto">
                    {field.name}
                    {field.kind === 'choice' && (
                      <p className="aside">{field.choices.map(({ name }) => name).join(BETWEEN)}</p>
                    )}
                  </td>
                  <td>{texts.ownFields.kinds[field.kind]}</td>
                  <td>{formatNumber(field.value_count)}</td>
                  <td className={css.actions}>
                    <span className="inline-flex items-center">
                      <QuietButton
                        disabled={at === 0}
                        aria-label={texts.ownFields.up(field.name)}
                        onClick={() => void moveUp(at)}
                      >
                        ↑
                      </QuietButton>
                      <QuietButton
                        aria-label={texts.ownFields.editField(field.name)}
                        onClick={() => edit(field.id)}
                      >
                        {texts.ownFields.edit}
                      </QuietButton>
                      <QuietButton
                        aria-label={texts.ownFields.deleteOne(field.name)}
                        onClick={() => remove(field)}
                      >
                        {texts.ownFields.delete}
                      </QuietButton>
                    </span>
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
      {editing === 'new' && form(null)}
      {editing === null && (
        <Changes>
          <Button variant="default" mt={12} onClick={() => edit('new')}>
            {texts.ownFields.add}
          </Button>
        </Changes>
      )}
    </>
  );
}

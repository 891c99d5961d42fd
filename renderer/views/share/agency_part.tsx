import { TextInput } from '@mantine/core';
import { useAgency, useSaveAgency } from '../../api/exports.ts';
import { errorNotice } from '../../ui/notices.tsx';
import { useTyping } from '../../lib/typing.ts';
import { texts } from '../../texts.ts';
import { LookPart } from './look_part.tsx';

const NOBODY = { name: '', line: '' };

/** How the agency is named on the cover: once, for every pack. Saved when somebody pauses or leaves the field. */
export function AgencyPart() {
  const agency = useAgency();
  const save = useSaveAgency();
  const { draft, type, flush } = useTyping(
    agency.data ?? NOBODY,
    (typed) => void save(typed).catch(errorNotice(texts.share.agencyFailed)),
    700,
  );
  return (
    <fieldset className="grid gap-6 p-0 border-0 m-0-0-16" onBlur={flush}>
      <legend className="p-0 mb-4 font-12_5 weight-600">{texts.share.agency}</legend>
      <TextInput
        aria-label={texts.share.agencyName}
        placeholder={texts.share.agencyName}
        maxLength={200}
        value={draft.name}
        onChange={(event) => type({ ...draft, name: event.currentTarget.value })}
      />
      <TextInput
        aria-label={texts.share.agencyLine}
        placeholder={texts.share.agencyLine}
        maxLength={300}
        value={draft.line}
        onChange={(event) => type({ ...draft, line: event.currentTarget.value })}
      />
      <LookPart />
    </fieldset>
  );
}

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useBlindMode } from '../../api/blind.ts';
import {
  forgetLetters,
  prepareLetters,
  saveLetters,
  useLetterPreview,
  useLetterTemplates,
  type LetterDraft,
  type LetterKind,
  type LetterTemplate,
} from '../../api/letters.ts';
import { useTyping } from '../../lib/typing.ts';
import { texts } from '../../texts.ts';
import { GrowingText } from '../../ui/growing_text.tsx';
import { errorNotice, notify } from '../../ui/notices.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { useDuring } from '../../ui/use_during.ts';
import { InsertField } from './insert_field.tsx';
import { languageName } from './language_name.ts';
import { begunFor, forgetBegun, isSame, keepLetter, wordsBegun, type Words } from './letter_drafts.ts';
import { LetterPages } from './letter_pages.tsx';
import type { LetterRequest } from './letter_request.ts';
import css from './letters.module.css';
import { isComplete } from './missing_words.ts';
import { rememberTemplate, templateFor } from './remembered.ts';

type Props = { request: LetterRequest; onClose: () => void };

/** Letters to those of a request: which template, its words for this time, and what each person would read. */
export function LetterForm(props: Props) {
  const templates = useLetterTemplates();
  const { is_on: is_blind } = useBlindMode();
  if (is_blind) return <p className="text-mute">{texts.letters.blind}</p>;
  if (templates.isLoadingError) {
    return <Failed error={templates.error} retry={() => void templates.refetch()} />;
  }
  if (templates.data === undefined) return <SkeletonRows widths={[120, 320]} count={6} />;
  const kept = begunFor(props.request)?.template_id;
  const first =
    templates.data.find(({ id }) => id === kept) ?? templateFor(templates.data, { kind: props.request.kind });
  return <Writing {...props} templates={templates.data} first={first} />;
}

const wordsOf = (template: LetterTemplate | undefined): Words => ({
  subject: template?.subject ?? '',
  body: template?.body ?? '',
});

function Writing(props: Props & { templates: readonly LetterTemplate[]; first: LetterTemplate | undefined }) {
  const { request, templates, first, onClose } = props;
  const [template, setTemplate] = useState(first);
  const [asked, ask] = useState(() => wordsBegun(request, first?.id ?? null) ?? wordsOf(first));
  const [is_restored, setRestored] = useState(() => wordsBegun(request, first?.id ?? null) !== null);
  const [at, setAt] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const typing = useTyping(asked, ask, 300);
  const [busy, during] = useDuring<'save' | 'open'>();
  const draft = draftOf(request, template, asked);
  const preview = useLetterPreview(draft);
  const letters = preview.data?.letters ?? [];
  const total = request.candidate_ids.length;

  const choose = (next: LetterTemplate | undefined): void => {
    if (next === undefined) return;
    setTemplate(next);
    rememberTemplate(next);
    const words = wordsBegun(request, next.id) ?? wordsOf(next);
    setRestored(!isSame(words, wordsOf(next)));
    typing.type(words);
    ask(words);
  };
  const own = wordsOf(template);
  const is_changed = !isSame(typing.draft, own);
  const type = (words: Words): void => {
    typing.type(words);
    keepLetter(request, template?.id ?? null, isSame(words, own) ? null : words);
  };
  /** Nothing of what was begun is wanted; the notice brings it back. */
  const discard = (): void => {
    const words = typing.draft;
    setRestored(false);
    type(own);
    notify(texts.letters.discarded, () => {
      setRestored(true);
      type(words);
    });
  };
  /** It is done with: whatever was typed is in the letters, or is not wanted. */
  const finish = (): void => {
    forgetBegun(request);
    onClose();
  };
  /** What is on screen now, also what was typed a moment ago. */
  const latest = (candidate_ids: readonly string[]): LetterDraft | null => {
    typing.flush();
    const now = draftOf(request, template, typing.draft);
    return now === null ? null : { ...now, candidate_ids };
  };
  const keep = async (ids: readonly string[]): Promise<readonly string[]> => {
    const now = latest(ids);
    return now === null ? [] : prepareLetters(now, crypto.randomUUID());
  };
  const save = (): Promise<void> =>
    during('save', texts.letters.failed, async () => {
      const prepared = await keep(request.candidate_ids);
      try {
        await saveLetters(prepared);
      } catch (error) {
        // nobody has them: they are no letters that went out
        await forgetLetters(prepared);
        throw error;
      }
      said(prepared, texts.letters.saved(prepared.length));
      finish();
    });
  const open = async (candidate_id: string): Promise<void> => {
    if (busy !== null) return;
    await during('open', texts.letters.failed, async () => {
      const prepared = await keep([candidate_id]);
      said(prepared, texts.letters.opened);
      if (total === 1) finish();
      else setAt(Math.min(at + 1, total - 1));
    });
  };
  const is_old = preview.isPlaceholderData || !isSame(typing.draft, asked);
  return (
    <div className={`${css.form} grid columns-fr-fr gap-14-28`}>
      <div className="grid min-w-0 gap-12 content-start">
        <Choice templates={templates} template={template} onChoose={choose} />
        <TextInput
          label={texts.letters.subject}
          dir="auto"
          maxLength={500}
          value={typing.draft.subject}
          onChange={(event) => type({ ...typing.draft, subject: event.currentTarget.value })}
        />
        <div className={`${css.text} relative`}>
          <GrowingText
            ref={area}
            label={texts.letters.text}
            dir="auto"
            least={11}
            most={17}
            maxLength={20_000}
            value={typing.draft.body}
            onChange={(event) => type({ ...typing.draft, body: event.currentTarget.value })}
          />
          <span className="absolute inset-n3-0-auto-auto">
            <InsertField into={area} onChange={(body) => type({ ...typing.draft, body })} />
          </span>
        </div>
        <p className="aside" role="status">
          {is_restored ? texts.letters.restored : texts.letters.onlyThisTime}{' '}
          {is_changed && (
            <button
              type="button"
              className="p-0 text-button weight-600 nowrap size-inherit"
              onClick={is_restored ? discard : () => type(own)}
            >
              {is_restored ? texts.letters.discard : texts.letters.startOver}
            </button>
          )}
        </p>
      </div>
      <LetterPages
        preview={preview}
        is_empty={draft === null}
        total={total}
        at={at}
        onGo={setAt}
        language={template?.language ?? texts.locale}
        onLeave={onClose}
        open={(letter) => ({
          // it stays while it is opened: a browser follows it after everybody heard of the click
          href: is_old ? undefined : (letter.mailto ?? undefined),
          act: () => void open(letter.candidate_id),
        })}
      />
      <div className="row-wrap gap-8 justify-flex-end sticky z-1 bottom-0 span-all py-10-4 bg-paper">
        <span className="text-mute mr-auto" role="status">
          {letters.length > 0 && texts.letters.complete(letters.filter(isComplete).length, letters.length)}
        </span>
        <Button variant="default" onClick={finish}>
          {texts.actions.cancel}
        </Button>
        <Button
          loading={busy === 'save'}
          disabled={draft === null || busy === 'open' || !preview.isSuccess}
          onClick={() => void save()}
        >
          {texts.letters.save(total)}
        </Button>
      </div>
    </div>
  );
}

/** Says what was done; Undo takes the letters out of the history. */
function said(prepared: readonly string[], words: string): void {
  notify(words, () => void forgetLetters(prepared).catch(errorNotice(texts.letters.undoFailed)));
}

/** What the service is asked; null while there is no text. */
function draftOf(
  { candidate_ids, job_id }: LetterRequest,
  template: LetterTemplate | undefined,
  { subject, body }: Words,
): LetterDraft | null {
  if (subject.trim() === '' || body.trim() === '') return null;
  return {
    candidate_ids,
    job_id,
    template_id: template?.id ?? null,
    kind: template?.kind ?? 'other',
    language: template?.language ?? texts.locale,
    subject,
    body,
  };
}

const KINDS: readonly LetterKind[] = ['invite', 'ask', 'maybe', 'decline', 'other'];

/** Kind, language and template: whichever is chosen, the others follow to what there is. */
function Choice(props: {
  templates: readonly LetterTemplate[];
  template: LetterTemplate | undefined;
  onChoose: (template: LetterTemplate | undefined) => void;
}) {
  const { templates, template, onChoose } = props;
  const kind = template?.kind ?? 'other';
  const language = template?.language ?? texts.locale;
  const there = KINDS.filter((one) => templates.some((each) => each.kind === one));
  const of_kind = templates.filter((one) => one.kind === kind);
  const languages = [...new Set(of_kind.map((one) => one.language))];
  const fitting = of_kind.filter((one) => one.language === language);
  return (
    <div className={`${css.choice} grid gap-8 columns-fr-fr`}>
      <Segments
        fullWidth
        aria-label={texts.letters.kind}
        value={kind}
        onChange={(next) => onChoose(templateFor(templates, { kind: next, language }))}
        data={there.map((value) => ({ value, label: texts.letters.kinds[value] }))}
      />
      <NativeSelect
        aria-label={texts.letters.language}
        value={language}
        onChange={(event) => onChoose(templateFor(templates, { kind, language: event.currentTarget.value }))}
        data={languages.map((value) => ({ value, label: languageName(value) }))}
      />
      {fitting.length > 1 && (
        <NativeSelect
          aria-label={texts.letters.template}
          value={template?.id}
          onChange={({ currentTarget: { value } }) => onChoose(templates.find(({ id }) => id === value))}
          data={fitting.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </div>
  );
}

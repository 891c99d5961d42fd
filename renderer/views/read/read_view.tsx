import { Looking } from '../../features/presence/looking.tsx';
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useBlindMode } from '../../api/blind.ts';
import { useCandidateAttachments, useDocument } from '../../api/attachments.ts';
import { isNotFound } from '../../lib/errors.ts';
import { useVersionedAvailability } from '../../api/availability.ts';
import { useContact, useProfileRecord } from '../../api/profiles.ts';
import { useScrollPadding } from '../../lib/scroll_padding.ts';
import { ViewHeader } from '../../ui/view_header.tsx';
import { MissingCandidate } from '../../features/missing/missing_candidate.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { KeyHelp, useKeyHelp } from '../../ui/key_help.tsx';
import { useKeys } from '../../lib/use_keys.ts';
import { texts } from '../../texts.ts';
import { active, editing, keepFieldClear, nextDoubtful, problem, stepField } from './active.ts';
import { ProfileEditorContext } from './profile_editor.ts';
import { PageSide } from './page_side.tsx';
import { ProfileForm } from './profile_form.tsx';
import { useCreateProfileEditor } from './use_profile_editor.ts';
import css from './read_view.module.css';

/** The page on the left, what was read from it on the right: a person checks and corrects. */
export function ReadView() {
  return useBlindMode().is_on ? <HiddenHere /> : <Loaded />;
}

function Loaded() {
  const { candidate_id } = useParams({ from: '/candidates/$candidate_id/read' });
  const search = useSearch({ from: '/candidates/$candidate_id/read' });
  const contact = useContact(candidate_id);
  const profile = useProfileRecord(candidate_id);
  const availability = useVersionedAvailability(candidate_id);
  // what is being corrected stays when it could not be fetched anew, unless nobody is there any more
  const failed = [contact, profile, availability].find(
    ({ isError, error, data }) => isError && (data === undefined || isNotFound(error)),
  );
  if (failed !== undefined) {
    return <MissingCandidate error={failed.error} search={search} retry={() => void failed.refetch()} />;
  }
  if (contact.data === undefined || profile.data === undefined || availability.data === undefined) {
    return <SkeletonRows widths={[380, 320]} count={18} />;
  }
  return (
    <Reading
      key={candidate_id}
      contact={contact.data}
      profile={profile.data}
      availability={availability.data}
    />
  );
}

/** What the parser read is who somebody is: in blind mode it is neither shown nor changed. */
function HiddenHere() {
  return (
    <Empty title={texts.blind.notHere} text={texts.blind.notHereText}>
      <Link to="/settings" hash="blind">
        {texts.blind.openSettings}
      </Link>
    </Empty>
  );
}

function Reading(props: {
  contact: Parameters<typeof useCreateProfileEditor>[0];
  profile: Parameters<typeof useCreateProfileEditor>[1];
  availability: Parameters<typeof useCreateProfileEditor>[2];
}) {
  const search = useSearch({ from: '/candidates/$candidate_id/read' });
  const navigate = useNavigate();
  const editor = useCreateProfileEditor(props.contact, props.profile, props.availability);
  const { candidate, record, doubtful } = editor;
  const attachments = useCandidateAttachments(candidate.id);
  const attachment =
    attachments.data?.find((one) => one.id === record.attachment_id) ??
    attachments.data?.find((one) => one.type === 'resume') ??
    attachments.data?.[0] ??
    null;
  const document = useDocument(attachment?.id ?? null);
  const help = useKeyHelp();
  // what the keys lead to stays out from under notices, whichever of the two is scrolled: the inner one, where it is
  // wide
  const split = useRef<HTMLDivElement>(null);
  const findings = useRef<HTMLElement>(null);
  useScrollPadding(split, null, keepFieldClear);
  useScrollPadding(findings, null, keepFieldClear);

  useEffect(
    () => () => {
      active.set(null);
      editing.set(null);
      problem.set(null);
    },
    [],
  );
  const back = { to: '/candidates/$candidate_id', params: { candidate_id: candidate.id }, search } as const;
  useKeys([
    ['j', () => stepField(1)],
    ['k', () => stepField(-1)],
    ['ArrowDown', () => stepField(1)],
    ['ArrowUp', () => stepField(-1)],
    ['n', nextDoubtful],
    ['shift+?', () => help.toggle(), { preventDefault: false }],
    ['Escape', () => void navigate(back)],
  ]);

  return (
    <ProfileEditorContext value={editor}>
      <ViewHeader
        crumb={
          <Link {...back} className="no-underline hover-underline">
            {candidate.full_name}
          </Link>
        }
        title={texts.read.title}
        beside={<Looking />}
        sub={doubtful.size > 0 ? texts.read.toCheck(doubtful.size) : texts.read.hint}
        tools={
          <>
            <KeyHelp {...help} keys={texts.read.keyList} />
            {doubtful.size > 0 && (
              <Button variant="default" onClick={nextDoubtful} rightSection={<kbd>N</kbd>}>
                {texts.read.nextDoubtful}
              </Button>
            )}
            <Button variant="default" onClick={() => void navigate(back)} rightSection={<kbd>Esc</kbd>}>
              {texts.read.done}
            </Button>
          </>
        }
      />
      <div ref={split} className={`${css.split} narrow-block narrow-overflow-auto`}>
        <aside className={`${css.page} stack min-w-0 min-h-0 bg-soft`} aria-label={texts.candidate.page}>
          {attachments.isLoadingError ? (
            <Failed error={attachments.error} retry={() => void attachments.refetch()} />
          ) : attachment === null ? (
            attachments.data !== undefined && (
              <Empty title={texts.read.noResume} text={texts.read.noResumeText} />
            )
          ) : (
            <PageSide
              key={attachment.id}
              attachment={attachment}
              document={document.data}
              error={document.error}
            />
          )}
        </aside>
        <section
          ref={findings}
          className={`${css.findings} overflow-auto border-l bg-paper`}
          aria-label={texts.read.title}
        >
          <ProfileForm />
        </section>
      </div>
    </ProfileEditorContext>
  );
}

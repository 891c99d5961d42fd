import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { canConnect } from '../../api/office.ts';
import {
  useForgetOfficeMove,
  useMoveToOffice,
  useOfficeMove,
  type OfficeMove,
} from '../../api/office_move.ts';
import { ApiError } from '../../lib/errors.ts';
import { formatMoment } from '../../lib/format.ts';
import { errorNotice } from '../../ui/notices.tsx';
import { errorWords } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { PathForm } from './path_form.tsx';
import css from './settings.module.css';

/** Everything from this computer to the server of an office, while Longlist goes on being read. */
export function MoveToOffice() {
  const found = useOfficeMove();
  const move = useMoveToOffice();
  const words = texts.data.toOffice;
  const { data } = found;
  const refused = move.error;
  return (
    <>
      <h3 className={`${css.heading} mt-24 font-14 weight-600`}>{words.title}</h3>
      <p className={`${css.mute} text-mute`}>{words.text}</p>
      {found.isLoadingError && <p role="alert">{errorWords(found.error).text}</p>}
      {data?.state === 'RUNNING' && <Running move={data} />}
      {data?.state === 'DONE' && <Done move={data} />}
      {(data?.state === 'NONE' || data?.state === 'FAILED') && (
        <>
          <p className={`${css.mute} text-mute mb-8`}>{words.what}</p>
          <PathForm
            className={css.place}
            label={words.address}
            hint={words.hint}
            pick={undefined}
            failed={words.failed}
            action={words.move}
            is_busy={move.isPending}
            // the answer says what is wrong with it, or that it is under way
            onChoose={(address) => void move.mutateAsync(address).catch(() => undefined)}
          />
          {refused !== null ? (
            <Failed>{reasonOf(refused)}</Failed>
          ) : (
            data.state === 'FAILED' && <Failed>{words.why(data.message ?? '')}</Failed>
          )}
        </>
      )}
    </>
  );
}

/** What an answer says is wrong with the address. */
function reasonOf(error: unknown): string {
  const why = error instanceof ApiError ? error.details[0]?.message : undefined;
  return why === undefined ? errorWords(error).text : texts.data.toOffice.noAddress(why);
}

function Failed({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-12 break-anywhere" style={{ whiteSpace: 'pre-line' }}>
      <strong>{texts.data.toOffice.failed}.</strong> {children}
    </p>
  );
}

/** How a move stands, and what puts it away: broken off, or known. */
function Standing(props: { act: string; failed: string; children: ReactNode }) {
  const forget = useForgetOfficeMove();
  return (
    <div className={css.awaited} role="status">
      <div>{props.children}</div>
      <Button
        variant="default"
        loading={forget.isPending}
        onClick={() => void forget.mutateAsync().catch(errorNotice(props.failed))}
      >
        {props.act}
      </Button>
    </div>
  );
}

function Running({ move }: { move: OfficeMove }) {
  const words = texts.data.toOffice;
  return (
    <Standing act={words.breakOff} failed={words.breakOffFailed}>
      <p className="break-anywhere">
        <strong>{words.running(move.database ?? '')}</strong>
      </p>
      <p>{words.meanwhile}</p>
      <p>{move.rows === 0 ? words.connecting : words.soFar(move.rows, move.words, move.files)}</p>
      {move.is_compared && <p>{words.compared}</p>}
    </Standing>
  );
}

function Done({ move }: { move: OfficeMove }) {
  const words = texts.data.toOffice;
  return (
    <Standing act={words.forget} failed={words.forgetFailed}>
      <p className="break-anywhere">
        <strong>
          {words.done(
            move.candidates ?? 0,
            move.files,
            move.database ?? '',
            formatMoment(move.finished_at ?? ''),
          )}
        </strong>
        {(move.missing ?? 0) > 0 && ` ${words.missing(move.missing ?? 0)}`}
      </p>
      <p className="mt-6">{words.officeHasIt}</p>
      <p className="mt-6">{words.copy}</p>
      <p className="mt-6">
        {words.start} <code className="break-anywhere">{words.command(move.database ?? '')}</code>
      </p>
      <p className="mt-6">{words.connect(canConnect())}</p>
    </Standing>
  );
}

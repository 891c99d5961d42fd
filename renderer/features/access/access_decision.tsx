import { Button, Checkbox, Radio, Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { AccessRequest } from '#service/api/access/access_requests/schema.ts';
import { useDecideAccess, type Decision } from '../../api/access_requests.ts';
import { useClients } from '../../api/clients.ts';
import { quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import { formatTime } from '../../lib/format.ts';
import { errorNotice, notifyDecision } from '../../ui/notices.tsx';
import type { Scope } from '#service/api/scopes.ts';
import { ACCESS_LENGTHS, endOf, type AccessLength } from './access_length.ts';
import css from './access.module.css';
import { postpone } from './postponed_requests.ts';
import { ScopeChoice } from './scope_choice.tsx';
import { isWhole, partsOf } from './scope_parts.ts';

/** A dialog that opens under a moving hand must not take its next click, or Enter, for an answer. */
const ARMED_AFTER_MS = 1000;

/** All it asked for, reading alone, or some parts of it. */
type Grants = 'asked' | 'read' | 'some';

function wholeWords(scopes: readonly Scope[]): { readonly label: string; readonly description: string } {
  if (!scopes.includes('all:write')) return { label: texts.access.read, description: texts.access.readHint };
  return scopes.includes('all:read')
    ? { label: texts.access.change, description: texts.access.changeHint }
    : { label: texts.access.onlyChange, description: texts.access.onlyChangeHint };
}

/** One request: who asks, with which code, for what, until when; and the three answers. */
export function AccessDecision({ request, more }: { request: AccessRequest; more: number }) {
  const asked_to_change = request.scopes.includes('all:write');
  const asked_to_read = request.scopes.includes('all:read');
  const [grants, setGrants] = useState<Grants>(isWhole(request.scopes) ? 'asked' : 'some');
  const possible = partsOf(request.scopes);
  const [parts, setParts] = useState<readonly Scope[]>(possible);
  const scopes = { asked: request.scopes, read: ['all:read'] as const, some: parts }[grants];
  const [length, setLength] = useState<AccessLength>(request.access_expires_at === null ? 'always' : 'asked');
  const [is_blind, setBlind] = useState(false);
  const [armed, setArmed] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const decide = useDecideAccess();
  const clients = useClients();
  const is_known = (clients.data ?? []).some(
    (client) => client.revoked_at === null && client.name === request.name,
  );
  useEffect(() => {
    summary.current?.focus();
    const timer = window.setTimeout(() => setArmed(true), ARMED_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);

  // the dialog is gone when the answer is in: a promise still tells of it, a callback of this component would not
  const answer = (decision: Decision, words: string): void =>
    void decide
      .mutateAsync(decision)
      .then(() => notifyDecision(words), errorNotice(texts.access.failed(request.name)));
  const approve = (): void =>
    answer(
      {
        verb: 'approve',
        id: request.id,
        scopes,
        access_expires_at: endOf(length, request.access_expires_at, Date.now()),
        is_blind,
      },
      texts.access.approved(request.name),
    );
  const refuse = (): void => answer({ verb: 'refuse', id: request.id }, texts.access.refused(request.name));

  return (
    <div className="grid gap-18">
      <div ref={summary} tabIndex={-1} data-autofocus className={`${css.summary} grid gap-12`}>
        <p>{texts.access.text}</p>
        {request.description !== null && (
          <p className="break-anywhere">
            {texts.access.says} <bdi>{quoted(request.description)}</bdi>
          </p>
        )}
        {is_known && <p className="p-8-12 rounded bg-ask-soft">{texts.access.known}</p>}
        <div className="row gap-16 border rounded p-12-16">
          <code
            className="flex-none mono-600-22-1_2 tracking-0_06em"
            aria-label={texts.access.codeSpoken(request.code)}
          >
            {request.code}
          </code>
          <p className="text-mute">{texts.access.codeHint}</p>
        </div>
      </div>
      {isWhole(request.scopes) ? (
        <Radio.Group label={texts.access.may} value={grants} onChange={(value) => setGrants(value as Grants)}>
          <div className="grid gap-10 mt-6">
            <Radio value="asked" {...wholeWords(request.scopes)} />
            {asked_to_change && asked_to_read && (
              <Radio value="read" label={texts.access.read} description={texts.access.readHint} />
            )}
            <Radio value="some" label={texts.access.some} description={texts.access.someHint} />
          </div>
        </Radio.Group>
      ) : (
        <p className="mb-4 font-13 weight-600">{texts.access.may}</p>
      )}
      {grants === 'some' && <ScopeChoice value={parts} possible={possible} onChange={setParts} />}
      <Select
        label={texts.access.until}
        value={length}
        onChange={(value) => setLength(ACCESS_LENGTHS.find((one) => one === value) ?? 'always')}
        allowDeselect={false}
        data={ACCESS_LENGTHS.filter((one) => one !== 'asked' || request.access_expires_at !== null).map(
          (one) => ({
            value: one,
            label: texts.access.lengths[one](request.access_expires_at),
          }),
        )}
      />
      <Checkbox
        checked={is_blind}
        onChange={(event) => setBlind(event.currentTarget.checked)}
        label={texts.blind.client}
        description={texts.blind.clientHint}
      />
      <div className={`${css.answers} row gap-8 border-t pt-16`}>
        <Button variant="subtle" color="gray" onClick={() => postpone(request.id)}>
          {texts.access.later}
        </Button>
        <span className="flex-1" />
        <Button variant="default" onClick={refuse} disabled={!armed || decide.isPending}>
          {texts.access.refuse}
        </Button>
        <Button onClick={approve} disabled={!armed || decide.isPending || scopes.length === 0}>
          {texts.access.approve}
        </Button>
      </div>
      <p className="text-mute mt-n6 font-12">
        {texts.access.waits(formatTime(request.expires_at))}
        {more > 0 && ` ${texts.access.more(more)}`}
      </p>
    </div>
  );
}

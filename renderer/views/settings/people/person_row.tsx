import { Button, Group, Modal, Select, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { usePendingRequests } from '../../../features/access/pending_requests.ts';
import { useMakeLink, useRemoveUser, useUpdateUser, type User } from '../../../api/users.ts';
import { useMay } from '../../../lib/may.ts';
import { formatAgo, formatDate, isPast } from '../../../lib/format.ts';
import { QuietButton } from '../../../ui/buttons.tsx';
import { errorSentences, notify } from '../../../ui/notices.tsx';
import { texts } from '../../../texts.ts';
import settings from '../settings.module.css';
import { LinkOnce } from './link_once.tsx';
import { ROLES } from './person_fields.tsx';
import { BETWEEN } from '../../../lib/joined.ts';

/** Somebody with an account, and what an owner can do about it. */
export function PersonRow({ user, is_self }: { user: User; is_self: boolean }) {
  const { manage } = useMay();
  const [asked, ask] = useState<'link' | 'remove' | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <>
      <tr>
        <td>
          <b className={`${settings.client} block weight-600`}>
            <bdi>{user.name}</bdi>
          </b>
          <span className="block text-mute break-anywhere">
            {user.email}
            {is_self && `${BETWEEN}${texts.people.you}`}
          </span>
        </td>
        <td>
          {manage ? (
            <RoleSelect user={user} onRefused={setRefused} />
          ) : (
            <span title={texts.people.roleText[user.role]}>{texts.people.roles[user.role]}</span>
          )}
        </td>
        <td className={`${settings.mute} text-mute`}>
          <Seen user={user} />
        </td>
        {manage && (
          <td className={settings.actions}>
            {!is_self && (
              <span className="nowrap">
                <QuietButton onClick={() => ask('link')} aria-label={texts.people.linkAgainOf(user.name)}>
                  {texts.people.linkAgain}
                </QuietButton>
                <QuietButton onClick={() => ask('remove')} aria-label={texts.people.removeOne(user.name)}>
                  {texts.people.remove}
                </QuietButton>
              </span>
            )}
          </td>
        )}
      </tr>
      {refused !== null && (
        <tr>
          <td colSpan={4} role="alert" className="text-bad font-13">
            {refused}
          </td>
        </tr>
      )}
      <NewLink user={user} opened={asked === 'link'} onClose={() => ask(null)} />
      <Remove user={user} opened={asked === 'remove'} onClose={() => ask(null)} />
    </>
  );
}

function Seen({ user }: { user: User }) {
  const { has_password, link_expires_at, last_used_at } = user;
  if (!has_password && link_expires_at !== null) {
    return isPast(link_expires_at)
      ? texts.people.inviteEnded
      : texts.people.invited(formatDate(link_expires_at));
  }
  return last_used_at === null ? texts.people.never : formatAgo(last_used_at);
}

/** What somebody may do, changed where it stands; a refusal is given back to be said there. */
function RoleSelect({ user, onRefused }: { user: User; onRefused: (why: string | null) => void }) {
  const update = useUpdateUser();
  const put = (role: User['role']): void => {
    onRefused(null);
    update
      .mutateAsync({ id: user.id, role })
      .then(() => notify(texts.people.roleChanged(user.name, texts.people.roles[role])))
      .catch((error: unknown) => onRefused(`${texts.people.roleFailed(user.name)} ${errorSentences(error)}`));
  };
  return (
    <Select
      size="xs"
      className={'w-124'!}
      comboboxProps={{ width: 320, position: 'bottom-start' }}
      aria-label={texts.people.roleOf(user.name)}
      allowDeselect={false}
      data={ROLES.map((value) => ({ value, label: texts.people.roles[value] }))}
      renderOption={({ option, checked }) => {
        const role = ROLES.find((one) => one === option.value);
        return (
          <span>
            <span className={checked === true ? 'block weight-600' : 'block'}>{option.label}</span>
            {role !== undefined && <span className="block aside">{texts.people.roleText[role]}</span>}
          </span>
        );
      }}
      onDropdownOpen={() => onRefused(null)}
      value={update.isPending ? update.variables.role! : user.role}
      onChange={(value) => {
        const role = ROLES.find((one) => one === value);
        if (role !== undefined && role !== user.role) put(role);
      }}
    />
  );
}

/** Asks before something that nothing brings back. */
function Ask(props: {
  opened: boolean;
  onClose: () => void;
  title: string;
  text: string;
  act: string;
  is_bad?: boolean;
  is_busy: boolean;
  error: unknown;
  onAct: () => void;
  /** In the place of the question, once it is answered. */
  children?: ReactNode;
}) {
  const covered = usePendingRequests().length > 0;
  const is_answered = props.children !== undefined && props.children !== null && props.children !== false;
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      size={is_answered ? 620 : 480}
      closeOnClickOutside={!is_answered}
      closeOnEscape={!is_answered && !covered}
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      {is_answered ? (
        props.children
      ) : (
        <Stack gap={16}>
          <p>{props.text}</p>
          {props.error !== null && (
            <p role="alert" className="text-bad font-13">
              {errorSentences(props.error)}
            </p>
          )}
          <Group justify="flex-end" gap={8}>
            <Button data-autofocus variant="default" onClick={props.onClose}>
              {texts.actions.cancel}
            </Button>
            <Button
              {...(props.is_bad === true && { color: 'red' })}
              onClick={props.onAct}
              loading={props.is_busy}
            >
              {props.act}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

type Asked = { readonly user: User; readonly opened: boolean; readonly onClose: () => void };

function NewLink({ user, opened, onClose }: Asked) {
  const make = useMakeLink();
  const made = make.data;
  const close = (): void => {
    onClose();
    make.reset();
  };
  return (
    <Ask
      opened={opened}
      onClose={close}
      title={made === undefined ? texts.people.linkAgainOf(user.name) : texts.people.linkTitle(user.name)}
      text={texts.people.linkAgainText(user.name)}
      act={texts.people.makeLink}
      is_busy={make.isPending}
      error={make.error}
      onAct={() => make.mutate(user.id)}
    >
      {made === undefined ? null : <LinkOnce made={made} onClose={close} />}
    </Ask>
  );
}

function Remove({ user, opened, onClose }: Asked) {
  const remove = useRemoveUser();
  const act = (): void =>
    remove.mutate(user.id, {
      onSuccess: () => {
        notify(texts.people.removed(user.name));
        onClose();
      },
    });
  return (
    <Ask
      opened={opened}
      onClose={() => {
        onClose();
        remove.reset();
      }}
      title={texts.people.removeOne(user.name)}
      text={texts.people.removeText(user.name)}
      act={texts.people.remove}
      is_bad
      is_busy={remove.isPending}
      error={remove.error}
      onAct={act}
    />
  );
}

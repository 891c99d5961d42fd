import { Radio, Stack, TextInput } from '@mantine/core';
import type { User } from '../../../api/users.ts';
import { ApiError } from '../../../lib/errors.ts';
import { errorSentences } from '../../../ui/notices.tsx';
import { errorWords } from '../../../ui/state/states.tsx';
import { texts } from '../../../texts.ts';

export const ROLES = ['owner', 'recruiter', 'reader'] as const satisfies readonly User['role'][];

export type PersonFields = { readonly name: string; readonly email: string };

/** What the service refuses of what was typed, where it was typed: of the address, or of all of it. */
function faultsOf(error: unknown): { email: string | null; all: string | null } {
  if (error === null) return { email: null, all: null };
  const is_email = error instanceof ApiError && error.details.some(({ path }) => path === 'body.email');
  if (!is_email) return { email: null, all: errorSentences(error) };
  // taken, or none at all
  const email = error.status === 409 ? errorWords(error).title : texts.people.notAnAddress;
  return { email, all: null };
}

/** Name and e-mail address of somebody; what is wrong with them is said in place. */
export function PersonInputs(props: {
  of: PersonFields;
  put: (fields: PersonFields) => void;
  error: unknown;
  is_own: boolean;
}) {
  const { of, put, is_own } = props;
  const faults = faultsOf(props.error);
  return (
    <>
      <TextInput
        label={texts.people.name}
        autoComplete={is_own ? 'name' : 'off'}
        data-autofocus={is_own ? undefined : true}
        maxLength={200}
        dir="auto"
        value={of.name}
        onChange={(event) => put({ ...of, name: event.currentTarget.value })}
      />
      <TextInput
        type="email"
        label={texts.people.email}
        autoComplete={is_own ? 'email' : 'off'}
        maxLength={254}
        value={of.email}
        error={faults.email}
        onChange={(event) => put({ ...of, email: event.currentTarget.value })}
      />
      {faults.all !== null && (
        <p role="alert" className="text-bad font-13">
          {faults.all}
        </p>
      )}
    </>
  );
}

/** A choice of roles, each with what it may do. */
export function RoleChoice({ role, choose }: { role: User['role']; choose: (role: User['role']) => void }) {
  return (
    <Radio.Group
      label={texts.people.roleLabel}
      value={role}
      onChange={(value) => choose(ROLES.find((one) => one === value) ?? role)}
    >
      <Stack gap={8} mt={6}>
        {ROLES.map((one) => (
          <Radio
            key={one}
            value={one}
            label={texts.people.roles[one]}
            description={texts.people.roleText[one]}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** Whether there is enough to send; the service says what is wrong with it. */
export function isComplete({ name, email }: PersonFields): boolean {
  return name.trim() !== '' && email.trim() !== '';
}

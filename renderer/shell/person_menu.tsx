import { Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMe } from '../api/me.ts';
import { signOutHere } from '../features/access/sign_out.ts';
import { initialsOf } from '../lib/initials.ts';
import { texts } from '../texts.ts';
import css from './shell.module.css';

/** Who is signed in, and the ways to their account and out; nothing where nobody has an account. */
export function PersonMenu() {
  const user = useMe().data?.user;
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <Menu position="right-end" shadow="md" width={220}>
      <Menu.Target>
        <button
          type="button"
          className={`${css.person} row gap-8 w-full min-w-0 bare-button text-mute hover-ink rounded mt-6 p-6-8`}
          aria-label={texts.people.menu(user.name)}
          title={user.name}
        >
          <span
            className={`${css.initials} inline-center flex-none bg-accent weight-600 square-24 round text-accent-ink`}
            data-initials={initialsOf(user.name)}
            aria-hidden
          />
          <span className={`${css.personName} clip min-w-0`} dir="auto">
            {user.name}
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className="grid p-6-8-8">
          <b dir="auto">{user.name}</b>
          <span className="aside break-anywhere">{user.email}</span>
          <span className="aside">{texts.people.roles[user.role]}</span>
        </div>
        <Menu.Divider />
        <Menu.Item onClick={() => void navigate({ to: '/settings', hash: 'account' })}>
          {texts.people.menuAccount}
        </Menu.Item>
        <Menu.Item onClick={signOutHere}>{texts.session.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

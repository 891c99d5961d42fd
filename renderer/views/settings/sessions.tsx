import { joined } from '../../lib/joined.ts';
import { Button } from '@mantine/core';
import type { Session } from '#service/api/access/sessions/schema.ts';
import { useMe } from '../../api/me.ts';
import { useMay } from '../../lib/may.ts';
import { useEndSessions, useSessions } from '../../api/sessions.ts';
import { formatAgo, formatDate, formatMoment } from '../../lib/format.ts';
import { TableHead } from '../../ui/table_head.tsx';
import { errorNotice, notify } from '../../ui/notices.tsx';
import { signOutHere } from '../../features/access/sign_out.ts';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { Section } from './section.tsx';
import css from './settings.module.css';

/** Every browser that is signed in, and the way out of each. */
export function Sessions() {
  const sessions = useSessions();
  const end = useEndSessions();
  const { manage } = useMay();
  const words = texts.session;
  const me = useMe().data;
  const with_names = manage && Boolean(me?.user);
  const others = (sessions.data ?? []).filter(
    ({ is_this, user }) => !is_this && (!me?.user || user?.id === me.user.id),
  );
  const endOne = (session: Session | null): void =>
    void end
      .mutateAsync(session?.id ?? null)
      .then(
        () => notify(session === null ? words.othersSignedOut : words.signedOutOne(words.browser(session))),
        errorNotice(words.endFailed),
      );
  return (
    <Section
      id="sessions"
      title={words.sessions}
      text={me?.user ? texts.people.allBrowsers : words.sessionsText}
    >
      {sessions.isPending ? (
        <SkeletonRows count={2} widths={[140, 90, 120]} />
      ) : sessions.data === undefined ? (
        <Failed error={sessions.error} retry={() => void sessions.refetch()} />
      ) : (
        <table className={`${css.table} w-full border-collapse`}>
          <TableHead
            of={[
              with_names ? texts.people.whose : words.columns.browser,
              words.columns.opened,
              words.columns.used,
              words.columns.ends,
            ]}
            acts="named"
          />
          <tbody>
            {sessions.data.map((session) => (
              <Row key={session.id} session={session} with_name={with_names} end={() => endOne(session)} />
            ))}
          </tbody>
        </table>
      )}
      {others.length > 1 && (
        <div className="row gap-12 mt-14">
          <Button
            variant="default"
            size="compact-md"
            loading={end.isPending && end.variables === null}
            onClick={() => endOne(null)}
          >
            {words.endOthers}
          </Button>
        </div>
      )}
    </Section>
  );
}

function Row(props: { session: Session; with_name: boolean; end: () => void }) {
  const { session, with_name, end } = props;
  const words = texts.session;
  const name = words.browser(session);
  const whose = with_name && session.user !== null ? `${session.user.name}, ${name}` : name;
  return (
    <tr>
      <td>
        <b className={`${css.client} block weight-600`}>
          {with_name && session.user !== null ? <bdi>{session.user.name}</bdi> : name}
        </b>
        <span className={`${css.mute} text-mute`}>
          {joined([with_name ? name : null, session.is_this ? words.thisOne : null])}
        </span>
      </td>
      <td className={`${css.mute} text-mute`}>{formatMoment(session.opened_at)}</td>
      <td className={`${css.mute} text-mute`}>
        {session.is_this ? words.now : formatAgo(session.last_used_at)}
      </td>
      <td className={`${css.mute} text-mute`}>{formatDate(session.ends_at)}</td>
      <td className={css.actions}>
        <Button
          variant={session.is_this ? 'default' : 'subtle'}
          color="gray"
          size="compact-sm"
          onClick={session.is_this ? signOutHere : end}
          aria-label={session.is_this ? undefined : words.endOne(whose)}
        >
          {words.signOut}
        </Button>
      </td>
    </tr>
  );
}

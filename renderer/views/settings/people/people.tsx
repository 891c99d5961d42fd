import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '../../../api/me.ts';
import { useUsers } from '../../../api/users.ts';
import { useMay } from '../../../lib/may.ts';
import { TableHead } from '../../../ui/table_head.tsx';
import { Failed, SkeletonRows } from '../../../ui/state/states.tsx';
import { texts } from '../../../texts.ts';
import { Section } from '../section.tsx';
import settings from '../settings.module.css';
import { AddPerson } from './add_person.tsx';
import { FirstOwner } from './first_owner.tsx';
import { PersonRow } from './person_row.tsx';

/** Everybody with an account in this office; owners add people, and say what each may do. */
export function People() {
  const me = useMe();
  const users = useUsers(5000);
  const { manage } = useMay();
  const [adding, setAdding] = useState(false);
  if (me.data?.is_office !== true) return null;
  const { columns } = texts.people;
  const self = me.data.user;
  return (
    <Section id="people" title={texts.people.title} text={texts.people.text}>
      {self === null ? (
        <FirstOwner />
      ) : users.isPending ? (
        <SkeletonRows count={3} widths={[140, 160, 90]} />
      ) : users.data === undefined ? (
        <Failed error={users.error} retry={() => void users.refetch()} />
      ) : (
        <table className={`${settings.table} w-full border-collapse`}>
          <TableHead
            of={[columns.name, columns.role, columns.seen]}
            {...(manage ? { acts: 'named' as const } : {})}
          />
          <tbody>
            {users.data.map((user) => (
              <PersonRow key={user.id} user={user} is_self={user.id === self.id} />
            ))}
          </tbody>
        </table>
      )}
      {self !== null && manage && (
        <div className="row gap-12 mt-14">
          <Button size="compact-md" onClick={() => setAdding(true)}>
            {texts.people.add}
          </Button>
        </div>
      )}
      <AddPerson opened={adding} onClose={() => setAdding(false)} />
    </Section>
  );
}

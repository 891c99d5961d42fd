import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMakeFirstOwner } from '../../../api/users.ts';
import { texts } from '../../../texts.ts';
import css from './people.module.css';
import { isComplete, PersonInputs } from './person_fields.tsx';

/** Where nobody has an account: what accounts are for, and how the first one is made. */
export function FirstOwner() {
  const [fields, put] = useState({ name: '', email: '' });
  const make = useMakeFirstOwner();
  return (
    <div className={`${css.begin} p-18 border rounded-8`}>
      <h3 className="mb-4 serif-600-15-1_35">{texts.people.nobodyTitle}</h3>
      <p>{texts.people.nobodyText}</p>
      <form
        className="grid gap-14 max-w-420"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // what is refused is said in its place
          if (isComplete(fields)) make.mutate(fields);
        }}
      >
        <PersonInputs of={fields} put={put} error={make.error} is_own />
        <Button
          type="submit"
          style={{ justifySelf: 'start' }}
          loading={make.isPending}
          disabled={!isComplete(fields)}
        >
          {texts.people.makeOwner}
        </Button>
      </form>
    </div>
  );
}

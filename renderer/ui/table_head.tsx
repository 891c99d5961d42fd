import { VisuallyHidden } from '@mantine/core';
import { texts } from '../texts.ts';

/** What the columns of a table are called; a last one, for what can be done with a row, is named to the ear or not. */
export function TableHead({ of, acts }: { of: readonly string[]; acts?: 'named' | 'blank' }) {
  return (
    <thead>
      <tr>
        {of.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        {acts === 'named' && (
          <th>
            <VisuallyHidden>{texts.import.actions}</VisuallyHidden>
          </th>
        )}
        {acts === 'blank' && <td />}
      </tr>
    </thead>
  );
}

/** The head of a table, with a last column for what can be done with a row. */
export function Columns({ of }: { of: readonly string[] }) {
  return (
    <thead>
      <tr>
        {of.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        <td />
      </tr>
    </thead>
  );
}

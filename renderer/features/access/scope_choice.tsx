import { Checkbox } from '@mantine/core';
import type { Scope } from '#service/api/scopes.ts';
import { texts } from '../../texts.ts';
import css from './access.module.css';
import { SCOPE_PARTS, SCOPE_VERBS } from './scope_parts.ts';

/** What a program may read and change, part by part. What is not in `possible` cannot be chosen. */
export function ScopeChoice(props: {
  value: readonly Scope[];
  possible?: readonly Scope[];
  onChange: (scopes: Scope[]) => void;
}) {
  const { value, possible, onChange } = props;
  return (
    <table className={`${css.parts} w-full border-collapse mt-8`} aria-label={texts.access.parts}>
      <tbody>
        {SCOPE_PARTS.map((part) => (
          <tr key={part}>
            <th className="p-4-12-4-0 weight-400 align-left" scope="row">
              {texts.access.part[part]}
            </th>
            {SCOPE_VERBS.map((verb) => {
              const scope: Scope = `${part}:${verb}`;
              return (
                <td className="p-4-12-4-0" key={verb}>
                  <Checkbox
                    size="sm"
                    label={texts.access.verb[verb]}
                    aria-label={texts.access.partVerb(texts.access.part[part], texts.access.verb[verb])}
                    checked={value.includes(scope)}
                    disabled={possible !== undefined && !possible.includes(scope)}
                    onChange={(event) =>
                      onChange(
                        event.currentTarget.checked
                          ? [...value, scope]
                          : value.filter((one) => one !== scope),
                      )
                    }
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

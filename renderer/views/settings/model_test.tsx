import type { LocalModelTest } from '../../api/local_model.ts';
import { quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import css from './models.module.css';

/** What was found at an address, what the model answered, and what is wrong. */
export function ModelTest({ tested: { server, self_test, problem } }: { tested: LocalModelTest }) {
  const { kinds, answers } = texts.models;
  return (
    <div className="grid gap-6 mt-14 p-10-12 edge-line" role="status">
      {server !== null && (
        <p>{texts.models.found(kinds[server.kind], server.version, server.models.length)}</p>
      )}
      {self_test !== null && (
        <ul>
          {self_test.answers.map(({ question, answer, quote }) => (
            <li className="p-2-0 break-anywhere" key={question}>
              {question}: <b>{answer === null ? texts.models.noAnswer : answers[answer]}</b>
              {quote !== null && <span className="serif"> {quoted(quote)}</span>}
            </li>
          ))}
        </ul>
      )}
      {self_test?.passed === true && <p>{texts.models.passed(self_test.duration_ms)}</p>}
      {problem !== null && <p className={`${css.problem} text-bad break-anywhere`}>{problem}</p>}
    </div>
  );
}

import { describe, expect, it } from 'vitest';
import { objectsIn } from '#service/intelligence/local_model/extract.ts';
import { answerSchema, readAnswer } from '#service/intelligence/local_model/verdicts.ts';

const ONE = '{"results":[{"id":"c1","reason":"It says so.","quotes":{"p1":"Led a team"},"verdict":"met"}]}';
const READ = { c1: { verdict: 'met', quotes: ['Led a team'] } };
const read = (written: string, ids: readonly string[] = ['c1']) => {
  const { verdicts, problem } = readAnswer(written, ids);
  const shown = [...verdicts].map(([id, { verdict, quotes }]) => [
    id,
    { verdict, quotes: quotes.filter((quote) => quote !== '') },
  ]);
  return { verdicts: Object.fromEntries(shown) as Record<string, unknown>, problem };
};

describe('an answer is read', () => {
  it.each([
    ['as it should be', ONE],
    ['between fences', `\`\`\`json\n${ONE}\n\`\`\``],
    ['after thinking', `<think>Is {this} "met"? {"results":[]}</think>\n${ONE}`],
    ['after thinking whose beginning was cut off', `maybe {"results": [1]} no</think>${ONE}`],
    ['between words', `Here you are: ${ONE} I hope {this} helps!`],
    ['with a comma too many', ONE.replace(']}', '],}').replace('"met"}', '"met",}')],
    ['without the list around it', '{"id":"c1","reason":"","quotes":["Led a team"],"verdict":"met"}'],
    ['with a list of quotes', ONE.replace('{"p1":"Led a team"}', '["Led a team"]')],
    ['with one quote', ONE.replace('{"p1":"Led a team"}', '"Led a team"')],
    ['with a list for a part', ONE.replace('"Led a team"', '["Led a team","and more"]')],
    ['with more parts than there are', ONE.replace('{"p1"', '{"p99":"no","reason":null,"p1"')],
    ['with the verdict in other letters', ONE.replace('"met"', '" Met "')],
    ['with braces and quotation marks in a text', ONE.replace('It says so.', 'a \\"{\\" b')],
    ['with more keys', ONE.replace('"id"', '"score":9,"id"')],
    ['the last of two', `${ONE.replace('Led a team', 'draft')} better: ${ONE}`],
  ])('%s', (_, written) => {
    expect(read(written)).toEqual({ verdicts: READ, problem: null });
  });
  it('"not met" in words, and quotes that are null', () => {
    expect(read('{"results":[{"id":"c1","quotes":null,"verdict":"Not met"}]}').verdicts).toEqual({
      c1: { verdict: 'not_met', quotes: [] },
    });
  });
});

describe('an answer is not believed', () => {
  it.each([
    ['empty', '', 'The answer was empty.'],
    [
      'nothing but thoughts',
      '<think>well {"results":[]}',
      'The answer holds no JSON object with the list "results".',
    ],
    ['no JSON', 'I cannot help with that.', 'The answer holds no JSON object with the list "results".'],
    ['cut off', ONE.slice(0, 60), 'The answer holds no JSON object with the list "results".'],
    ['another shape', '{"answer":"met"}', 'The answer holds no JSON object with the list "results".'],
    ['no results', '{"results":[]}', 'There is no usable result for c1.'],
    ['another id', ONE.replace('c1', 'c7'), 'There is no usable result for c1.'],
  ])('%s', (_, written, problem) => {
    expect(read(written)).toEqual({ verdicts: {}, problem });
  });
  it('says what is wrong with a result', () => {
    expect(read(ONE.replace('"met"', '"perhaps"')).problem).toMatch(
      /no usable result for c1\. Wrong in it: verdict:/,
    );
    expect(read(ONE.replace('"Led a team"', '1')).problem).toMatch(/Wrong in it: quotes:/);
  });
  it('keeps what can be used of it', () => {
    const { verdicts, problem } = read(ONE, ['c1', 'c2']);
    expect(verdicts).toEqual(READ);
    expect(problem).toBe('There is no usable result for c2.');
  });
  it('takes the first of two results for one criterion', () => {
    const twice = `{"results":[{"id":"c1","verdict":"not_met","quotes":[]},{"id":"c1","verdict":"met","quotes":[]}]}`;
    expect(read(twice).verdicts).toEqual({ c1: { verdict: 'not_met', quotes: [] } });
  });
});

it('ends soon on a text of braces', () => {
  expect(objectsIn('{'.repeat(50_000))).toEqual([]);
});

it('has reasons and quotes before the verdict', () => {
  expect(JSON.stringify(answerSchema([{ id: 'c1', slots: [1] }]))).toMatch(
    /"id".*"reason".*"quotes".*"verdict"/,
  );
});

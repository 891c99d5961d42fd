import { readResume, lexicon, REFERENCE } from './criteria_sets.ts';
import { makeCriteria } from './made/criteria.ts';
import { enginesAsked } from './criteria_engines.ts';
const [, , which, text, ...rest] = process.argv;
const engines = await enginesAsked();
const engine = engines.at(-1)!;
let bytes: Uint8Array;
if (/^(opened|tuned)-/.test(which!)) {
  const { files } = makeCriteria(which!.split('-')[0] as never);
  bytes = new TextEncoder().encode(files.get(which!)!);
} else bytes = new TextEncoder().encode(which!.replaceAll('\\n', '\n'));
const resume = await readResume({ bytesOf: () => bytes }, 'x.txt');
if (rest.includes('-p')) {
  console.log(
    new TextDecoder().decode(bytes),
    JSON.stringify(resume.profile.education),
    JSON.stringify(resume.profile.work),
  );
}
const [a] = await engine.answer([{ criterion: text } as never], resume);
console.log(JSON.stringify(a, null, 1).slice(0, 1500));
void lexicon;
void REFERENCE;

/** Prints what is wrong in the skills list: `node test/quality/skills_list.ts [file.csv …]`; all of resources/skills without names. */
import { shippedLexiconFiles } from '../helpers/lexicon.ts';
import { listViolations } from '../helpers/skills_list.ts';

const only = process.argv.slice(2).map((path) => path.split('/').at(-1));
const files = shippedLexiconFiles();
const found = listViolations(files).filter(
  (violation) => only.length === 0 || only.some((name) => violation.startsWith(`${name}:`)),
);
for (const violation of found) console.log(violation);
const rows = files.reduce(
  (sum, { bytes }) => sum + new TextDecoder().decode(bytes).trimEnd().split('\n').length - 1,
  0,
);
console.log(`${files.length} files, ${rows} skills, ${found.length} violations`);
process.exitCode = found.length === 0 ? 0 : 1;

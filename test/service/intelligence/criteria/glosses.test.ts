import { describe, expect, it } from 'vitest';
import type { Finding } from '#service/intelligence/criteria/answer.ts';
import { answer, reading } from './judge.ts';
import { worker } from './rows.ts';

/** A bracket that says the same again asks for one thing; one that narrows asks for more. */
describe('brackets', () => {
  it.each([
    ['FIMO (Formation Initiale Minimale Obligatoire)', 'Certificate or licence: FIMO'],
    ['SCC-Zertifikat (Sicherheits Certifikat Contraktoren)', 'Certificate or licence: SCC-Zertifikat'],
    ['CNC (computerized numerical control)', 'Skill: CNC machining'],
    ['Good Manufacturing Practice (GMP)', 'Skill: Good manufacturing practice'],
    ['3 ans comme DAF (directeur administratif et financier)', 'At least 3 years in a job titled DAF'],
    ['HACCP (Lebensmittelhygiene)', 'Skill: food-safety rules'],
    ['CACES R489 (chariot élévateur)', 'Certificate or licence: CACES R489'],
    ['carretillero (carnet de carretillas)', 'Certificate or licence: carretillas'],
    ['forklift licence (Staplerschein)', 'Certificate or licence: forklift licence / Staplerschein'],
    [
      'Master Electrician (Meisterbrief)',
      'Certificate or licence: Master Electrician; or Certificate or licence: Meisterbrief',
    ],
    ['Trinkwasserhygiene (VDI 6023)', 'Skill: Trinkwasserhygiene; or Skill: VDI 6023'],
  ])('that say the same again: %s', (asked, read) => {
    expect(reading(asked)).toEqual({ understood: read, open: [] });
  });

  it.each([
    ['ITIL (Foundation)', '; and '],
    ['Habilitation électrique (B1V)', '; and '],
    ['Python (Django or Flask)', '; and '],
    ['Security+ (CompTIA)', 'with the words'],
    ['English (B2)', 'B2 or better'],
    ['MSc (Computer Science)', 'in Computer Science'],
  ])('that narrow: %s', (asked, part) => {
    expect(reading(asked).understood).toContain(part);
  });

  it.each<[asked: string, skills: string, finding: Finding]>([
    ['Trinkwasserhygiene (VDI 6023)', 'Schulung nach VDI 6023', 'met'],
    ['Trinkwasserhygiene (VDI 6023)', 'Trinkwasserhygiene', 'met'],
    ['Trinkwasserhygiene (VDI 6023)', 'Excel', 'not_met'],
    ['Staplerschein (Flurförderschein)', 'Flurförderschein', 'met'],
    ['ITIL (Foundation)', 'Excel', 'not_met'],
  ])('either side shows it: %s, %s', (asked, skills, finding) => {
    expect(answer(asked, worker(['Wrote reports'], skills)).finding).toBe(finding);
  });
});

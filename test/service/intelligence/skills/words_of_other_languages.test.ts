import { describe, expect, test } from 'vitest';
import { matchSkills } from '#service/intelligence/skills/match.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const lexicon = shippedLexicon();
const found = (text: string): string[] => matchSkills(text, lexicon).map(({ canonical }) => canonical);

describe('words of other languages are no names of programs', () => {
  test.each([
    ['MES systems', 'Preaviso de un mes', 'Rollout of MES and SAP at two plants'],
    ['MES systems', 'Gestion de mes dossiers', 'Einführung von MES, Schulung der Schichten'],
    ['Okuma machines', 'Şema okuma ve kablolama', 'Okuma, Fanuc'],
    ['NAS', 'Trabalhou nas lojas do grupo', 'NAS, SAN'],
    ['SEM', 'Sem carta de condução', 'SEO, SEM'],
    ['Creo', 'Creo contenidos para redes', 'Creo, AutoCAD'],
    ['DELTA', 'Towns of the delta', 'CELTA, DELTA'],
  ])('%s: not in "%s", but in "%s"', (skill, words, names) => {
    expect(found(words)).not.toContain(skill);
    expect(matchSkills(names, lexicon, { lists: true }).map(({ canonical }) => canonical)).toContain(skill);
  });
});

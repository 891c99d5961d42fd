import { describe, expect, it } from 'vitest';
import { reading } from './judge.ts';
import { describeNative } from './native.ts';

describe('Portuguese "no", which is "in the"', () => {
  it.each([
    ['Trabalhou no Porto', 'Has worked in Porto'],
    ['Experiência no Excel', 'Skill: Microsoft Excel'],
    ['Não tem experiência no Excel', 'Not: Skill: Microsoft Excel'],
    ['Sin experiencia en Excel', 'Not: Skill: Microsoft Excel'],
    ['No Excel', 'Not: Skill: Microsoft Excel'],
  ])('%s: %s', (criterion, understood) => {
    expect(reading(criterion).understood).toBe(understood);
  });
});

describeNative('what a Portuguese resume says with "no"', {
  pt: [
    {
      asked: 'Experiência com Excel',
      met: ['Relatórios no Excel'],
      not_met: ['Sem Excel', 'Não usei o Excel'],
    },
    { asked: 'Certificado PMP', met: ['Certificado PMP obtido no Porto'], not_met: ['Sem certificado PMP'] },
  ],
});

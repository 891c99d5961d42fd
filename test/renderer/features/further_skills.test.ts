import { describe, expect, it } from 'vitest';
import { furtherSkills } from '../../../renderer/features/criteria/further_skills.ts';

const asked = (
  prompt_text: string,
  understood_as: string | null = null,
  display_name: string | null = null,
) => ({
  criterion: { prompt_text, display_name },
  understood_as,
});
const left = (skills: readonly string[], ...criteria: ReturnType<typeof asked>[]): string[] =>
  furtherSkills(
    skills.map((s) => ({ s })),
    criteria,
  ).map(({ s }) => s);

describe('skills that no criterion asks for', () => {
  it('are all of them where a job has no criteria', () => {
    expect(left(['Go', 'SQL'])).toEqual(['Go', 'SQL']);
  });

  it.each([
    ['Go', 'Strong Go or Python', true],
    ['Go', 'Knows Google Ads', false],
    ['Java', 'JavaScript', false],
    ['C', 'Knows C++', false],
    ['C++', 'Knows C++ and Rust', true],
    ['Node.js', 'Experience with Node.js', true],
    ['REST APIs', 'Has built a REST API', true],
    ['Führungsrolle', 'Mindestens zwei Jahre in einer Fuhrungsrolle', true],
    ['AWS certification', 'AWS', false],
    ['5+ years backend development', 'At least 5 years of professional backend development', true],
    ['5+ years backend development', 'At least 3 years of backend development', false],
    ['3+ years as HR business partner', 'At least 3 years as an HR business partner', true],
    ['Several years sales', 'Sales experience', true],
  ])('“%s” beside “%s”: said already %s', (skill, prompt, is_said) => {
    expect(left([skill], asked(prompt))).toEqual(is_said ? [] : [skill]);
  });

  it('know a criterion by its short name, and by what it was read as', () => {
    expect(left(['Terraform', 'Kubernetes'], asked('IaC', 'Skill: Terraform', 'K8s: Kubernetes'))).toEqual(
      [],
    );
  });
});

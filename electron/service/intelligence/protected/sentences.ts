import type { ProtectedSubject } from './refusal.ts';

/** What each subject is called, and what may be asked instead. */
const SUBJECTS: Readonly<Record<ProtectedSubject, readonly [name: string, instead: string]>> = {
  age: ['age', 'Ask for years of experience or for a qualification instead.'],
  sex: ['sex or gender', 'Leave it out: it is not a reason to choose somebody.'],
  parenthood: ['pregnancy or parenthood', 'Ask for the hours or the travel the job needs instead.'],
  religion: [
    'religion or belief',
    'Ask for the working days the job needs, or for knowledge of the subject, instead.',
  ],
  origin: [
    'ethnic origin, race or nationality',
    'Ask for the right to work in the country, or for a language and its level, instead.',
  ],
  family: ['marital or family status', 'Ask for the hours or the travel the job needs instead.'],
  health: [
    'disability or health',
    'Ask whether the person can do a named task of the job, with adjustments where needed, instead.',
  ],
  orientation: ['sexual orientation', 'Leave it out: it is not a reason to choose somebody.'],
  union: [
    'union membership',
    'Leave it out: it is not a reason to choose somebody. Experience of labour relations may be asked for.',
  ],
  politics: ['political opinion', 'Leave it out: it is not a reason to choose somebody.'],
  looks: ['looks or a photograph', 'Leave it out: it is not a reason to choose somebody.'],
};

/** Why a criterion is refused, in English, by code: `protected.<subject>`. */
export const PROTECTED_SENTENCES = Object.fromEntries(
  Object.entries(SUBJECTS).map(([subject, [name, instead]]) => [
    `protected.${subject}`,
    () => `This criterion is about ${name}, which Longlist does not use to judge people. ${instead}`,
  ]),
);

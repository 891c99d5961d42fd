import { makeMail, makeMbox } from '../helpers/mail.ts';
import { makePdf } from '../helpers/pdf.ts';

const FIRST = [
  'Ada',
  'Bruno',
  'Clara',
  'Dario',
  'Elif',
  'Finn',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
  'Leo',
];
const LAST = ['Abend', 'Birk', 'Conti', 'Dahl', 'Ehler', 'Frost', 'Garnet', 'Hale', 'Ivers', 'Jordan'];
const SKILLS = ['PostgreSQL', 'Python', 'Kafka', 'Docker', 'Java', 'Excel', 'SAP'];

/** The mailbox and the ad of somebody who hires: everything that the whole path begins with. */
export const AD = `Senior Data Engineer (m/f/d)
Leeds

The role
You will build the pipelines that our dispatchers rely on, and you will explain what you build.

Requirements
- At least 3 years of experience with Python
- PostgreSQL
- Kafka
- Fluent German

Nice to have
- Docker

What we offer
- Your own budget for training, and a team that answers your questions
`;

/** A mailbox of so many applications, each with a resume as a PDF. */
export function mailbox(applications: number): Buffer {
  return makeMbox(
    Array.from({ length: applications }, (_, i) => {
      const name = personOf(i);
      const address = `${name.toLowerCase().replaceAll(' ', '.')}.${i}@example.com`;
      return makeMail({
        from: `${name} <${address}>`,
        subject: 'Application',
        text: `Dear team,\n\nplease find my resume attached.\n\n${name}\n`,
        parts: [{ name: `${name}.pdf`, type: 'application/pdf', bytes: resume(i, name, address) }],
      });
    }),
  );
}

function personOf(i: number): string {
  return `${FIRST[i % FIRST.length]} ${LAST[Math.floor(i / FIRST.length) % LAST.length]}${'e'.repeat(Math.floor(i / 120))}`;
}

function resume(i: number, name: string, address: string): Uint8Array {
  const skills = SKILLS.filter((_, at) => (i + at) % 3 !== 0);
  const since = 2010 + (i % 12);
  const lines = [
    ['Experience', true],
    [`Data Engineer, Harbour Freight, ${since} to 2025`, false],
    [`- Built pipelines with ${skills[0]} and ${skills[1]} for forty depots`, false],
    ['- Wrote the documentation, and trained two new colleagues', false],
    [`Analyst, Northgate Mills, ${since - 4} to ${since}`, false],
    ['- Counted what left the warehouse and what came back to it', false],
    ['Education', true],
    [`Bachelor of Science in Computer Science, University of Leeds, ${since - 7} to ${since - 4}`, false],
    ['Skills', true],
    [skills.join(', '), false],
  ] as const;
  return makePdf([
    {
      items: [
        { text: name, x: 60, y: 70, size: 20, bold: true },
        { text: `${address} · +44 113 555 0${String(100 + (i % 900))}`, x: 60, y: 92 },
        ...lines.map(([text, bold], at) => ({ text, bold, x: 60, y: 130 + at * 24 })),
      ],
    },
  ]);
}

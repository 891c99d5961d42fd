import { makePdf } from '../helpers/pdf.ts';

const line = (y: number, text: string, size = 10) => ({ text, x: 60, y, size });

/** Resumes that say when somebody can start, their notice and what they want to earn, each in another way. */
export const TERMS_FILES: readonly { readonly name: string; readonly bytes: Buffer }[] = [
  {
    name: 'mara-lindqvist.pdf',
    bytes: Buffer.from(
      makePdf([
        {
          items: [
            line(60, 'Mara Lindqvist', 20),
            line(85, 'mara.lindqvist@example.com, Malmö, Sweden'),
            line(120, 'Profile', 13),
            line(138, 'Payroll accountant with a liking for month-ends.'),
            line(156, 'Notice period: 3 months'),
            line(172, 'Available from 1 March'),
            line(188, 'Salary expectation: 65,000 EUR a year'),
            line(224, 'Experience', 13),
            line(242, 'Payroll Accountant, Harbour Logistics, 02/2018 - present'),
            line(260, 'Runs the payroll of four countries.'),
          ],
        },
      ]),
    ),
  },
  plain('bo-okafor.txt', 'Bo Okafor', 'bo.okafor@example.com', [
    'Available immediately',
    'Salary expectation: 48,000 EUR a year',
  ]),
  plain('ines-duarte.txt', 'Ines Duarte', 'ines.duarte@example.com', [
    'Kündigungsfrist: 4 Wochen zum Monatsende',
    'Gehaltsvorstellung: 5.000 € brutto/Monat',
  ]),
  plain('sam-hale.txt', 'Sam Hale', 'sam.hale@example.com', []),
];

function plain(name: string, person: string, email: string, terms: readonly string[]) {
  const lines = [
    person,
    email,
    '',
    ...terms,
    '',
    'Experience',
    'Payroll Accountant, Cold Chain Ltd, 03/2016 - present',
    'Runs the payroll of two countries.',
    '',
  ];
  return { name, bytes: Buffer.from(lines.join('\n')) };
}

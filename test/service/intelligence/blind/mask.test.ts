import { describe, expect, it } from 'vitest';
import { masker } from '#service/intelligence/blind/mask.ts';
import { asksForHidden } from '#service/intelligence/blind/query.ts';
import { plain, readWords } from '#service/db/search.ts';
import { answers } from '#service/intelligence/word_query/query.ts';
import { identityTerms, type KnownIdentity } from '#service/intelligence/blind/terms.ts';
import { expectSoon } from '../../../helpers/cpu.ts';

function termsOf(known: Partial<KnownIdentity>) {
  return identityTerms({
    names: [],
    emails: [],
    phones: [],
    links: [],
    schools: [],
    remote_ids: [],
    skills: [],
    ...known,
  });
}

type Row = readonly [known: Partial<KnownIdentity>, text: string, masked: string];
const named = (...names: string[]): Partial<KnownIdentity> => ({ names });

const NAMES: readonly Row[] = [
  [named('Mark Will'), 'Mark Will is willing to sign.', '████ ████ is willing to sign.'],
  [named('Mark Will'), 'WILL, MARK', '████, ████'],
  [named('Grace Page'), 'Grace’s page, pageview, gracefully', '█████’s ████, pageview, gracefully'],
  [named('Maria Santos'), 'M. Santos and Maria L. Santos', '█. ██████ and █████ █. ██████'],
  [named('Maria Santos'), 'M A R I A   S A N T O S', '█ █ █ █ █   █ █ █ █ █ █'],
  [named('Maria Santos'), 'San-\ntos, Maria\nSantos', '███-\n███, █████\n██████'],
  [named('Maria Santos'), 'CV_MariaSantos2024.pdf', 'CV_███████████████.pdf'],
  [named('Maria Santos'), 'santosmaria, msantos', '███████████, ███████'],
  [named('María Santos'), 'MARIA santos, Marias', '█████ ██████, ██████'],
  [named('Maria Santos'), 'Mar\u00ADia', '███\u00AD██'],
  [named('Jan van de Berg'), 'Berg, Jan van de', '████, ███ ███ ██'],
  [named('Jan van de Berg'), 'A van for the job', 'A van for the job'],
  [named('An Do'), 'An Do has an idea to do', '██ ██ has an idea to do'],
  [named('Seán O’Brien'), "Sean O'Brien", "████ █'█████"],
  [named('Jürgen Müller'), 'Juergen Mueller, Müllers Bericht', '███████ ███████, ███████ Bericht'],
  [named('Anna Kowalska'), 'dla Anny Kowalskiej', 'dla ████ ██████████'],
  [named('🌸 Hana Ito'), 'Hana Ito 🌸', '████ ███ 🌸'],
  [named('🦊'), 'Hi 🦊!', 'Hi ██!'],
  [named('王小明'), '我叫王小明，小明', '我叫███，██'],
  [named('山田 太郎'), '山田太郎と山田さん', '████と██さん'],
  [named('김민수'), '김민수는 개발자', '███는 개발자'],
  [named('שרה לוי'), 'ולשרה לוי', '█████ ███'],
  [named('محمد الهاشمي'), 'محمد الهاشمي ومحمد', '████ ███████ █████'],
  [named('Иван Петров'), 'ПЕТРОВ Иван', '██████ ████'],
  [{ emails: ['bobby.tables@example.com'] }, 'Ask Bobby', 'Ask █████'],
  [{ emails: ['java.guru@example.com'], skills: ['Java'] }, 'Java', 'Java'],
];

const CONTACT: readonly Row[] = [
  [{}, 'x.y@example.com', '███████████████'],
  [{}, 'maria (at) example (dot) com', '█████ ████ ███████ █████ ███'],
  [{}, 'www.example.com/maria', '█████████████████████'],
  [{}, 'Booking.com, Node.js, socket.io', 'Booking.com, Node.js, socket.io'],
  [{ phones: ['+493012345678'] }, '030 / 12 34 56 78', '███ █ ██ ██ ██ ██'],
  [{}, '2014 - 2018, 01/2015 – 03/2018', '2014 - 2018, 01/2015 – 03/2018'],
  [{}, '12 Baker Street, London NW1 6XE', '██ █████ ██████, London ███ ███'],
  [{}, 'Hauptstraße 12, 10115 Berlin', '███████████ ██, █████ Berlin'],
];

const PERSONAL: readonly Row[] = [
  [{}, 'Date of birth: 12 March 1990', 'Date of birth: ██ █████ ████'],
  [{}, 'geboren am 12.03.1990', 'geboren am ██.██.████'],
  [{}, 'Data urodzenia: 12.03.1990', 'Data urodzenia: ██.██.████'],
  [{}, 'Fecha de nacimiento: 12/03/1990', 'Fecha de nacimiento: ██/██/████'],
  [{}, '32 years old', '██ █████ ███'],
  [{}, '10 years of experience', '10 years of experience'],
  [{}, '5 ans d’expérience', '5 ans d’expérience'],
  [{}, 'Familienstand: verheiratet, 2 Kinder', 'Familienstand: ███████████, █ ██████'],
  [{}, 'Gender: Female', 'Gender: ██████'],
  [{}, 'Nationality: German', 'Nationality: German'],
  [{}, 'She led the team and her budget', '███ led the team and ███ budget'],
  [{}, '(she/her)', '(███/███)'],
  [{}, 'Sie hat das Team und die Kasse geführt', '███ hat das Team und die Kasse geführt'],
  [
    {},
    'Lui ha diretto il reparto di vendita con successo',
    '███ ha diretto il reparto di vendita con successo',
  ],
  [{}, 'he trabajado en la empresa y con los clientes', 'he trabajado en la empresa y con los clientes'],
  [{}, 'Herr Klein, Frau Klein, Mrs Klein', '████ Klein, ████ Klein, ███ Klein'],
  [{}, 'MS Office, Sr. Developer', 'MS Office, Sr. Developer'],
  [{}, 'Projektleiterin in Berlin', 'Projektleiter██ in Berlin'],
  [{}, 'Mother tongue: French', 'Mother tongue: French'],
  [{}, 'Kauffrau, Kaufmann', '████████, ████████'],
];

const SCHOOLS: readonly Row[] = [
  [{ schools: ['Stanford University'] }, 'At Stanford, then Ford', 'At ████████, then Ford'],
  [{}, 'University of Leeds, 2014', '██████████ ██ █████, 2014'],
  [{ schools: ['Technische Universität München (TUM)'] }, 'TUM; tum', '███; tum'],
  [{}, 'A university degree', 'A university degree'],
];

const UC = '██████████ ██ ██████████';
const LEEDS = '██████████ ██ █████';
const CAMPUSES: readonly Row[] = [
  [
    {},
    'Bachelor of Science in Computer Science, University of California, Berkeley, 2015',
    `Bachelor of Science in Computer Science, ${UC}, ████████, 2015`,
  ],
  [{}, 'University of California – San Diego', `${UC} – ███ █████`],
  [{}, 'University of California—Davis (2015)', `${UC}—█████ (2015)`],
  [{}, 'University of California (Irvine)', `${UC} (██████)`],
  [{}, 'University of California,\nSanta Cruz\n2015', `${UC},\n█████ ████\n2015`],
  [{}, 'graduated from University of California, Berkeley in 2015', `graduated from ${UC}, ████████ in 2015`],
  [{}, 'University of California, Berkeley Sep 2015', `${UC}, ████████ Sep 2015`],
  [{}, 'University of California, Berkeley, Berkeley, CA', `${UC}, ████████, ████████, CA`],
  [{}, 'University of Illinois at Urbana-Champaign', '██████████ ██ ████████ ██ ██████-█████████'],
  [{}, 'University of Texas at Austin, 2015', '██████████ ██ █████ ██ ██████, 2015'],
  [{}, 'Indian Institute of Technology, Madras', '██████ █████████ ██ ██████████, ██████'],
  [{}, 'Universidad Nacional de Colombia, Bogotá', '███████████ ████████ ██ ████████, ██████'],
  [
    { schools: ['University of California'] },
    'UNIVERSITY OF CALIFORNIA, BERKELEY',
    '██████████ ██ ██████████, ████████',
  ],
  [{ schools: ['MIT'] }, 'MIT, Cambridge, MA, 2014', '███, █████████, MA, 2014'],
  // what follows a school and is no campus
  [{}, 'University of California, 2015', `${UC}, 2015`],
  [{}, 'University of California, GPA 3.8', `${UC}, GPA 3.8`],
  [{}, 'University of California, Bachelor of Science', `${UC}, Bachelor of Science`],
  [{}, 'University of Leeds, BSc, First Class Honours', `${LEEDS}, BSc, First Class Honours`],
  [{}, 'University of Leeds, Computer Science, 2014', `${LEEDS}, Computer Science, 2014`],
  [{}, 'University of Leeds – September 2014', `${LEEDS} – September 2014`],
  [{}, 'University of Leeds – Research Assistant', `${LEEDS} – Research Assistant`],
  [{}, 'University of Leeds, Germany', `${LEEDS}, Germany`],
  [{}, 'Universität Leipzig, Informatik, 2015', '███████████ ███████, Informatik, 2015'],
  // the same city elsewhere
  [
    {},
    'Berkeley, CA; Clerk, Harbor Bistro, Berkeley, 2016',
    'Berkeley, CA; Clerk, Harbor Bistro, Berkeley, 2016',
  ],
  [
    { schools: ['University of Illinois Springfield'] },
    'Springfield, IL · University of Illinois, Springfield',
    'Springfield, IL · ██████████ ██ ████████, ███████████',
  ],
];

describe.each([
  ['names', NAMES],
  ['contact', CONTACT],
  ['what is personal', PERSONAL],
  ['schools', SCHOOLS],
  ['campuses', CAMPUSES],
])('hides %s', (_what, rows) => {
  it.each(rows)('%j: %j', (known, text, masked) => {
    const mask = masker(termsOf(known));
    expect(mask(text)).toBe(masked);
    expect(mask(text)).toHaveLength(text.length);
    expect(mask(mask(text))).toHaveLength(text.length);
  });
});

describe('a search by words of a kind that is hidden', () => {
  const nobody = masker(termsOf({}));
  it.each(['5550143', '1990', 'she', 'x@example.com'])('%s is one, for everybody', (q) =>
    expect(asksForHidden(q, nobody)).toBe(true),
  );
  it.each(['maria', 'payroll', 'stanford', 'willing accountants', 'SAP 12', 'm'])('%s is none', (q) =>
    expect(asksForHidden(q, nobody)).toBe(false),
  );

  const masked = masker(termsOf({ names: ['Maria Santos'], schools: ['Stanford University'] }))(
    'Maria Santos, Stanford University. She manages payroll in SAP with a small team.',
  );
  const holds = (q: string): boolean => answers(text, readWords(q).query!, plain);
  const text = ` ${(masked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  it.each(['payroll', 'manages pay', 'm', 's', 'sap team', 'NOT maria', '-santos -"maria santos"'])(
    'what is shown is found: %s',
    (q) => expect(holds(q)).toBe(true),
  );
  it.each(['maria', 'mar', 'santos', 'payroll maria', 'stanford', 'she', 'maria OR stanford'])(
    'what is under the bars is not: %s',
    (q) => expect(holds(q)).toBe(false),
  );
});

it('hides the names of a long resume in little time', async () => {
  const mask = masker(termsOf({ names: ['Maria Santos'], emails: ['m.santos@example.com'] }));
  const text = 'Maria Santos led payroll and closed the books of 12 entities, 2014 - 2018.\n'.repeat(6000);
  await expectSoon(4000, () => expect(mask(text)).toHaveLength(text.length));
  for (const hostile of [
    'a'.repeat(100_000),
    'A '.repeat(50_000),
    '1 '.repeat(50_000),
    'Aa '.repeat(40_000),
    '('.repeat(50_000),
    '@'.repeat(50_000),
    'University of '.repeat(8_000),
    'University of Leeds, '.repeat(6_000),
    `University of Leeds, ${'Aa '.repeat(40_000)}`,
  ]) {
    expect(mask(hostile)).toHaveLength(hostile.length);
  }
});

import { attachmentForm, idOf } from '../../../helpers/factories.ts';
import type { TestService } from '../../../helpers/service.ts';

/** What is hidden of somebody, each of one length with the other twin's and with what is invented. */
export type Hidden = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly school: string;
  /** Another school, which is named in a sentence and in no list of education. */
  readonly beside: string;
};

/** Two people who differ in nothing but what is hidden, and a third whom nobody knows. */
export const TRUE: Hidden = {
  name: 'Quenby Thistlewood',
  email: 'quenby.thistlewood@example.com',
  phone: '+12025550143',
  school: 'Zelvania Polytechnic University',
  beside: 'Hochschule Kleve',
};
const TWIN: Hidden = {
  name: 'Zandra Cobbleworth',
  email: 'zandra.cobbleworth@example.com',
  phone: '+12025550186',
  school: 'Morvania Polytechnic University',
  beside: 'Hochschule Aalen',
};
export const INVENTED: Hidden = {
  name: 'Xaviel Pebbleshire',
  email: 'xaviel.pebbleshire@example.com',
  phone: '+12025550117',
  school: 'Korvania Polytechnic University',
  beside: 'Hochschule Trier',
};

export type Twin = { readonly candidate: string; readonly attachment: string; readonly nomination: string };

/** Puts the twins into a service, nominated for the job. */
export async function twins(
  service: TestService,
  job: string,
  stage: string,
): Promise<readonly [Twin, Twin]> {
  return [await person(service, TRUE, job, stage), await person(service, TWIN, job, stage)];
}

async function person(service: TestService, hidden: Hidden, job: string, stage: string): Promise<Twin> {
  const { name, email, phone } = hidden;
  const create = async (path: string, body: unknown): Promise<string> =>
    idOf(await service.api('POST', `/api/v1${path}`, body));
  const candidate = await create('/candidates', {
    full_name: name,
    email,
    phone,
    location: 'Springfield',
    remote_id: email,
  });
  const form = attachmentForm(
    { candidate_id: candidate, remote_id: `file of ${email}`, file_name: `${name}.txt` },
    resumeOf(hidden),
  );
  const attachment = idOf(await service.api('POST', '/api/v1/attachments', form));
  const nomination = await create('/nominations', {
    job_id: job,
    candidate_id: candidate,
    current_nomination_stage_id: stage,
    remote_id: `application of ${email}`,
  });
  return { candidate, attachment, nomination };
}

/** Other words for what is hidden, as people write them and guess them. */
export const SPELLINGS: Readonly<Record<string, (hidden: Hidden) => string>> = {
  'names with endings': ({ name }) => `${name.replace(' ', 's Arbeit und ')}s Teams`,
  'small letters': ({ name }) => name.toLowerCase(),
  'a family name alone': ({ name }) => lastOf(name),
  'a site of their own': ({ name }) => `${lastOf(name).toLowerCase()}.dev`,
  'a handle': ({ name }) => `@${name.charAt(0).toLowerCase()}${lastOf(name).toLowerCase()}`,
  'a hashtag': ({ name }) => `#${name.replace(' ', '').toLowerCase()}`,
  'a name of a file': ({ name }) => `${name.replace(' ', '')}CV2024`,
  'spaced out capitals': ({ name }) => [...name.toUpperCase()].join(' '),
  'a line end': ({ name }) => `${lastOf(name).slice(0, 5)}-\n${lastOf(name).slice(5)}`,
  'first letters of a school': ({ school }) => `${school.replaceAll(/[^A-Z]/g, '')} alumni club`,
  'a short form of a school': ({ school }) => `${school.replace(/ .*/, '')} debating club`,
  'a school in a sentence': ({ beside }) => beside,
};

const lastOf = (name: string): string => name.replace(/^.* /, '');

/** A resume that says everything hidden again in what is read of the work. */
export function resumeOf(hidden: Hidden): string {
  const { name, email, phone, school } = hidden;
  const [first = '', last = ''] = name.split(' ');
  return [
    name,
    `${email} | ${phone}`,
    'Summary',
    `Senior accountant. ${first} ${last} has led payroll for 400 people.`,
    'Experience',
    'Senior Accountant, Fernhill Foods, 01/2019 - present',
    `- Prepared the monthly closing in SAP, signed by ${first} ${last}`,
    `- Answered questions on VAT at ${email} and ${phone}`,
    'Accountant, Harbour Freight Services, 03/2014 - 12/2018',
    '- Reconciled accounts and prepared VAT returns',
    ...Object.values(SPELLINGS).map((spelling) => `- Has worked with ${spelling(hidden)} for a year`),
    'Education',
    `Bachelor of Accounting, ${school}, 2010 - 2013`,
    'Skills',
    'SAP, Excel, payroll, VAT, IFRS',
  ].join('\n');
}

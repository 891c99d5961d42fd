import { attachmentForm, idOf } from '../../../helpers/factories.ts';
import type { TestService } from '../../../helpers/service.ts';

/** What is hidden of somebody, each of one length with the other twin's and with what is invented. */
export type Hidden = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly school: string;
};

/** Two people who differ in nothing but what is hidden, and a third whom nobody knows. */
export const TRUE: Hidden = {
  name: 'Quenby Thistlewood',
  email: 'quenby.thistlewood@example.com',
  phone: '+12025550143',
  school: 'Zelvania Polytechnic University',
};
const TWIN: Hidden = {
  name: 'Zandra Cobbleworth',
  email: 'zandra.cobbleworth@example.com',
  phone: '+12025550186',
  school: 'Morvania Polytechnic University',
};
export const INVENTED: Hidden = {
  name: 'Xaviel Pebbleshire',
  email: 'xaviel.pebbleshire@example.com',
  phone: '+12025550117',
  school: 'Korvania Polytechnic University',
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

/** A resume that says everything hidden again in what is read of the work. */
export function resumeOf({ name, email, phone, school }: Hidden): string {
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
    'Education',
    `Bachelor of Accounting, ${school}, 2010 - 2013`,
    'Skills',
    'SAP, Excel, payroll, VAT, IFRS',
  ].join('\n');
}

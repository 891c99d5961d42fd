import { attachmentForm, fileForm, idOf } from '../../../helpers/factories.ts';
import { makeMail } from '../../../helpers/mail.ts';
import type { TestService } from '../../../helpers/service.ts';

/** Somebody with everything that says who they are, wherever a file or a system may say it. */
export type Planted = {
  readonly candidate: string;
  readonly attachment: string;
  readonly nomination: string;
  readonly spotlight: string;
  readonly note: string;
  readonly mail: string;
  readonly field_id: string;
  readonly letter: string;
  /** What must be found nowhere. */
  readonly secrets: readonly string[];
};

type Person = {
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly written_phone: string;
  readonly school: string;
  readonly birth: string;
  readonly street: string;
  readonly link: string;
  readonly remote_id: string;
  readonly file_name: string;
  readonly secrets: readonly string[];
};

export const PEOPLE: readonly Person[] = [
  {
    full_name: 'Quenby Thistlewood',
    email: 'q.thistlewood77@example.com',
    phone: '+12025550143',
    written_phone: '(202) 555-0143',
    school: 'Zelvania Polytechnic University',
    birth: '17 March 1987',
    street: '4711 Juniper Hollow Road',
    link: 'https://www.linkedin.com/in/quenby-thistlewood',
    remote_id: 'crm:quenby.thistlewood@example.com',
    file_name: 'Quenby_Thistlewood_CV.txt',
    secrets: ['quenby', 'thistlewood', '5550143', '555-0143', 'zelvania', '1987', 'juniper', 'she ', ' her '],
  },
  {
    full_name: 'Mark Will',
    email: 'markwill@example.org',
    phone: '+14155550177',
    written_phone: '415.555.0177',
    school: 'Norbrook Grammar School',
    birth: '03/11/1979',
    street: '12 Larkspur Lane',
    link: 'markwill.example.org/about',
    remote_id: 'markwill-1',
    file_name: 'WILL MARK resume.txt',
    secrets: ['mark will', 'will, mark', 'markwill', '5550177', '555.0177', 'norbrook', '1979', 'larkspur'],
  },
  {
    full_name: 'Łucja van der Żółwińska',
    email: 'lucja.zolwinska@example.net',
    phone: '+48225550199',
    written_phone: '+48 22 555 01 99',
    school: 'Uniwersytet Grzmiący',
    birth: '1991-07-23',
    street: 'ul. Sowia 5/7',
    link: 'github.com/lucjazolw',
    remote_id: 'żółwińska/łucja',
    file_name: 'ŻÓŁWIŃSKA Łucja – życiorys.txt',
    secrets: [
      'łucja',
      'lucja',
      'żółwińsk',
      'zolwinsk',
      '555 01 99',
      '2255501',
      'grzmiący',
      '1991',
      'sowia',
      'lucjazolw',
    ],
  },
];

/** A resume that names its person in every way people do. */
export function resumeOf({ full_name, email, written_phone, school, birth, street, link }: Person): string {
  const [first = '', ...rest] = full_name.split(' ');
  const last = rest.at(-1) ?? '';
  return [
    full_name.toUpperCase(),
    `${email} | ${written_phone} | ${link}`,
    `${street}, Springfield`,
    `Date of birth: ${birth}`,
    'Gender: female. Marital status: married, 2 children',
    'Summary',
    `Senior accountant. ${first} has led payroll for 400 people; she was trusted with her own budget.`,
    'Experience',
    'Senior Accountant, Fernhill Foods, 01/2019 - present',
    `- Prepared monthly closing in SAP for 12 entities, as "${last}, ${first}" signs reports`,
    'Accountant, Harbour Freight Services, 03/2014 - 12/2018',
    '- Reconciled accounts and prepared VAT returns',
    'Education',
    `Bachelor of Accounting, ${school}, 2010 - 2013`,
    'Skills',
    'SAP, Excel, payroll, VAT, IFRS',
    'References',
    `Dr. Someone Else about ${first}: "${first} ${last} is willing to learn."`,
  ].join('\n');
}

/** Puts these people into a service, through its API, with words about them in all places that take words. */
export async function plant(service: TestService, job: string, stage: string): Promise<Planted[]> {
  const create = async (path: string, body: unknown): Promise<string> =>
    idOf(await service.api('POST', `/api/v1${path}`, body));
  const field = (applies_to: string): Promise<string> =>
    create('/custom_fields', { applies_to, kind: 'text', name: 'Remark' });
  const own = { candidate: await field('candidate'), job: await field('job') };
  const planted: Planted[] = [];
  for (const person of PEOPLE) {
    const { full_name, email, phone, link, remote_id, file_name, secrets } = person;
    const candidate = await create('/candidates', {
      full_name,
      email,
      phone,
      links: [link],
      location: `${person.street}, Springfield`,
      source: `recommended by the sister of ${full_name}`,
      remote_id,
      overrides: { full_name, email, location: `${person.street}, Springfield` },
    });
    const attachment = idOf(
      await service.api(
        'POST',
        '/api/v1/attachments',
        attachmentForm(
          { candidate_id: candidate, remote_id: `file ${full_name}`, file_name },
          resumeOf(person),
        ),
      ),
    );
    const nomination = await create('/nominations', {
      job_id: job,
      candidate_id: candidate,
      current_nomination_stage_id: stage,
      remote_id: `application of ${full_name}`,
      applied_at: '2026-03-01T09:30:00.000Z',
    });
    const spotlight = await create('/spotlights', {
      nomination_id: nomination,
      headline: `${full_name}: closes the books alone`,
      note: `Call ${email} or ${phone}. She studied at ${person.school}.`,
    });
    const note = await create('/notes', {
      candidate_id: candidate,
      text: `${full_name} asked for a call back at ${phone}.`,
    });
    await service.api('PATCH', `/api/v1/candidates/${candidate}/custom_fields`, {
      values: { [own.candidate]: `${full_name} was met by ${email}` },
    });
    await service.api('PUT', `/api/v1/nominations/${nomination}/call_note`, {
      answer: `${full_name} said to write to ${email}`,
    });
    await service.api('PATCH', `/api/v1/candidates/${candidate}/availability`, {
      availability: { value: { is_now: false, from: null, text: `when ${full_name} has moved` } },
    });
    await service.api('PATCH', `/api/v1/jobs/${job}/custom_fields`, {
      values: { [own.job]: `follows ${full_name}` },
    });
    const { ids } = (
      await service.api('POST', '/api/v1/letters', {
        subject: 'A word with {{full_name}}',
        body: `Hello {{first_name}},\n\nmay I call you at ${phone}?`,
        candidate_ids: [candidate],
      })
    ).body.result as { ids: [string] };
    await create('/retention_extensions', {
      candidate_id: candidate,
      keep_until: '2999-12-31',
      reason: `${full_name} wrote from ${email}`,
    });
    const words = { from: `${full_name} <${email}>`, subject: `Application of ${full_name}`, text: 'Hello' };
    const dropped = await service.api(
      'POST',
      '/api/v1/imports',
      fileForm(makeMail(words), `${full_name}.eml`),
    );
    const mail = dropped.body.result.mail.id as string;
    const field_id = own.candidate;
    planted.push({
      candidate,
      attachment,
      nomination,
      spotlight,
      note,
      mail,
      field_id,
      letter: ids[0],
      secrets: [...secrets, email],
    });
  }
  return planted;
}

import { Longlist } from '../../resources/client/longlist.ts';
import { ownToken, type RunningApp } from './app.ts';

/** What would run, were any of it taken for a page. */
export const HTML = '<img src=x onerror="globalThis.ran=1"><b>Mona</b>';
const SCRIPT = '<script>globalThis.ran=1</script>';
const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200);
const HEBREW = 'ליאת בן־דוד';
const ARABIC = 'محمد عبد الرحمن';
const EMOJI = '👩🏽‍🚀 Zoë 🦄 Müller';
/** The name of a saved search. */
export const SEARCH = `${HTML} ${LONG.slice(0, 140)}`;
const PLAIN = 'Ada Amsel';

/** Names that people have, or that somebody gives a program to try it. */
export const NAMES = [LONG, HEBREW, ARABIC, EMOJI, HTML, PLAIN] as const;

export type Hostile = {
  readonly service: Longlist;
  readonly job_id: string;
  /** A job of which another program, which had to say something, said nothing. */
  readonly bare_job_id: string;
  /** In the order of NAMES. */
  readonly ids: readonly string[];
};

function resume(name: string, index: number): Blob {
  const work = [
    { name: `${HTML} & Söhne`, position: `Crane operator ${SCRIPT}`, startDate: '2019-03-01', summary: LONG },
    { name: LONG, position: LONG, startDate: '2014-01-01', endDate: '2019-02-01' },
  ];
  const basics = { name, label: `Crane operator ${SCRIPT}`, email: `person${index}@example.com` };
  const skills = [{ name: HTML }, { name: LONG }, { name: 'Forklift driving' }];
  const education = [{ institution: HTML, area: LONG, studyType: 'Bachelor', endDate: '2013-06-01' }];
  return new Blob([JSON.stringify({ basics, work, skills, education })], { type: 'application/json' });
}

/** People, two jobs, and all that can be written about them, each as unkind to a page as it may be. */
export async function fillWithHostile(app: RunningApp): Promise<Hostile> {
  const token = await ownToken(app);
  const service = new Longlist({ base_url: app.url, token: () => Promise.resolve(token) });
  const { id: job_id } = await service.createJob({
    title: `${HTML} ${LONG}`,
    description: `Operates the cranes of a harbour by night.\n${SCRIPT}\n${LONG}\nExperience with cranes is required.`,
    status: 'open',
    remote_id: 'hostile',
  });
  const { id: bare_job_id } = await service.createJob({
    title: 'Night watch',
    description: '.',
    status: 'open',
    remote_id: 'bare',
  });
  const stages = await service.listNominationStages().all();
  const { id: stage_id } = await service.createNominationStage({ name: `${HTML} ${LONG.slice(0, 140)}` });
  for (const prompt_text of [`Operated cranes ${HTML}`, `Has worked at ${LONG}`]) {
    await service.createJobCriterion(job_id, { prompt_text, display_name: prompt_text.slice(0, 100) });
  }
  const tag_ids = [];
  for (const name of [HTML, LONG, HEBREW]) {
    const tag = await service.createTag({ tag_type: 'specialty_name', is_standardized: false, name });
    tag_ids.push(tag.id);
  }
  const ids = [];
  for (const [index, name] of NAMES.entries()) {
    const file_name = `${name.slice(0, 80).replaceAll(/[<>"=/]/gu, '_')}.json`;
    await service.createImport({ file: resume(name, index), file_name, job_id });
  }
  await readToEnd(service);
  const people = await service.listCandidates().all();
  for (const name of NAMES) {
    // what a file calls somebody may be put right by a person, to anything
    const of_file = people.find(({ email }) => email === `person${NAMES.indexOf(name)}@example.com`);
    const id = of_file?.id ?? '';
    await service.changeCandidate(id, { overrides: { full_name: name, location: LONG } });
    ids.push(id);
    for (const tag_id of tag_ids) {
      const creation_method = 'selected_by_organization';
      await service.createCandidateTag({ candidate_id: id, tag_id, creation_method });
    }
    await service.createNote({ candidate_id: id, job_id, text: `${HTML}\n${SCRIPT}\n${LONG}\n${HEBREW}` });
  }
  const nominations = await service.listNominations({ job_id }).all();
  for (const { id, candidate_id } of nominations.slice(0, 3)) {
    const current_nomination_stage_id = candidate_id === ids[0] ? stage_id : (stages[1]?.id ?? stage_id);
    await service.moveNomination(id, { to_stage_id: current_nomination_stage_id, reason: HTML });
    await service.createSpotlight({ nomination_id: id, headline: HTML, note: `${LONG} ${HEBREW}` });
  }
  await service.createClient({ name: `${HTML} ${LONG.slice(0, 60)}` });
  await service.saveSearch({ name: SEARCH, view: 'pool', search: { q: 'crane' } });
  await service.saveSearch({ name: SEARCH, view: 'ranking', search: { words: 'crane' } });
  return { service, job_id, bare_job_id, ids };
}

/** Waits until every file that was brought in has been read. */
export async function readToEnd(service: Longlist): Promise<void> {
  for (let looks = 0; looks < 240; looks += 1) {
    const { queued, reading } = await service.getImportProgress();
    if (queued + reading === 0) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  throw new Error('Reading did not end.');
}

import { describeFindings, describeReadings, resumeWith, type Case, type Reading } from './tables.ts';

const READINGS: readonly Reading[] = [
  [/^Certificate or licence: forklift/iu, ['Forklift licence', 'Holds a forklift certificate']],
  // a compound that ends in a word of licences is one
  ['Certificate or licence: Staplerschein', ['Staplerschein']],
  ['Certificate or licence: Gabelstaplerschein', ['Gabelstaplerschein']],
  [/^Certificate or licence: first[- ]aid certificate$/iu, ['First-aid certificate']],
  ['Certificate or licence: First aider', ['First aider']],
  [
    /^Valid certificate or licence: first[- ]aid certificate$/iu,
    ['First-aid certificate that has not run out'],
  ],
  [/^Valid certificate or licence: first[- ]aid certificate$/iu, ['First aid certificate, still valid']],
  ['Working for: PMP', ['PMP in progress', 'Studying for the PMP']],
  ['Certificate or licence: PMP or in progress', ['PMP or working towards it', 'PMP or in progress']],
  ['Certificate or licence: PMP', ['PMP, in hand, not pending']],
  [
    'Certificate or licence: First aid certificate (newer than 2020)',
    ['First aid certificate newer than 2020'],
  ],
  ['Certificate or licence: PMP (before 2019)', ['PMP, earned before 2019']],
  ['At least 2 certificates or licences', ['At least 2 certifications', 'Two certificates']],
  ['Any certificate or licence', ['Any certification', 'Has a professional certification']],
  [/^Certificate or licence: (?:Licensed|Journeyman) electrician/u, ['Licensed electrician']],
  [/^Certificate or licence: (?:Licensed|Journeyman) electrician/u, ['Journeyman electrician licence']],
  // membership of a register or a chamber
  ['Certificate or licence: Ordine degli Infermieri', ["Iscrizione all'Ordine degli Infermieri"]],
  ['Certificate or licence: Architektenkammer', ['Mitglied der Architektenkammer']],
  ['Certificate or licence: Ordre des architectes', ["Inscrit à l'Ordre des architectes"]],
];

const FIRST_AID = ['First Aid at Work, valid until May 2028'];
const LAPSED = ['First Aid at Work (expired 2023)'];
const PAST = ['First Aid at Work, valid until May 2024'];
const PMP = ['Project Management Professional (PMP), 2021'];
const PMP_BOOKED = ['PMP (exam booked for January 2027)'];
const PLANS = ['Journeyman Electrician Licence, OSHA 30, planning to sit the Master exam in 2027'];
const WRAPPED = ['Forklift licence (counterbalance and reach), issued in Leeds, valid until'];
const PMP_STUDY = ['PMP, in progress'];
const AWS = ['AWS Certified Developer - Associate, 2023'];
const FORKLIFT = ['Forklift licence (counterbalance), 2022'];
const GERMAN = ['Staplerschein (Gabelstapler), gültig', 'Ausbilderschein (AEVO), 2019'];
const FRENCH = ['CACES R489 catégorie 3, 2022', 'SST, en cours de validité'];
const SPANISH = ['Carnet de manipulador de alimentos, 2021'];
const CPA_PARTS = ['CPA (two of four exams passed)'];
const COURSE = ['Prince2 Practitioner, training course only'];
const NURSE = ['Registered Nurse (RN), Texas Board of Nursing'];
const SCRUM = ['Certified ScrumMaster (CSM), 2020', 'Food Safety Level 2, 2018'];

const CASES: readonly Case[] = [
  // what counts in its place is for a person to judge
  [
    'Qualified Teacher Status or equivalent',
    ['First aid at work, 2015'],
    'not_stated',
    'equivalent counts is for a person to judge',
  ],
  ['First-aid certificate', FIRST_AID, 'met', 'First Aid at Work'],
  ['First aid certificate, still valid', FIRST_AID, 'met', 'May 2028'],
  ['First aid certificate, still valid', LAPSED, 'not_met', 'Not valid any more'],
  ['First aider', PAST, 'not_met', 'Not valid any more'],
  ['First aid certificate, in date', ['First Aid at Work, 2021'], 'not_stated', 'still valid'],
  ['Erste-Hilfe-Schein', FIRST_AID, 'met', 'First Aid at Work'],
  ['First-aid certificate', PMP, 'not_met'],
  ['First-aid certificate', ['First Aid at Work (FAW), expired 2023'], 'not_met', 'Not valid any more'],
  ['PMP', PMP, 'met', 'PMP'],
  ['LEED certified', ['Certificate in Planning, University of Leeds, 2014'], 'not_met'],
  ['LEED', ['Certificate in Planning, University of Leeds, 2014'], 'not_met'],
  ['LEED certified', ['Leed certified professional, 2019'], 'met', 'Leed'],
  ['LEED', ['Two LEEDs, 2019'], 'met', 'LEEDs'],
  ['PMP certified', PMP_BOOKED, 'not_met', 'Not held yet'],
  ['PMP', PMP_STUDY, 'not_met', 'Not held yet'],
  ['PMP or in progress', PMP_STUDY, 'met', 'in progress'],
  ['PMP in progress', PMP, 'not_met', 'Already held'],
  ['PMP, in hand, not pending', PMP_BOOKED, 'not_met', 'Not held yet'],
  ['PMP, earned after 2019', PMP, 'met', '2021'],
  ['PMP, earned before 2019', PMP, 'not_met', '2021'],
  ['Project management certification', PMP, 'met', 'PMP'],
  ['Project management certification', SCRUM, 'not_met'],
  // a plan governs what it names, and nothing else on its line
  ['OSHA 30', PLANS, 'met', 'OSHA 30'],
  ['Journeyman electrician licence', PLANS, 'met', 'Journeyman'],
  ['Master electrician licence', PLANS, 'not_met'],
  ['PMP', ['PMP, planning to sit the exam in 2027'], 'not_met', 'Not held yet'],
  ['PMP', ['PMP and studying for CISSP'], 'met', 'PMP'],
  ['CISSP', ['PMP and studying for CISSP'], 'not_met', 'Not held yet'],
  ['Master electrician licence', ['Master Electrician: hours done, exam not taken yet'], 'not_met'],
  // the date stands on the next line
  ['Forklift licence, still valid', [...WRAPPED, 'May 2028'], 'met'],
  ['Forklift licence, still valid', [...WRAPPED, 'May 2025'], 'not_met', 'Not valid any more'],
  ['Reach truck ticket, in date', ['Reach truck and pallet truck tickets (both in date)'], 'met'],
  ['PMP', ['PMP (2019; lapsed 2022, not renewed)'], 'not_met', 'Not valid any more'],
  ['QuickBooks certification', ['QuickBooks Online ProAdvisor, 2022'], 'met', 'ProAdvisor'],
  // a register says that somebody may work
  [
    "Iscrizione all'Ordine degli Infermieri",
    ["Iscritta all'Ordine degli Infermieri dal 2016"],
    'met',
    'Ordine',
  ],
  ['Mitglied der Architektenkammer', ['Mitglied der Architektenkammer Berlin seit 2015'], 'met', 'kammer'],
  ['Mitglied der Architektenkammer', PMP, 'not_met'],
  ['AWS certified', AWS, 'met', 'AWS Certified Developer'],
  ['Azure certification', AWS, 'not_met'],
  ['Cloud certification', AWS, 'met', 'AWS Certified Developer'],
  ['AWS certification at Professional level', AWS, 'not_met'],
  ['Forklift licence', FORKLIFT, 'met', 'counterbalance'],
  ['Reach truck licence', FORKLIFT, 'not_met'],
  ['Staplerschein', GERMAN, 'met', 'Staplerschein'],
  ['Forklift licence, still valid', GERMAN, 'met', 'gültig'],
  ['Ausbildereignung', GERMAN, 'met', 'Ausbilderschein'],
  ['Forklift licence', FRENCH, 'met', 'CACES'],
  ['Sauveteur secouriste (SST)', FRENCH, 'met', 'SST'],
  ['Food safety certificate', SPANISH, 'met', 'manipulador de alimentos'],
  ['Food hygiene certificate', SCRUM, 'met', 'Food Safety'],
  ['CPA', CPA_PARTS, 'not_met', 'Not held yet'],
  ['PRINCE2 Practitioner', COURSE, 'not_met', 'Not held'],
  ['RN licence', NURSE, 'met', 'Registered Nurse'],
  ['RN license', SCRUM, 'not_met'],
  ['Scrum product owner certificate', SCRUM, 'not_met'],
  ['At least 2 certifications', SCRUM, 'met'],
  ['At least 3 certifications', SCRUM, 'not_met'],
  ['Any certification', NURSE, 'met', 'Registered Nurse'],
];

describeReadings('certificates', READINGS);
describeFindings('certificates', (lines) => resumeWith('Certifications', lines), CASES);
describeFindings('certificates where none are listed', (lines) => resumeWith('Skills', lines), [
  ['PMP', ['Excel, Outlook'], 'not_met', 'does not mention'],
  ['Any certification', ['Excel, Outlook'], 'not_met', 'no certificate'],
  ['Forklift licence', ['Excel, forklift repairs'], 'not_met'],
]);

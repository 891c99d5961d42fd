import { describeFindings, describeReadings, resumeWith, type Case, type Reading } from './tables.ts';

const READINGS: readonly Reading[] = [
  ['Is permitted to work in UK', ['Right to work in the UK']],
  ['Is permitted to work in EU', ['EU citizen']],
  ['Is permitted to work', ['Arbeitserlaubnis', 'Permis de travail']],
  ['Needs visa sponsorship', ['Needs visa sponsorship']],
  ['What the resume says of whether the person would relocate', ['Willing to relocate', 'Umzugsbereit']],
  ['What the resume says of whether the person would relocate: Vienna', ['Open to moving to Vienna']],
  ['Expects pay of less than 60000', ['Expected salary below 60,000', 'Gehaltsvorstellung unter 60 TEUR']],
  ['What the resume says of which pay the person expects', ['Gehaltsvorstellung']],
  ['Could start within 4 weeks', ['Notice period under a month']],
  ['Could start at once', ['Available immediately']],
  ['What the resume says of whether the person would travel', ['Willing to travel', 'Reisebereitschaft']],
  [
    'What the resume says of which hours or shifts the person would work',
    ['Works weekends', 'Would work night shifts'],
  ],
  [
    'What the resume says of whether the person holds a driving licence',
    ["Driver's license", 'Führerschein'],
  ],
];

const PLAIN = ['Careful and quick.'];
const CASES: readonly Case[] = [
  ['Right to work in the UK', PLAIN, 'not_stated', 'does not say'],
  ['Right to work in the UK', ['Right to work in the UK, no sponsorship needed.'], 'met', 'Right to work'],
  ['Right to work in the UK', ['Authorized to work in Canada.'], 'not_stated', 'not clearly'],
  ['Authorized to work in the US', ['Authorized to work in the United States.'], 'met', 'Authorized'],
  ['Authorized to work in the US', ['Authorized to work in Canada.'], 'not_stated', 'not clearly'],
  ['EU citizen', ['Italian passport, EU citizen.'], 'met', 'EU citizen'],
  ['Willing to relocate', ['Open to relocation.'], 'met', 'relocation'],
  ['Willing to relocate', ['Not willing to relocate.'], 'not_met', 'Not willing'],
  ['Willing to relocate', PLAIN, 'not_stated', 'does not say'],
  ['Willing to relocate to Vienna', ['Open to relocation to Lisbon.'], 'not_stated'],
  ['Umzugsbereit', ['Umzugsbereit.'], 'met', 'Umzugsbereit'],
  ['Expected salary below 60,000', PLAIN, 'not_stated', 'does not say'],
  ['Available immediately', ['Available immediately.'], 'met', 'Available immediately'],
  ['Available immediately', PLAIN, 'not_stated', 'does not say'],
  ['Willing to travel', ['Not willing to travel.'], 'not_met', 'Not willing'],
  ['Willing to travel', ['Willing to travel.'], 'met', 'Willing to travel'],
  ['Full driving licence', ['Full clean driving licence.'], 'met', 'driving licence'],
  ['Driving licence', ['No driving licence.'], 'not_met', 'No driving licence'],
  ['Führerschein Klasse B', ['Führerschein Klasse B.'], 'met', 'Klasse B'],
  ['Driving licence', PLAIN, 'not_stated', 'does not say'],
  ['Security clearance', PLAIN, 'not_stated', 'does not say'],
  ['Would work part-time', ['I am looking for a part-time post.'], 'met', 'part-time'],
  ['Would work part-time', ['I want to work full-time.'], 'not_met'],
  ['Would work full-time', ['Looking for part-time work only.'], 'not_met', 'part-time'],
  ['Would work full-time', PLAIN, 'not_stated', 'does not say'],
  ['Willing to work night shifts', PLAIN, 'not_stated', 'does not say'],
  // a car of one's own is not a licence
  ['Own car', ['Full driving licence.'], 'not_stated', 'does not say'],
  ['Own car', ['Full driving licence and own car.'], 'met', 'own car'],
  ['Eigenes Auto', ['Führerschein B, kein eigener PKW.'], 'not_met', 'kein eigener'],
  ['Driving licence', ['Clean licence, no car.'], 'met', 'Clean licence'],
  ['Mezzo proprio', ['Patente B, senza auto.'], 'not_met', 'senza auto'],
  // hours named outside a job are those a person wants
  ['Would work full-time', ['Part-time, mornings.'], 'not_met', 'Part-time'],
  ['Recherche un temps plein', ['Souhaite un 80 %.'], 'not_met', '80 %'],
  ['Turni serali', ['Solo turno serale.'], 'met', 'turno serale'],
  ['Vardiyalı çalışabilecek', ['Vardiyaya uygun, seyahat edemez.'], 'met', 'Vardiyaya'],
  // four weeks are a month, and a date says how long it is until then
  ['Notice period no longer than four weeks', ["One month's notice."], 'met', 'One month'],
  ['Disponible immédiatement', ['Disponible dès février 2030.'], 'not_met', 'février'],
  ['Eintritt sofort', ['Zwei Tage Homeoffice. Frühester Eintritt 1. April 2030.'], 'not_met', 'April'],
];

describeReadings('open facts', READINGS);
describeFindings('open facts', (lines) => resumeWith('Summary', lines), CASES);

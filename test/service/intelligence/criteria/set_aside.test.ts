import { describe, expect, test } from 'vitest';
import { answer } from './judge.ts';

const LINES = [
  'Megan Pryce',
  'megan.pryce@example.com | 0117 555 0102',
  'Bristol',
  'Experience',
  'Transport Planner, Avonside Haulage Ltd, Bristol',
  '2018 – present',
  '• route planning in SAP TM, invoicing in Xero',
  'Skills: SAP TM, Xero, Excel',
  'Languages: French C1, Russian B2',
  'Driving licence: B, BE',
  'Willing to relocate to Cardiff.',
];

describe('what is not asked for is set aside, named, and keeps the answer from being sure', () => {
  test.each([
    'nie bei Acme Freight gearbeitet (Rechtsstreit)',
    'has never worked for Acme Freight (ongoing lawsuit)',
    'nunca ha trabajado en Acme Freight, que es competencia directa',
    "n'a jamais travaillé chez Acme Freight, notre concurrent direct",
    'mai lavorato per Acme Freight (causa in corso)',
    "Acme Freight'te hiç çalışmamış olmalı (rakip)",
    'Führerschein BE für den Pferdeanhänger',
    'driving licence BE (horse trailer)',
    'patente BE per il rimorchio dei cavalli',
    'Französisch C1? Kunde sitzt in Lyon',
    'French B2 or better, our suppliers are in Lyon',
    'Unser Lager liegt weit draußen, deshalb Führerschein B.',
    'El almacén está lejos de todo, así que hace falta carné B.',
    "L'entrepôt n'est pas desservi par le bus, le permis B est donc obligatoire",
    'Il magazzino è lontano da tutto, quindi ci vuole la patente B.',
    'Depo şehir dışında, o yüzden B ehliyeti gerekiyor.',
    'Nuestros conductores hablan ruso, así que necesitamos a alguien que lo hable bien',
    'Nous échangeons en allemand et en français, donc nous demandons le français C1',
    'I nostri autisti parlano russo, quindi cerchiamo qualcuno che lo parli bene',
    'Französisch B2, lieber auch Spanisch',
    'Xero, Sage would be nice',
    'Excel y SAP TM, Power BI sería un plus',
    "quelqu'un qui connaît SAP TM et qui, idéalement, parle italien",
    'Xero, meglio se anche TeamSystem',
  ])('%s', (criterion) => {
    const given = answer(criterion, LINES);
    expect(given.finding).toBe('met');
    expect(given.confidence_score).toBeLessThanOrEqual(0.84);
    expect(given.not_understood).not.toEqual([]);
  });

  test.each([
    'The job is in Cardiff, so she would have to move there.',
    'French C1, better more',
    'Es wäre super, wenn sie schon bei Avonside Haulage gewesen wäre',
    'It would be great if she had worked at Avonside Haulage',
  ])('nothing else is asked: %s', (criterion) => {
    expect(answer(criterion, LINES).finding).toBe('met');
  });
});

describe('what stands in the same places and is asked for is kept', () => {
  test.each([
    'never worked for Acme Freight (Spanish C1)',
    'never worked for Acme Freight, dispute resolution',
    'never worked for Acme Freight, good with difficult customers',
    'nie bei Acme Freight gearbeitet (Wettbewerbsrecht)',
    'nie bei Acme Freight gearbeitet, unsere Kunden betreuen',
    'nunca en Acme Freight, resolución de litigios',
    'mai lavorato per Acme Freight, con patentino del muletto',
    'driving licence BE (ADR certified)',
    'driving licence B for hazardous goods vans',
    'Führerschein B für Gabelstapler',
    'tehlikeli madde kamyonu için B ehliyeti',
    'French C1, our client also wants Spanish',
    'Excel, our drivers are to be trained in Navision',
    'SAP TM, die Kollegen sind in Navision zu schulen',
    'Five years of Navision, so a planner',
    'We are looking for somebody with Navision, so Excel too',
    'The office manager role, so Excel',
    'El puesto es de carretillero, así que pedimos carné B',
    'Lavoriamo con Navision, quindi almeno cinque anni',
    'Our depot is far out, so she needs a driving licence and a forklift licence.',
    'Nos chauffeurs parlent polonais, donc il nous faut quelqu’un qui le parle bien',
    'The job is in Dundee, so she would have to move there.',
    'Xero, Navision essential, Sage would be nice',
    'French C1, preferred supplier management',
    'meglio Navision di Xero',
  ])('%s', (criterion) => {
    expect(answer(criterion, LINES).finding).not.toBe('met');
  });
});

test('a permit that is tied to an employer is none for another', () => {
  const lines = [...LINES, 'My permit is tied to my current employer.'];
  const asked = 'We cannot sponsor anybody, so she must be free to work for us without it.';
  expect(answer(asked, lines).finding).not.toBe('met');
});

test('where no job was read, the name of an employer tells nothing', () => {
  const lines = ['Megan Pryce', 'megan.pryce@example.com', 'Planner | Acme Freight, Lagos'];
  expect(answer('has never worked for Acme Freight', lines).finding).not.toBe('met');
});

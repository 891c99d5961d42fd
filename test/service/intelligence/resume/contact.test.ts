import { describe, expect, test } from 'vitest';
import type { Profile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const read = (...lines: readonly TestLine[]): Profile =>
  readProfile(documentOf([...lines, 'Experience', 'Cook, Inn\t2019 - 2021', '- Cooked']), {
    reference_date: '2026-11',
    lexicon: shippedLexicon(),
  });

describe('name', () => {
  test.each([
    ['particles', 'Maarten van der Hoeve', 'Maarten van der Hoeve'],
    ['a prefix', 'Fatima al-Sayegh', 'Fatima al-Sayegh'],
    ['an apostrophe', "SINÉAD O'HARA", "SINÉAD O'HARA"],
    ['two surnames', 'Lucía Fernández Rey', 'Lucía Fernández Rey'],
    ['credentials', 'Jane Doe, RN, BSN, CCRN', 'Jane Doe'],
    ['letters apart', 'J A N E   D O E', 'JANE DOE'],
    ['pronouns', 'Jane Doe (she/her)', 'Jane Doe'],
    ['the title of the document before it', 'Curriculum Vitae – Jane Doe', 'Jane Doe'],
    ['the family name first', 'Lindqvist, Bo', 'Bo Lindqvist'],
    ['the family name first, with two given names', 'van der Berg, Anna Maria', 'Anna Maria van der Berg'],
    ['the family name first, in capitals', 'LINDQVIST, BO', 'BO LINDQVIST'],
    ['a label', 'Imię i nazwisko: Anna Wiśniewska', 'Anna Wiśniewska'],
    ['a script without capitals', '王小明', '王小明'],
  ])('with %s', (_what, line, name) => {
    expect(read(line, 'someone@example.com').name).toBe(name);
  });

  test.each([
    ['a place', 'Leeds, England'],
    ['a title and a place', 'Nurse, Berlin'],
    ['two skills', 'Excel, Outlook'],
    ['credentials', 'Lindqvist, RN'],
  ])('is not %s around a comma', (_what, line) => {
    expect(read(line, 'someone@example.com').name ?? 'Lindqvist').toBe('Lindqvist');
  });

  test('with the family name first stands below other words only if the address has both', () => {
    expect(read('Ada Muster', 'Marmalade, Orange', 'ada@example.com').name).toBe('Ada Muster');
    expect(read('Application', 'Lindqvist, Bo', 'bo.lindqvist@example.com').name).toBe('Bo Lindqvist');
  });

  test.each([
    ['a suite of programs', 'Office Suite'],
    ['a suite of programs over the address', 'Office Suite', 'mira@example.com'],
    ['a heading and what stands under it', 'Hobbies Reading'],
    ['a licence', 'Driving Licence', 'Class B'],
    ['a skill', 'Python', 'someone@example.com'],
    ['a program', 'Excel', 'someone@example.com'],
    ['a letter in the place of a resume', 'Anschreiben', 'someone@example.com'],
    ['the opening of a letter', 'To Whom It May Concern', 'someone@example.com'],
    ['what somebody calls themselves', 'Strong Communicator', 'someone@example.com'],
    ['a detail without a sign', 'Nationality British', 'someone@example.com'],
    ['a detail in French', 'Situation Familiale', 'someone@example.com'],
  ])('is not invented from %s', (_what, ...lines) => {
    expect(read(...lines).name).toBe(null);
  });

  test.each([
    'Jack Cook',
    'Jack Porter',
    'Julia Stone',
    'Jack Black',
    'Jack Ward',
    'Ruby Rice',
    'Iris White',
    'Grace Hobbies',
  ])('%s is a name: in large letters, in plain text, and with an address that holds it', (name) => {
    const own = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    expect(read(name, own).name).toBe(name);
    // a trade, or a heading: only the address tells
    if (/Cook|Porter|Hobbies/.test(name)) return;
    expect(read(name, 'someone@example.com').name).toBe(name);
    expect(read(name, '0171 5550100', 'jx77@example.com').name).toBe(name);
    expect(read({ text: name, font_size: 20 }, { text: 'jx77@example.com', font_size: 10 }).name).toBe(name);
  });

  test('of everyday words is a name where the address says so', () => {
    expect(read('Mark Price', 'mark.price@example.com').name).toBe('Mark Price');
    expect(read('Summer Rain', 'summer@example.com').name).toBe('Summer Rain');
  });

  test('its span is the name alone, and a guess is told', () => {
    const lines = ['Dr. Jane Doe, MBA', 'jane.doe@example.com'];
    const profile = read(...lines);
    expect(profile.sources['name']).toEqual({ start: 4, end: 12 });
    expect(profile.notices.filter(({ type }) => type === 'NAME_UNSURE')).toEqual([]);
    expect(read('someone@example.com').notices.map(({ type }) => type)).toContain('NAME_UNSURE');
  });
});

describe('e-mail', () => {
  test.each([
    [['Email:jane@example.com.'], ['jane@example.com']],
    [['jane (at) example (dot) com'], ['jane@example.com']],
    [['jane.doe@example.co', 'm'], ['jane.doe@example.com']],
    [['jane@example.com / j.doe@example.org'], ['jane@example.com', 'j.doe@example.org']],
    [[{ text: 'Write to me', links: ['mailto:jane@example.com?subject=Hi'] }], ['jane@example.com']],
  ])('%j', (lines, emails) => {
    expect(read('Jane Doe', ...(lines as TestLine[])).emails).toEqual(emails);
  });

  test.each([
    // as text recognition reads an address with a dot; whose name it is says that it is one
    ['Memphis, TN | jane. doe@example.com', 'jane.doe@example.com', false],
    ['jane .doe@example.com', 'jane.doe@example.com', false],
    // nobody's name: the address may be whole, and may not
    ['Memphis, TN | jd. doe@example.com', 'doe@example.com', true],
    ['Write to me. DOE@example.com', 'doe@example.com', true],
    ['Memphis, TN. doe@example.com', 'doe@example.com', false],
  ])('%s may be torn apart', (line, email, is_doubtful) => {
    const profile = read('JANE DOE', line);
    expect(profile.emails).toEqual([email]);
    expect((profile.confidence['emails.0'] ?? 1) < 0.6).toBe(is_doubtful);
    const { start, end } = profile.sources['emails.0']!;
    expect(`JANE DOE\n${line}`.slice(start, end).replaceAll(' ', '').toLowerCase()).toBe(email);
  });
});

describe('telephone', () => {
  test.each([
    ['London, United Kingdom', '+44 (0)20 7946 0123', ['+442079460123']],
    ['Berlin, Germany', 'Tel.: 030 / 555 01 87', ['+49305550187']],
    ['Lyon, France', '06.12.34.56.78', ['+33612345678']],
    ['Boston, MA', '(617) 555-2019', ['+16175552019']],
    ['Boston, MA', '617-555-0100 ext. 12', ['+16175550100;ext=12']],
    ['Boston, MA', '617 555 0100 / 617 555 0101', ['+16175550100', '+16175550101']],
    ['Berlin, Germany', 'Geburtsdatum: 01.02.1990', []],
    ['Lisboa, Portugal', '1990-123', []],
    ['Boston, MA', 'License #12345678', []],
    ['Boston, MA', '219-09-9999', []],
  ])('%s: %s', (place, line, phones) => {
    expect(read('Jane Doe', 'jane@example.com', place, line).phones).toEqual(phones);
  });
});

describe('links', () => {
  test.each([
    [['linkedin.com/in/jane-', 'doe'], ['linkedin.com/in/jane-doe']],
    [['github.com/janedoe.'], ['github.com/janedoe']],
    [
      [{ text: 'LinkedIn', links: ['https://www.linkedin.com/in/janedoe/'] }],
      ['https://www.linkedin.com/in/janedoe'],
    ],
  ])('%j', (lines, links) => {
    expect(read('Jane Doe', 'jane@example.com', ...(lines as TestLine[])).links).toEqual(links);
  });
});

describe('location', () => {
  test.each([
    ['Address: Houston, TX', 'Houston, TX', 'Houston', 'US'],
    ['Musterstraße 1, 80331 München', '80331 München', 'München', 'DE'],
    ['12 Mill Road, Cambridge CB1 2AB', 'Cambridge CB1 2AB', 'Cambridge', 'GB'],
    ['Based in Porto, Portugal', 'Porto, Portugal', 'Porto', 'PT'],
    ['Domicilio: Calle Mayor 3, Burgos, España', 'Burgos, España', 'Burgos', 'ES'],
    ['ul. Długa 5, 31-147 Kraków', '31-147 Kraków', 'Kraków', 'PL'],
    ['Greater Boston Area', 'Greater Boston Area', 'Greater Boston Area', 'US'],
    ['Utrecht, Nederland', 'Utrecht, Nederland', 'Utrecht', 'NL'],
    ['Street 1, 00000 Parish\tSunnyvale, CA', 'Sunnyvale, CA', 'Sunnyvale', 'US'],
  ])('%s', (line, raw, city, country) => {
    expect(read('Jane Doe', 'jane@example.com', line).location).toMatchObject({ raw, city, country });
  });

  test.each([
    ['Address: 12 Mill Road', null],
    ['Anschrift: Lindenweg 4', null],
    ['Address: Plot 14, Sector 9, Inventedville', 'Inventedville'],
    ['jane@example.com | King Street, Inventedville | 555-0147', 'Inventedville'],
    ['P.O. Box 12, Reno, NV', 'Reno, NV'],
  ])('a street is no location: %s', (line, raw) => {
    expect(read('Jane Doe', line).location?.raw ?? null).toBe(raw);
  });

  test.each([
    ['8 Chicago, IL', 'Chicago, IL'],
    ['® Boston, MA', 'Boston, MA'],
    ['9 Austin, TX | 555-0147', 'Austin, TX'],
  ])(
    'a sign that text recognition made of a drawing is no part of it, and to be checked: %s',
    (line, raw) => {
      const { location, confidence } = read('Jane Doe', 'jane@example.com', line);
      expect(location?.raw).toBe(raw);
      expect(location?.city).toBe(raw.split(',')[0]);
      expect(confidence['location']).toBeLessThan(0.6);
    },
  );

  test('goes on in the next line, and is never the place of a job', () => {
    expect(
      read('Jane Doe', 'jane@example.com | Bristol, United', 'Kingdom | github.com/jane').location?.raw,
    ).toBe('Bristol, United Kingdom');
    expect(read('Jane Doe', 'jane@example.com').location).toBe(null);
  });
});

describe('names and places under labels', () => {
  const rest = ['Experience', 'Line Cook, Harbor Grill\t03/2019 – 06/2021', '• Worked grill and fry.'];
  test.each([
    ['Name: Ada Muster\tTitle: Shift Leader|Address: 14 Quay Street, Cork, Ireland', 'Cork, Ireland'],
    ['Résumé\tName: Ada Muster|Location: Cork, Ireland, Email: ada@example.com', 'Cork, Ireland'],
    ['Lebenslauf|Nachname: Muster|Vorname: Ada|Wohnort: Münster, Telefon: 0251 5550143', 'Münster'],
    [
      'Lebenslauf|Name, Vorname: Muster, Ada|Anschrift: Lindenweg 4, 48143 Münster, Tel. 0251 5550143',
      '48143 Münster',
    ],
    ['Lebenslauf von Ada Muster|Wohnhaft in Münster', 'Münster'],
    [
      'Hoja de vida|Nombres: Ada|Apellidos: Muster|Ciudad de residencia: Bogotá, Colombia',
      'Bogotá, Colombia',
    ],
    ['Curriculum Vitae|Nom : Muster|Prénom : Ada|Adresse : 12 rue des Ajoncs, 29200 Brest', '29200 Brest'],
    ['Curriculum Vitae di Ada Muster|Residenza: Bologna', 'Bologna'],
    ['ÖZGEÇMİŞ - Ada Muster|Şehir: Bursa', 'Bursa'],
    [
      'Europass Curriculum Vitae|First name(s) / Surname(s) Ada Muster|Address: Cork, Ireland',
      'Cork, Ireland',
    ],
    ['Resume|Ada Muster, Shift Leader|Cork, Ireland', 'Cork, Ireland'],
  ])('%s', (head, place) => {
    const profile = readProfile(documentOf([...head.split('|'), ...rest]), {
      reference_date: '2026-11',
      lexicon: shippedLexicon(),
    });
    expect(profile.name).toBe('Ada Muster');
    expect(profile.location?.raw).toBe(place);
  });
});

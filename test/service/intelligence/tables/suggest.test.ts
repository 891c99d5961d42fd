import { describe, expect, it } from 'vitest';
import { columnLetter, columnsOf, headerRowOf } from '#service/intelligence/tables/suggest.ts';

const fieldsOf = (rows: string[][]): (string | null)[] =>
  columnsOf(rows, headerRowOf(rows)).map(({ suggested_field }) => suggested_field);

describe('what columns hold is told by their headers', () => {
  it.each([
    ['English', 'First name,Surname,E-mail,Mobile,City,LinkedIn URL,Source,Candidate ID'],
    ['German', 'Vorname,Name,E-Mail-Adresse,Handynummer,Wohnort,Webseite,Quelle,Bewerbernummer'],
    ['French', 'Prénom,Nom,Adresse e-mail,Téléphone portable,Ville,Site web,Provenance,Identifiant'],
    ['Spanish', 'Nombre,Apellidos,Correo electrónico,Teléfono móvil,Ciudad,Sitio web,Fuente,Código'],
    ['Italian', 'Nome,Cognome,Indirizzo e-mail,Cellulare,Città,Sito web,Fonte,Codice candidato'],
    [
      'Portuguese',
      'Primeiro nome,Sobrenome,Endereço de e-mail,Telemóvel,Cidade,Perfil,Origem,ID do candidato',
    ],
    ['Dutch', 'Voornaam,Achternaam,E-mailadres,Telefoonnummer,Woonplaats,Website,Bron,Kandidaatnummer'],
    ['Polish', 'Imię,Nazwisko,Adres e-mail,Numer telefonu,Miejscowość,Strona WWW,Źródło,ID kandydata'],
    [
      'a program',
      'firstName,last_name,EMAIL (primary),Phone 1,candidate_location,profileUrl,candidateSource,externalId',
    ],
  ])('in %s', (_language, headers) => {
    expect(fieldsOf([headers.split(','), ['Ada', 'Example']])).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone',
      'location',
      'links',
      'source',
      'remote_id',
    ]);
  });

  it.each([
    ['Nom', ['full_name']],
    ['Name,Vorname', ['last_name', 'first_name']],
    ['Name,First name,Last name', [null, 'first_name', 'last_name']],
    [
      'Candidate,Current title,Current company,Skills,Remarks',
      ['full_name', 'title', 'employer', 'tags', 'notes'],
    ],
    ['Kandidat,Position,Firma,Schlagwörter,Bemerkung', ['full_name', 'title', 'employer', 'tags', 'notes']],
    ['Name,E-mail,E-mail 2,Colour of hair', ['full_name', 'email', 'email', null]],
    ['Name,Full name', ['full_name', null]],
  ])('%s', (headers, fields) => {
    expect(fieldsOf([headers.split(','), ['x']])).toEqual(fields);
  });
});

describe('and by their cells', () => {
  it('where there are no headers', () => {
    const rows = [
      ['Ada Example', 'ada@example.com', '+1 555 010 2030', 'https://example.com/ada', '2024-01-05'],
      ['Ben Sample', 'ben@example.com', '(555) 010-2031', 'www.example.com/ben', '2024-01-06'],
    ];
    expect(headerRowOf(rows)).toBeNull();
    expect(fieldsOf(rows)).toEqual(['full_name', 'email', 'phone', 'links', null]);
    expect(columnsOf(rows, null)[0]).toMatchObject({ name: 'A', examples: ['Ada Example', 'Ben Sample'] });
  });

  it('where headers say nothing, or mislead', () => {
    const rows = [
      ['Who', 'Reach', 'Title', 'Address'],
      ['Ada Example', '555-010-2030', 'Ms', 'ada@example.com'],
      ['Ben Sample', '555-010-2031', 'Mr.', 'ben@example.com'],
    ];
    expect(fieldsOf(rows)).toEqual(['full_name', 'phone', null, 'email']);
  });

  it('numbers and dates are no telephone', () => {
    expect(
      fieldsOf([
        ['Name', 'Since', 'Salary'],
        ['Ada', '01.02.2020', '45000000'],
      ]),
    ).toEqual(['full_name', null, null]);
  });
});

describe('the row of headers', () => {
  it.each([
    [
      'the first',
      [
        ['Name', 'E-mail'],
        ['Ada', 'ada@example.com'],
      ],
      0,
    ],
    [
      'below a title and an empty line',
      [['Candidates 2026'], [], ['Name', 'E-mail'], ['Ada', 'a@example.com']],
      2,
    ],
    [
      'unknown words',
      [
        ['Wer', 'Was'],
        ['Ada Example', 'Potter'],
      ],
      0,
    ],
    [
      'missing: people',
      [
        ['Ada Example', 'Leeds'],
        ['Ben Sample', 'York'],
      ],
      null,
    ],
    ['missing: addresses', [['ada@example.com'], ['ben@example.com']], null],
    [
      'never below the first person',
      [
        ['ada@example.com', 'Ada'],
        ['Name', 'E-mail'],
      ],
      null,
    ],
  ])('%s', (_what, rows, row) => expect(headerRowOf(rows)).toBe(row));
});

it('columns are lettered as in spreadsheets', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnLetter)).toEqual([
    'A',
    'Z',
    'AA',
    'AB',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
});

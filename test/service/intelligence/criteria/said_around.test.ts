import { describe, expect, it } from 'vitest';
import { answer, reading } from './judge.ts';

/** What stands around `{}` asks for nothing, whatever is asked for. */
const AROUND: Readonly<
  Record<string, { readonly asks: readonly string[]; readonly around: readonly string[] }>
> = {
  en: {
    asks: ['English C1', 'forklift licence', '3 years of bookkeeping'],
    around: [
      'Hi, could you check {} for me? Thanks, Anna',
      'client wants {} (non-negotiable)',
      'Just spoke to the client - {} is a must',
      '{} (they were very clear about this)',
      "{} or it won't fly",
      'The line manager told me {} matters most',
      'I promised the client {}',
      '{} (see my note from last week)',
      'must-have #1: {}',
    ],
  },
  de: {
    asks: ['Englisch C1', 'Staplerschein', '3 Jahre Buchhaltung'],
    around: [
      'Hallo, kannst du bitte {} prüfen? Danke, Anna',
      'Gerade mit dem Kunden telefoniert - {} ist Pflicht',
      '{} (da waren sie sehr deutlich)',
      'wir haben uns auf {} geeinigt',
      'Liebe Kollegin, bitte achte auf {}. Viele Grüße, Tom',
      'Bitte nur Leute mit {} schicken',
    ],
  },
  fr: {
    asks: ['anglais C1', 'CACES 3', '3 ans de comptabilité'],
    around: [
      'Bonjour, peux-tu vérifier {} ? Merci, Anna',
      'Comme convenu au téléphone : {}',
      '{} - ils y tiennent',
      '{} sinon ça ne passera pas',
      "on s'est mis d'accord sur {}",
      "J'ai promis au client : {}",
    ],
  },
  es: {
    asks: ['inglés C1', 'carnet de carretillero', '3 años de contabilidad'],
    around: [
      'Hola, ¿puedes comprobar {}? Gracias, Anna',
      'Una cosa más: {}',
      'el jefe dice {}',
      'quedamos en {}',
      '{} (lo dejaron muy claro)',
      'Mándame solo gente con {}',
    ],
  },
  it: {
    asks: ['inglese C1', 'patentino muletto', '3 anni di contabilità'],
    around: [
      'Ciao, puoi controllare {}? Grazie, Anna',
      "Come d'accordo al telefono: {}",
      '{} - ci tengono molto',
      'ci hanno chiesto {}',
      'La capa ha detto che {} conta più di tutto',
    ],
  },
  tr: {
    asks: ['İngilizce C1', 'forklift ehliyeti', 'SAP'],
    around: [
      'Merhaba, {} var mı bakar mısın? Teşekkürler, Anna',
      'Telefonda konuştuğumuz gibi: {}',
      'patron {} diyor',
      '{} üzerinde anlaştık',
      'Bana sadece {} olanları gönder',
    ],
  },
};

describe('what is said around a criterion', () => {
  it.for(
    Object.values(AROUND).flatMap(({ asks, around }) =>
      around.flatMap((frame) => asks.map((asked) => [frame, asked] as const)),
    ),
  )('%s: %s', ([frame, asked]) => {
    expect(reading(frame.replace('{}', asked))).toEqual(reading(asked));
  });

  it.for([
    // it may be the denial, and what was done is no remark
    ['PHP - absolutely not', ['not']],
    ['PHP: auf keinen Fall', ['auf', 'keinen']],
    ['SAP, spoke to clients in person', []],
  ] as const)('leaves what may turn or narrow it: %s', ([asked, open]) => {
    const read = reading(asked);
    expect(read.open).toEqual(open);
    expect(read.open.length > 0 || read.understood !== reading('SAP').understood).toBe(true);
  });

  it.for([
    'the client does not want PHP',
    'Der Kunde will kein PHP',
    'el cliente no quiere PHP',
    'PHP? No thanks, says the client',
  ])('keeps the denial of somebody who says it: %s', (asked) => {
    expect(reading(asked).understood).toBe('Not: Skill: PHP');
  });

  it('bounds belong to what is asked for', () => {
    const asked = 'I am after somebody who has 2 firms on the list, not more';
    expect(reading(asked).understood).toBe('At most 2 employers');
  });

  it('a criterion of nothing else asks for nothing', () => {
    expect(answer('Thanks, Anna', ['Ada Quill', 'SAP']).finding).toBe('not_stated');
  });
});

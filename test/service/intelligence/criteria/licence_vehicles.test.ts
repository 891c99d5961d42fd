import { describeNative } from './native.ts';

/** The class of a licence, told by what may be driven. */
describeNative('a licence for a kind of vehicle', {
  de: [
    {
      asked: 'Lkw-Führerschein (C/CE)',
      heading: 'Sonstiges',
      met: ['Führerschein Klasse CE'],
      not_met: ['Führerschein Klasse B'],
    },
  ],
  fr: [
    { asked: 'permis voiture', heading: 'Informations complémentaires', met: ['Permis B', 'Permis C et CE'] },
    {
      asked: 'permis camion',
      heading: 'Informations complémentaires',
      met: ['Permis C et CE'],
      not_met: ['Permis B'],
    },
  ],
  es: [
    {
      asked: 'permiso de camión',
      heading: 'Información adicional',
      met: ['Permiso de conducir C+E'],
      not_met: ['Carnet de conducir B'],
    },
  ],
  it: [
    {
      asked: 'patente per camion',
      heading: 'Altre informazioni',
      met: ['Patente CE'],
      not_met: ['Patente B'],
    },
  ],
  tr: [
    {
      asked: 'kamyon ehliyeti olan',
      heading: 'Diğer bilgiler',
      met: ['CE sınıfı ehliyet'],
      not_met: ['B sınıfı ehliyet'],
    },
  ],
});

/** Short criteria whose words are words of other languages too: the bound tells the language. */
describeNative('a level with a bound', {
  es: [
    {
      asked: 'inglés B2 como mínimo',
      heading: 'Idiomas',
      met: ['Español (nativo), inglés C1'],
      not_met: ['Español (nativo), inglés A2'],
    },
  ],
  it: [
    {
      asked: 'inglese B2 come minimo',
      heading: 'Lingue',
      met: ['Italiano (madrelingua), inglese C1'],
      not_met: ['Italiano (madrelingua), inglese A2'],
    },
  ],
  tr: [
    {
      asked: 'en az B2 İngilizce',
      heading: 'Diller',
      met: ['Türkçe (ana dil), İngilizce C1'],
      not_met: ['Türkçe (ana dil), İngilizce A2'],
    },
  ],
});

import { describeNative } from './native.ts';

// what was or is worked, as opposed to what somebody would like
describeNative('hours that were worked', {
  de: [
    {
      asked: 'Hat in Teilzeit gearbeitet',
      met: ['In Teilzeit seit 2022'],
      not_stated: ['Bestellung von Material'],
    },
    {
      asked: 'Hat nachts gearbeitet',
      met: ['Dreischichtsystem mit Nachtschicht'],
    },
    { asked: 'Hat nachts gearbeitet', heading: 'Sonstiges', not_stated: ['Keine Nachtdienste möglich'] },
    { asked: 'Arbeitet in Vollzeit', heading: 'Sonstiges', met: ['Unbefristet, Vollzeit'] },
    { asked: 'Arbeitet in Vollzeit', not_met: ['Stelle in Teilzeit'] },
  ],
  es: [
    { asked: 'Ha trabajado a media jornada', met: ['Contrato a media jornada'] },
    { asked: 'Trabaja a jornada completa', heading: 'Otros datos', met: ['Contrato, jornada completa'] },
    { asked: 'Trabaja a jornada completa', heading: 'Otros datos', not_stated: ['Busco jornada completa'] },
  ],
  fr: [
    { asked: 'A déjà travaillé à mi-temps', met: ['Mi-temps la première année'] },
    { asked: 'Travaille à temps plein', met: ['Poste à temps plein'] },
  ],
  it: [{ asked: 'Ha lavorato part-time', met: ['Contratto part-time, 30 ore settimanali'] }],
});

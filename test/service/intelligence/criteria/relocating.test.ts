import { describeNative } from './native.ts';

/** Whether somebody would move, in the words resumes use. */
describeNative('moving for a job', {
  en: [
    {
      asked: 'Willing to relocate',
      heading: 'Additional information',
      met: [
        'Open to relocation',
        'Happy to move for the right role',
        'Relocation: yes',
        'Would relocate anywhere in the EU',
        'Prepared to move house for work',
        'Moving is no problem',
        'Geographically flexible',
        'Ready to relocate at short notice',
        'Relocation possible',
        'Can relocate within a month',
        'I have no objection to relocating',
        'Not bound to one place, relocation possible',
      ],
      not_met: ['Not able to relocate', 'Relocation: no', 'No relocation please', 'Would rather not move'],
    },
  ],
  de: [
    {
      asked: 'Umzugsbereit',
      heading: 'Sonstiges',
      met: [
        'Umzug möglich',
        'Bereit umzuziehen',
        'Ein Umzug ist kein Problem',
        'Bundesweit einsetzbar, Umzug gerne',
        'Räumlich flexibel',
        'Umzugsbereitschaft: ja',
        'Würde für die Stelle umziehen',
        'Ortsungebunden',
        'Einem Umzug nicht abgeneigt',
      ],
      not_met: ['Umzug nicht möglich', 'Kein Umzug', 'Umzugsbereitschaft: nein'],
    },
  ],
  fr: [
    {
      asked: 'Prêt à déménager',
      heading: 'Informations complémentaires',
      met: [
        'Mobilité nationale',
        'Mobile sur toute la France',
        'Déménagement possible',
        'Prête à changer de région',
        'Mobilité géographique : oui',
        'Ouverte à une relocalisation',
        'Je ne suis pas opposée à un déménagement',
        'Un déménagement ne me dérangerait pas',
      ],
      not_met: ['Pas de mobilité géographique', 'Déménagement exclu', 'Mobilité : non'],
    },
  ],
  es: [
    {
      asked: 'Dispuesto a mudarse',
      heading: 'Información adicional',
      met: [
        'Disponibilidad para cambiar de residencia',
        'Movilidad geográfica: sí',
        'Abierta a trasladarme',
        'Posibilidad de traslado',
        'Puedo mudarme a cualquier ciudad',
        'Disponible para reubicación',
        'No tengo problema en mudarme',
        'No descarto un traslado',
      ],
      not_met: [
        'Descarto un traslado',
        'Sin disponibilidad para cambio de residencia',
        'Movilidad geográfica: no',
      ],
    },
  ],
  it: [
    {
      asked: 'Disposto a trasferirsi',
      heading: 'Altre informazioni',
      met: [
        'Disponibilità al trasferimento',
        'Disponibile a cambiare città',
        'Trasferimento possibile',
        'Pronta a trasferirmi ovunque',
        'Mobilità geografica: sì',
        'Non ho problemi a trasferirmi',
        'Non escludo un trasferimento',
      ],
      not_met: ['Non disponibile a trasferimenti', 'Trasferimento: no'],
    },
  ],
  tr: [
    {
      asked: 'Taşınmaya hazır',
      heading: 'Diğer bilgiler',
      met: [
        'Şehir değiştirebilirim',
        'Taşınabilirim',
        'Taşınma engelim yok',
        'Başka şehre taşınmaya açığım',
        'Şehir değişikliği mümkün',
        'Başka şehre taşınmayı düşünürüm',
      ],
      not_met: ['Taşınamam', 'Şehir değiştirmek istemiyorum'],
    },
  ],
});

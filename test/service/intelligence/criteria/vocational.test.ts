import { describeNative } from './native.ts';

describeNative('master craftsmen and other vocational levels', {
  de: [
    {
      asked: 'Meister im Elektrohandwerk',
      heading: 'Ausbildung',
      met: [
        'Meisterausbildung Elektrohandwerk, abgeschlossen 2015',
        'Meisterbrief Elektrotechnikerhandwerk, 2015',
        'Meisterprüfung im Elektrohandwerk abgelegt, 2015',
        'Elektromeister (HWK), 2015',
        'Meisterprüfung als Elektrotechniker, 2012',
      ],
      not_met: [
        'Meisterausbildung Elektrohandwerk geplant',
        'Meisterschule Elektrotechnik abgebrochen',
        'Meisterausbildung Elektrohandwerk seit 2025 (laufend)',
        'Meisterbrief im Tischlerhandwerk, 2015',
        'Gesellenbrief Elektroniker, 2010',
        'Elektriker, Gesellenprüfung 2010',
      ],
    },
    {
      asked: 'Ist Elektromeister',
      heading: 'Ausbildung',
      met: ['Meisterbrief im Elektrohandwerk, 2015'],
      not_met: ['Kein Meisterbrief'],
    },
    {
      asked: 'Meisterbrief',
      heading: 'Ausbildung',
      met: [
        'Meisterprüfung abgelegt 2015',
        'Meisterbrief im Tischlerhandwerk',
        'Meisterausbildung 2013 - 2015',
      ],
      not_met: [
        'Meisterprüfung Teil I und II bestanden, Teil III offen',
        'Vorbereitung auf die Meisterprüfung',
        'Scrum Master',
        'Meisterausbildung 2024 - heute',
        'Meisterausbildung (Abschluss voraussichtlich 2027)',
        'Meisterausbildung begonnen',
        'Meisterausbildung seit 09/2025',
        'Meisterausbildung abgebrochen',
        'Meisterprüfung nicht bestanden',
        'Meisterprüfung im Mai 2027',
        'Meisterbrief angestrebt',
        'Ziel: Meisterbrief',
        'Hausmeister in einer Schule',
        'Bürgermeister von Fernhill',
      ],
    },
    { asked: 'Meistertitel', heading: 'Ausbildung', met: ['Tischlermeister, 2016'] },
    {
      asked: 'Meister im Tischlerhandwerk',
      heading: 'Ausbildung',
      met: ['Meisterbrief im Tischlerhandwerk'],
    },
  ],
  fr: [
    {
      asked: 'Brevet de maîtrise',
      heading: 'Formation',
      met: ['Brevet de maîtrise boulanger, 2014'],
      not_met: [
        'Brevet de maîtrise boulanger en cours',
        'Brevet des collèges, 2004',
        "Maîtrise d'ouvrage d'un chantier",
        'Préparation du brevet de maîtrise',
      ],
    },
    {
      asked: 'Brevet professionnel',
      heading: 'Formation',
      met: ['Brevet professionnel cuisine, 2012'],
      not_met: ['Brevet professionnel cuisine, abandonné'],
    },
    {
      asked: 'Brevet fédéral',
      heading: 'Formation',
      not_met: ['Brevet fédéral, prévu en 2027'],
      met: ['Brevet fédéral de comptable, 2018'],
    },
  ],
  it: [{ asked: 'Qualifica di maestro artigiano', heading: 'Formazione', met: ['Maestro artigiano, 2012'] }],
  pl: [
    {
      asked: 'Dyplom mistrzowski',
      heading: 'Wykształcenie',
      met: ['Dyplom mistrzowski w zawodzie piekarz, 2014'],
      not_met: ['Dyplom mistrzowski w trakcie'],
    },
  ],
  tr: [
    {
      asked: 'Ustalık belgesi',
      heading: 'Eğitim',
      met: ['Ustalık belgesi (elektrik), 2014'],
      not_met: ['Kalfalık belgesi, 2010', 'Ustalık belgesi için başvurdu'],
    },
  ],
});

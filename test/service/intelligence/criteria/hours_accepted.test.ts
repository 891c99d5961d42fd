import { describeNative } from './native.ts';

/** Hours under their other names, and those a wider word has in it. */
describeNative('hours somebody would work', {
  en: [
    {
      asked: 'on-call duty ok',
      heading: 'Availability',
      met: ['Happy to be on call', 'Available for standby duty'],
      not_stated: ['Happy to work nights, weekends and rotating shifts'],
    },
    {
      asked: 'does not object to nights',
      heading: 'Availability',
      met: ['Happy to work nights', 'Willing to work overnight'],
    },
    { asked: 'would work Saturdays', heading: 'Availability', met: ['Happy to work weekends'] },
  ],
  de: [
    {
      asked: 'bereit zu Wochenendarbeit',
      heading: 'Verfügbarkeit',
      met: ['Bereitschaft zu Nacht-, Wochenend- und Schichtarbeit vorhanden'],
    },
    {
      asked: 'samstags einsetzbar',
      heading: 'Verfügbarkeit',
      met: ['Bereit zu Wochenendarbeit'],
      not_stated: ['Bereit zu Nachtarbeit'],
    },
    {
      asked: 'macht Rufbereitschaft',
      heading: 'Verfügbarkeit',
      not_stated: ['Bereitschaft zu Nacht-, Wochenend- und Schichtarbeit vorhanden'],
    },
  ],
  fr: [
    {
      asked: 'disponible les samedis',
      heading: 'Disponibilité',
      met: ['Accepte le travail le week-end'],
      not_stated: ['Accepte le travail de nuit'],
    },
  ],
  es: [
    {
      asked: 'no tiene problema con los turnos',
      heading: 'Disponibilidad',
      met: ['Disponibilidad para trabajar a turnos'],
    },
  ],
});

/** Moving, in other words. */
describeNative('moving to another town', {
  en: [{ asked: 'geographical mobility', heading: 'Availability', met: ['Willing to relocate'] }],
  de: [
    {
      asked: 'bereit, den Wohnort zu wechseln',
      heading: 'Verfügbarkeit',
      met: ['Umzugsbereit'],
      not_met: ['Kein Umzug möglich'],
    },
  ],
  fr: [{ asked: 'changerait de région', heading: 'Disponibilité', met: ['Prête à déménager'] }],
  es: [{ asked: 'cambiaría de ciudad', heading: 'Disponibilidad', met: ['Dispuesta a mudarme'] }],
  it: [{ asked: 'cambierebbe residenza', heading: 'Disponibilità', met: ['Disponibile al trasferimento'] }],
});

/** A day that is named counts the notice already. */
describeNative('a start behind a notice period', {
  en: [
    {
      asked: 'could be here in January 2027',
      heading: 'Availability',
      not_met: ['Available from 1 February 2027; notice period four weeks'],
      met: ['Available from 1 January 2027; notice period four weeks'],
    },
  ],
  de: [
    {
      asked: 'Start im Januar 2027',
      heading: 'Verfügbarkeit',
      not_met: ['Verfügbar ab 1. Februar 2027, Kündigungsfrist vier Wochen'],
    },
    { asked: 'KüFri max. 6 Wochen', heading: 'Verfügbarkeit', met: ['Kündigungsfrist: vier Wochen'] },
  ],
});

/** Papers under the names people give them. */
describeNative('papers by their common names', {
  en: [
    { asked: 'has done a first aid course', heading: 'Certificates', met: ['First Aid at Work'] },
    { asked: 'certified ISO auditor', heading: 'Certificates', met: ['ISO 9001 Lead Auditor'] },
  ],
  de: [
    { asked: '34a-Schein', heading: 'Zertifikate', met: ['Sachkundeprüfung nach § 34a GewO'] },
    { asked: 'Schweißpapiere', heading: 'Zertifikate', met: ['Schweißerprüfung nach DIN EN ISO 9606-1'] },
    { asked: 'kann Auto fahren', heading: 'Sonstiges', met: ['Führerschein Klasse B'] },
  ],
  it: [
    { asked: 'saldatore certificato', heading: 'Certificati', met: ['Patentino saldatore EN ISO 9606-1'] },
  ],
});

import { describeNative } from './native.ts';

/** When somebody could start, by a month a criterion names; it is November 2026 in these resumes. */
describeNative('starting by a month', {
  en: [
    {
      asked: 'Can start on 1 February 2027',
      heading: 'Availability',
      met: ['Available from 1 January 2027', 'Available immediately', 'Notice period: one month'],
      not_met: ['Available from April 2027', 'Notice period: six months', 'Available from 15 February 2027'],
      not_stated: ['Notice period: three months', 'Fond of walking'],
    },
  ],
  de: [
    {
      asked: 'Kann spätestens im Februar 2027 anfangen',
      heading: 'Verfügbarkeit',
      met: ['Verfügbar ab 1. Januar 2027', 'Ab sofort verfügbar', 'Kündigungsfrist: vier Wochen'],
      not_met: ['Verfügbar ab April 2027', 'Kündigungsfrist: drei Monate zum Quartalsende'],
      not_stated: ['Kündigungsfrist: drei Monate'],
    },
    {
      asked: 'Start ab Januar',
      heading: 'Verfügbarkeit',
      met: ['Verfügbar ab 01.01.2027'],
      not_met: ['Eintritt ab März 2027 möglich'],
    },
  ],
  fr: [
    {
      asked: 'Prise de poste au 1er février 2027',
      heading: 'Disponibilité',
      met: ['Disponible à partir du 1er janvier 2027', 'Disponible immédiatement'],
      not_met: ['Disponible en avril 2027', 'Préavis : six mois'],
    },
    {
      asked: 'libre dès janvier',
      heading: 'Disponibilité',
      met: ['Disponible le 15 décembre 2026'],
      not_met: ['Disponible en mars 2027'],
    },
  ],
  es: [
    {
      asked: 'Puede empezar como tarde en febrero de 2027',
      heading: 'Disponibilidad',
      met: ['Disponible a partir del 1 de enero de 2027', 'Incorporación inmediata'],
      not_met: ['Disponible desde abril de 2027'],
    },
  ],
  it: [
    {
      asked: 'Può iniziare al più tardi a febbraio 2027',
      heading: 'Disponibilità',
      met: ['Disponibile dal 1° gennaio 2027', 'Disponibilità immediata'],
      not_met: ['Disponibile da aprile 2027'],
    },
  ],
  tr: [
    {
      asked: "En geç Şubat 2027'de başlayabilir",
      heading: 'Diğer bilgiler',
      met: ["1 Ocak 2027'den itibaren müsait", 'Hemen başlayabilirim'],
      not_met: ["Nisan 2027'den itibaren müsait"],
    },
  ],
});

/** What somebody wants to earn, against a sum. */
describeNative('pay', {
  en: [
    {
      asked: 'Expects no more than 50,000 euros a year in salary',
      heading: 'Additional information',
      met: ['Salary expectation: 42,000 euros a year', 'Expected salary: 40,000 - 48,000 EUR'],
      not_met: ['Salary expectation: 65,000 EUR'],
      not_stated: [
        'Salary expectation: 4,000 EUR a month',
        'Salary expectation: £42,000',
        'Salary expectation: 45,000 - 55,000 EUR',
      ],
    },
  ],
  de: [
    {
      asked: 'Gehalt bis max. 50.000 Euro',
      heading: 'Sonstiges',
      met: ['Gehaltsvorstellung: 42.000 Euro brutto im Jahr', 'Gehaltswunsch: 45 TEUR'],
      not_met: ['Gehaltswunsch 65.000 €'],
    },
    {
      asked: 'Gehaltsvorstellung unter 50 TEUR',
      heading: 'Sonstiges',
      met: ['Gehaltswunsch 48.000 €'],
      not_met: ['Gehaltswunsch 50.000 €'],
    },
  ],
  fr: [
    {
      asked: 'prétentions inférieures à 50 k€',
      heading: 'Informations complémentaires',
      met: ['Prétentions salariales : 42 000 € brut annuel'],
      not_met: ['Prétentions salariales : 65 000 €'],
    },
  ],
  es: [
    {
      asked: 'no pide más de 45.000 euros al año',
      heading: 'Información adicional',
      met: ['Pretensiones salariales: 42.000 € brutos anuales'],
      not_met: ['Pretensiones salariales: 65.000 €'],
    },
    {
      asked: 'sueldo de 50.000 € como mucho',
      heading: 'Información adicional',
      met: ['Expectativas salariales: 42.000 €'],
      not_met: ['Expectativas salariales: 65.000 €'],
      not_stated: ['Aficiones: cine'],
    },
  ],
  it: [
    {
      asked: 'RAL massima 50k',
      heading: 'Altre informazioni',
      met: ['Richiesta economica: 42.000 € lordi annui'],
      not_met: ['Richiesta economica: 65.000 €'],
    },
  ],
  tr: [
    {
      asked: 'maaş beklentisi en çok 500.000 TL',
      heading: 'Diğer bilgiler',
      met: ['Ücret beklentisi: yıllık brüt 420.000 TL'],
      not_met: ['Ücret beklentisi: 650.000 TL'],
    },
  ],
});

/** Hours: all of a kind are denied with the whole, and other hours say nothing of it. */
describeNative('hours', {
  de: [
    {
      asked: 'bereit zu Nachtschichten',
      heading: 'Sonstiges',
      met: ['Schichtbereitschaft vorhanden, auch Nachtschicht'],
      not_met: ['Keine Schichtarbeit'],
      not_stated: ['Nur Vollzeit'],
    },
    {
      asked: 'sucht eine Teilzeitstelle',
      heading: 'Sonstiges',
      met: ['Teilzeit, höchstens 25 Stunden pro Woche'],
      not_met: ['Nur Vollzeit'],
    },
  ],
  it: [
    {
      asked: 'accetta il turno di notte',
      heading: 'Altre informazioni',
      met: ['Disponibile al lavoro su turni, anche notturni'],
      not_met: ['Non disponibile ai turni'],
      not_stated: ['Solo tempo pieno'],
    },
  ],
  tr: [
    {
      asked: 'yarı zamanlı çalışmak istiyor',
      heading: 'Diğer bilgiler',
      met: ['Yarı zamanlı, haftada en fazla 25 saat'],
      not_met: ['Yalnızca tam zamanlı'],
    },
  ],
});

/** Where somebody lives may stand outside the header. */
describeNative('home below the header', {
  de: [
    {
      asked: 'wohnt in München',
      heading: 'Sonstiges',
      met: ['Wohnort: München'],
      not_met: ['Wohnort: Leipzig, ortsgebunden'],
    },
  ],
  es: [
    {
      asked: 'vive en Madrid',
      heading: 'Información adicional',
      met: ['Residencia: Madrid'],
      not_met: ['Residencia: Sevilla, sin movilidad geográfica'],
    },
  ],
  tr: [
    {
      asked: "İzmir'de oturuyor",
      heading: 'Diğer bilgiler',
      met: ['İkamet: İzmir'],
      not_met: ['İkamet: Bursa, taşınamaz'],
    },
  ],
});

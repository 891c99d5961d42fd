import { describeNative } from './native.ts';

describeNative('a short name behind a word of validity', {
  en: [
    {
      asked: 'Valid ILS',
      heading: 'Certifications',
      met: ['ILS (valid until March 2028)'],
      not_met: ['ILS (expired 2023)', 'PALS (valid until 2028)', 'ILS course booked for May 2027'],
      not_stated: ['ILS, 2021'],
    },
    {
      asked: 'Current EPIC',
      heading: 'Certifications',
      met: ['EPIC, current'],
      not_met: ['Epic events, current'],
    },
    { asked: 'ILS must be in date', heading: 'Certifications', met: ['ILS, in date'] },
    { asked: 'Valid ILS', not_met: ['Kept the ILS running'] },
    { asked: 'Current EPIC', not_met: ['Kept the EPIC boards current'] },
  ],
  de: [
    {
      asked: 'Gültiger SCC',
      heading: 'Zertifikate',
      met: ['SCC, gültig bis 05/2028'],
      not_met: ['SCC, abgelaufen 2022', 'SCC geplant'],
    },
  ],
  fr: [
    {
      asked: 'ZWQ en cours de validité',
      heading: 'Certifications',
      met: ["ZWQ, valable jusqu'en 2028"],
      not_met: ['ZWQ, expiré en 2021'],
    },
  ],
  es: [
    {
      asked: 'ZWQ vigente',
      heading: 'Certificados',
      met: ['ZWQ, vigente hasta 2028'],
      not_met: ['ZWQ caducado'],
    },
  ],
  it: [
    {
      asked: 'ZWQ valido',
      heading: 'Certificazioni',
      met: ['ZWQ, valido fino al 2028'],
      not_met: ['ZWQ, scaduto'],
    },
  ],
  nl: [
    {
      asked: 'Geldig ZWQ',
      heading: 'Certificaten',
      met: ['ZWQ, geldig tot 2028'],
      not_met: ['ZWQ, verlopen'],
    },
  ],
  pl: [
    {
      asked: 'Ważny ZWQ',
      heading: 'Certyfikaty',
      met: ['ZWQ, ważny do 2028'],
      not_met: ['ZWQ, wygasł w 2022'],
    },
  ],
  pt: [
    {
      asked: 'ZWQ válido',
      heading: 'Certificados',
      met: ['ZWQ, válido até 2028'],
      not_met: ['ZWQ, expirado'],
    },
  ],
  ro: [
    {
      asked: 'ZWQ valabil',
      heading: 'Certificări',
      met: ['ZWQ, valabil până în 2028'],
      not_met: ['ZWQ, expirat'],
    },
  ],
  tr: [
    {
      asked: 'Geçerli ZWQ',
      heading: 'Sertifikalar',
      met: ["ZWQ, 2028'e kadar geçerli"],
      not_met: ['ZWQ, süresi doldu'],
    },
  ],
});

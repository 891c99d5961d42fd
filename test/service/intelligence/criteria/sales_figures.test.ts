import { describeNative } from './native.ts';

/** Sums that were sold, as opposed to those that could be spent. */
describeNative('what somebody has sold', {
  en: [
    {
      asked: 'sales of at least £1m',
      heading: 'Key figures',
      met: ['Generated sales of £1.2 million in 2023', 'Turnover of 2 million euros'],
      not_met: ['Generated sales of £400,000 in 2023'],
      not_stated: ['Managed an annual budget of £450,000', 'Increased sales by £200,000'],
    },
    {
      asked: 'managed a budget of at least £1m',
      heading: 'Key figures',
      met: ['Managed an annual budget of £1.2 million'],
      not_stated: ['Generated sales of £1.2 million in 2023'],
    },
  ],
  de: [
    {
      asked: 'hat mindestens 1 Mio. Umsatz gemacht',
      heading: 'Kennzahlen',
      met: ['Umsatz von 1,2 Mio. Euro im Jahr 2023 erzielt'],
      not_met: ['Umsatz von 400.000 Euro im Jahr 2023 erzielt'],
      not_stated: ['Budgetverantwortung von 450.000 Euro', 'Umsatz um 200.000 Euro gesteigert'],
    },
  ],
  fr: [
    {
      asked: "chiffre d'affaires d'au moins 1 M€",
      heading: 'Chiffres clés',
      met: ["Chiffre d'affaires de 1,2 M€ réalisé en 2023"],
      not_stated: ["Gestion d'un budget annuel de 450 000 €"],
    },
    {
      asked: "budget d'au moins 1 M€",
      heading: 'Chiffres clés',
      met: ["Gestion d'un budget annuel de 1,5 M€"],
      not_stated: ["Chiffre d'affaires de 1,2 M€ réalisé en 2023"],
    },
  ],
  es: [
    {
      asked: 'ventas de más de 1 millón de euros',
      heading: 'Cifras',
      met: ['Facturación de 1,2 millones de euros en 2023'],
      not_stated: ['Gestión de un presupuesto anual de 450.000 €'],
    },
  ],
  it: [
    {
      asked: 'fatturato di almeno 1 milione',
      heading: 'Risultati',
      met: ['Fatturato di 1,2 milioni di euro nel 2023'],
      not_stated: ['Gestione di un budget annuo di 450.000 €'],
    },
  ],
  tr: [
    {
      asked: '1 milyon TL üzerinde satış',
      heading: 'Sonuçlar',
      met: ['2023 yılında 1,2 milyon TL ciro'],
      not_stated: ['450.000 TL yıllık bütçe yönetimi'],
    },
  ],
});

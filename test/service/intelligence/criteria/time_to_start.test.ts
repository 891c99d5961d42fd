import { describeNative } from './native.ts';

/** "Within three weeks" and no more: the time until somebody starts, not a length of experience. */
describeNative('the time until somebody starts', {
  en: [
    {
      asked: 'could be with us within 3 weeks',
      heading: 'Other',
      met: ['Available now', 'Two weeks’ notice'],
      not_met: ['Notice period: two months'],
      not_stated: ['Menus: gluten free, vegan'],
    },
    {
      asked: 'can start right away',
      heading: 'Other',
      met: ['Available now'],
      not_met: ['Notice period: one month'],
      not_stated: ['Menus: gluten free, vegan'],
    },
  ],
  de: [
    {
      asked: 'in spätestens 3 Monaten bei uns',
      heading: 'Sonstiges',
      met: ['Kündigungsfrist 2 Monate'],
      not_met: ['Kündigungsfrist sechs Monate'],
    },
  ],
  es: [
    {
      asked: 'puede estar en tres semanas',
      heading: 'Otros',
      met: ['Preaviso 15 días'],
      not_met: ['Preaviso de dos meses'],
    },
  ],
  tr: [
    {
      asked: 'en geç 2 hafta içinde başlamalı',
      heading: 'Diğer bilgiler',
      met: ['Hemen başlayabilirim'],
      not_met: ['İhbar sürem 8 hafta'],
      not_stated: ['2 günlük eğitime katıldım'],
    },
  ],
});

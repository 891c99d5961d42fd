import { describeNative } from './native.ts';

describeNative('an industry behind a label', {
  es: [
    {
      asked: 'Ha trabajado en el sector alimentario',
      met: ['Sector: Alimentación'],
      not_met: [
        'Sector: Automoción',
        'Alimentación de la base de datos',
        'Sector de los clientes: Alimentación',
        'Sector deseado: Alimentación',
      ],
    },
    { asked: 'Experiencia en el sector alimentario', met: ['Sector de la empresa: Alimentación'] },
  ],
  de: [
    {
      asked: 'Erfahrung im Maschinenbau',
      met: ['Branche: Maschinenbau'],
      not_met: ['Branche der Kunden: Maschinenbau'],
    },
    {
      asked: 'Hat in der Lebensmittelbranche gearbeitet',
      met: ['Branche: Lebensmittel'],
      not_met: ['Branche: Maschinenbau'],
    },
    { asked: 'Erfahrung in der Automobilindustrie', met: ['Branche: Automobil'] },
  ],
  it: [
    {
      asked: 'Esperienza nel settore alimentare',
      met: ['Settore: Alimentare'],
      not_met: ['Settore: Edilizia'],
    },
    { asked: 'Esperienza nel settore edile', met: ['Settore: Edilizia'] },
  ],
  fr: [
    {
      asked: 'Expérience dans le secteur agroalimentaire',
      met: ['Secteur : Agroalimentaire'],
      not_met: ['Secteur : Bâtiment'],
    },
    { asked: 'A travaillé dans le bâtiment', met: ["Secteur d'activité : Bâtiment"] },
  ],
  en: [
    {
      asked: 'Worked in the food industry',
      met: ['Industry: Food', 'Sector: food production'],
      not_met: ['Sector: Retail', 'Target industry: Food'],
    },
    { asked: 'Worked in the pharmaceutical industry', met: ['Sector: Pharmaceuticals'] },
  ],
  nl: [
    { asked: 'Ervaring in de voedingssector', met: ['Sector: Voeding'] },
    { asked: 'Ervaring in de bouwsector', met: ['Branche: Bouw'] },
  ],
  pl: [
    { asked: 'Doświadczenie w branży spożywczej', met: ['Branża: spożywcza'] },
    { asked: 'Doświadczenie w branży budowlanej', met: ['Branża: budownictwo'] },
  ],
  pt: [
    { asked: 'Experiência no setor alimentar', met: ['Setor: Alimentar'] },
    { asked: 'Experiência no setor da construção', met: ['Setor: Construção'] },
  ],
  ro: [{ asked: 'Experiență în industria alimentară', met: ['Domeniu: industrie alimentară'] }],
  tr: [
    { asked: 'Gıda sektöründe çalışmış', met: ['Sektör: Gıda'] },
    { asked: 'İnşaat sektöründe deneyim', met: ['Sektör: İnşaat'] },
  ],
});

import { describeNative } from './native.ts';

/** How long a paper has to be good, wherever the date stands; the parts of a standard; tests that are only booked. */
describeNative('papers up to a day, and with a number', {
  en: [
    {
      asked: 'Crane operator certificate valid beyond 2028',
      heading: 'Certificates',
      met: ['Crane operator certificate, valid until 2030'],
      not_met: [
        'Crane operator certificate, valid until 2027',
        'Crane operator certificate, valid until 2028',
      ],
    },
    {
      asked: 'HND or higher',
      heading: 'Education',
      met: ['HND Mechanical Engineering, Leeds College, 2014', 'BEng, University of Leeds, 2014'],
      not_met: ['HNC Mechanical Engineering, Leeds College, 2014'],
    },
    {
      asked: 'HNC or higher',
      heading: 'Education',
      met: [
        'HNC Mechanical Engineering, Leeds College, 2014',
        'HND Mechanical Engineering, Leeds College, 2014',
      ],
    },
  ],
  de: [
    {
      asked: 'Kranschein bis 2035 gültig',
      heading: 'Zertifikate',
      met: ['Kranschein, gültig bis 2036'],
      not_met: ['Kranschein, gültig bis 2030'],
    },
    {
      asked: 'Kranschein über 2032 hinaus gültig',
      heading: 'Zertifikate',
      met: ['Kranschein, gültig bis 2034'],
      not_met: ['Kranschein, gültig bis 2032'],
    },
    { asked: 'Ersthelfer aktuell', heading: 'Zertifikate', met: ['Ersthelfer, Auffrischung 11/2025'] },
  ],
  fr: [
    {
      asked: 'TIG 9606-1',
      heading: 'Qualifications',
      met: ['TIG ISO 9606-1, valable jusqu’au 30/04/2027'],
    },
    {
      asked: 'TOEIC passé',
      heading: 'Langues',
      met: ['TOEIC : 850 points'],
      not_met: ['TOEIC : inscrite pour janvier 2027'],
    },
  ],
});

/** What a line says of one thing goes before the dates of the job it stands in. */
describeNative('years told beside a name', {
  fr: [
    {
      asked: 'nacelle 5 ans',
      met: ['conduite de nacelle 6 ans'],
      not_met: ['chariot, nacelle depuis 2023', 'conduite de nacelle 4 ans'],
    },
    { asked: 'topsolid 4 ans', heading: 'Divers', met: ['TopSolid 5 ans chez Forez Inox'] },
  ],
});

/** People who are led, in few words and in many. */
describeNative('teams by their size', {
  en: [
    {
      asked: '30+ staff under her',
      met: ['38 care and kitchen staff report to me'],
      not_met: ['28 care and kitchen staff report to me'],
    },
    { asked: 'boss of at least 20', met: ['Led a crew of 25'], not_met: ['Led a crew of 15'] },
    { asked: '20+ ops under him today', met: ['Run the late shift: 22 warehouse operatives'] },
  ],
  de: [
    { asked: 'Chefin von mindestens 8', met: ['Führung von 9 Mitarbeitenden'] },
    {
      asked: 'führt ein Team, egal wie groß',
      heading: 'Sonstiges',
      not_met: ['Polier wollte ich nie werden, vom Bau komme ich aber; Leute führe ich keine'],
    },
  ],
  fr: [
    {
      asked: 'encadre 10 pers. ou plus',
      met: ['11 vendeurs sous ma responsabilité'],
      not_met: ['6 vendeurs sous ma responsabilité'],
    },
    { asked: 'équipe de 8 actuellement', met: ['8 soudeurs sous ma responsabilité'] },
  ],
  es: [{ asked: 'jefa de al menos 10', met: ['equipo de 11 vendedores a mi cargo'] }],
  it: [{ asked: 'a capo di almeno 10', met: ['11 addetti sotto la mia guida'] }],
  tr: [{ asked: 'en az 10 kişi yönetmiş', met: ['11 kişilik satış ekibini yönetiyorum'] }],
});

/** A permit somebody has to get for them is none they have. */
describeNative('permits that are needed from the employer', {
  en: [
    {
      asked: 'needs a work permit from us',
      heading: 'Other',
      met: ['Needs visa sponsorship'],
      not_met: ['Full right to work in the UK'],
    },
  ],
  de: [
    {
      asked: 'braucht von uns eine Arbeitserlaubnis',
      heading: 'Sonstiges',
      not_met: ['Unbefristete Arbeitserlaubnis für Deutschland'],
    },
    {
      asked: 'Arbeitserlaubnis vorhanden',
      heading: 'Sonstiges',
      not_met: ['Meine Arbeitserlaubnis ist an den jetzigen Arbeitgeber gebunden'],
    },
  ],
});

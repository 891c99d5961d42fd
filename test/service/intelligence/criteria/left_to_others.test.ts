import { describeNative } from './native.ts';

/** What a resume says next to the name of a tool: that somebody else uses it, or that it was only looked at. */
describeNative('tools in the hands of others', {
  en: [
    {
      asked: 'Salesforce',
      heading: 'Skills',
      met: ['Salesforce, and HubSpot when marketing is away', 'Salesforce: set up and used by me'],
      not_met: [
        'Salesforce I only know from a demo',
        'My brother sells with Salesforce, so I have seen it over his shoulder',
        'Salesforce: the sales office uses it, not me',
        'Salesforce belonged to marketing',
        'Salesforce is administered by head office',
        'Salesforce, only ever as a viewer',
        'Salesforce: watched others use it',
      ],
    },
  ],
  de: [
    {
      asked: 'Salesforce',
      heading: 'Kenntnisse',
      met: ['Salesforce täglich', 'Salesforce, Einführung bei uns von mir geleitet'],
      not_met: [
        'Salesforce kenne ich nur aus einer Vorführung',
        'Salesforce kenne ich nur vom Zusehen',
        'Salesforce hat der Kollege bedient',
        'Salesforce wird vom Innendienst gepflegt',
        'Salesforce nutzt der Vertrieb, ich nicht',
        'Salesforce war Sache des Marketings',
        'Mein Bruder arbeitet mit Salesforce',
        'Salesforce nur als Betrachterin',
      ],
    },
  ],
  fr: [
    {
      asked: 'Salesforce',
      heading: 'Compétences',
      met: ['Salesforce au quotidien'],
      not_met: [
        'Salesforce vu chez un fournisseur',
        'Salesforce est exploité par le siège',
        'Salesforce : utilisé par le service commercial, pas par moi',
        'Mon frère travaille sur Salesforce',
        'Salesforce seulement observé',
        "Salesforce : je l'ai vu tourner chez un client, je ne l'ai jamais utilisé",
      ],
    },
  ],
  es: [
    {
      asked: 'Salesforce',
      heading: 'Conocimientos',
      met: ['Salesforce a diario'],
      not_met: [
        'Salesforce: lo usa ventas, yo no',
        'Mi hermano trabaja con Salesforce',
        'Salesforce lo lleva un compañero',
        'Salesforce solo visto en una feria',
        'Salesforce (lo llevan las de ventas)',
      ],
    },
  ],
  it: [
    {
      asked: 'Salesforce',
      heading: 'Competenze',
      met: ['Salesforce ogni giorno'],
      not_met: [
        'Salesforce: lo usa il commerciale, io no',
        'Mio fratello lavora con Salesforce',
        'Salesforce gestito dall’agenzia',
        'Salesforce visto presso un fornitore',
        'Salesforce: il sito lo segue mio fratello',
        'Salesforce: lo usano i colleghi del marketing',
        'Salesforce: ne sento parlare, mai aperto',
      ],
    },
  ],
  tr: [
    {
      asked: 'Salesforce',
      heading: 'Beceriler',
      met: ['Salesforce’u her gün kullanırım'],
      not_met: ['Salesforce’u satış ekibi kullanır, ben değil', 'Kardeşim Salesforce kullanıyor'],
    },
  ],
});

/** Denials in so many words, and days on which a shop was open, which are nobody's consent. */
describeNative('hours that are refused outright', {
  en: [
    {
      asked: 'Saturday and Sunday working',
      heading: 'Other',
      met: ['Rotating shifts fine, weekends fine, no permanent nights'],
      not_met: ['Saturdays and Sundays under no circumstances'],
    },
  ],
  de: [
    {
      asked: 'samstags einsetzbar',
      heading: 'Sonstiges',
      not_met: ['Samstagsarbeit auf keinen Fall', 'Samstagsarbeit unter keinen Umständen'],
    },
    { asked: 'Vormittage passen', heading: 'Sonstiges', met: ['Teilzeit 30 Stunden, vormittags'] },
  ],
  fr: [
    {
      asked: 'dispo le dimanche',
      heading: 'Divers',
      not_met: ['Ouverture du dimanche gérée en saison, mais le dimanche non', 'Dimanches en aucun cas'],
    },
  ],
  es: [
    { asked: 'turno de noche', heading: 'Otros', not_met: ['Noches en ningún caso'] },
    { asked: 'disponible los domingos', heading: 'Otros', not_met: ['Sábados sí, domingos no'] },
  ],
  it: [
    { asked: 'turno di notte', heading: 'Altro', not_met: ['Notti in nessun caso'] },
    { asked: 'disponibile la domenica', heading: 'Altro', not_met: ['Sabato sì, domenica no'] },
  ],
  tr: [{ asked: 'pazar günleri çalışır', heading: 'Diğer', not_met: ['Cumartesi olur, pazar olmaz'] }],
});

/** Coming to a town, and towns told by what is made of their names. */
describeNative('moving to a place', {
  en: [
    { asked: 'would come to Leeds', heading: 'Other', met: ['Would move to Leeds or York'] },
    { asked: 'would relocate to Leeds', heading: 'Other', not_met: ['Open to moving anywhere except Leeds'] },
    {
      asked: 'would relocate to Bath',
      heading: 'Other',
      met: ['I would relocate to Bath'],
      not_stated: ['Would relocate with a bather'],
    },
  ],
  de: [
    {
      asked: 'käme für uns nach Tirol',
      heading: 'Sonstiges',
      met: ['Würde für die richtige Firma nach Tirol ziehen'],
      not_stated: ['Würde für die richtige Firma nach Hamburg ziehen'],
    },
    {
      asked: 'Umzug nach Salzburg denkbar?',
      heading: 'Sonstiges',
      met: ['Würde ins Salzburger Land ziehen'],
    },
  ],
  fr: [
    {
      asked: 'viendrait à Grenoble ?',
      heading: 'Divers',
      met: ['Je déménagerais volontiers vers Lyon ou Grenoble'],
    },
  ],
  es: [
    {
      asked: 'Dispuesto a mudarse a Alicante',
      heading: 'Otros',
      not_met: ['Me mudaría a cualquier ciudad menos Alicante'],
    },
    { asked: 'vendría a Alicante', heading: 'Otros', met: ['Me mudaría con gusto a Valencia o Alicante'] },
  ],
  tr: [
    {
      asked: "İzmir'e taşınabilir",
      heading: 'Diğer',
      met: ["İzmir'e taşınabilirim"],
      not_met: ['İzmir hariç her yere taşınabilirim'],
    },
  ],
  it: [
    {
      asked: 'Disposto a trasferirsi a Genova',
      heading: 'Altro',
      not_met: ['Mi trasferirei ovunque tranne a Genova'],
    },
    { asked: 'verrebbe a Genova', heading: 'Altro', met: ['Mi trasferirei volentieri a Torino o Genova'] },
  ],
});

import { describeNative } from './native.ts';

describeNative('what is done in a trade', {
  en: [
    {
      asked: 'Has welded',
      met: ['Welded frames from 3 mm sheet', 'TIG welding of brackets'],
      not_stated: ['Stacked sheets and frames'],
    },
    {
      asked: 'Has installed heat pumps',
      met: ['Fitted heat pumps in new builds'],
      not_met: ['Fitted boilers'],
    },
    {
      asked: 'Has serviced boilers',
      met: ['Annual service of combi boilers'],
      not_met: ['Sold boilers by phone'],
    },
    {
      asked: 'Has cut hair',
      met: ['Haircuts and colouring for walk-in clients'],
      not_met: ['Swept the salon'],
    },
    { asked: 'Has driven a crane', met: ['Operated a tower crane'], not_met: ['Drove a forklift'] },
    { asked: 'Has laid tiles', met: ['Laid tiles in kitchens'], not_met: ['Laid carpets in hotels'] },
    {
      asked: 'Has treated wounds',
      met: ['Wound care on two wards'],
      not_met: ['Wound care: to begin in 2027, planned'],
    },
    {
      asked: 'Has reconciled bank accounts',
      met: ['Monthly bank reconciliations'],
      not_met: ['Opened the post'],
    },
  ],
  de: [
    { asked: 'Hat geschweißt', met: ['Schweißarbeiten an Rahmen'], not_met: ['Verkauf von Schweißgeräten'] },
    {
      asked: 'Hat Fliesen verlegt',
      met: ['Fliesenarbeiten in Bädern', 'Fliesen verlegt und verfugt'],
      not_met: ['Parkett verlegt'],
    },
    { asked: 'Hat Wunden versorgt', met: ['Wundversorgung nach Standard'], not_met: ['Essen ausgegeben'] },
    {
      asked: 'Hat Zollanmeldungen erstellt',
      met: ['Zollabwicklung über ATLAS'],
      not_met: ['Pakete gepackt'],
    },
    { asked: 'Hat Bäume gefällt', met: ['Baumfällung mit der Motorsäge'], not_met: ['Rasen gemäht'] },
    { asked: 'Hat kassiert', met: ['Kassentätigkeit an drei Kassen'], not_met: ['Regale aufgefüllt'] },
  ],
  fr: [
    {
      asked: 'A fait de la préparation de commandes',
      met: ['Préparation de commandes au scanner'],
      not_met: ['Nettoyage des bureaux'],
    },
    { asked: 'A soudé', met: ['Soudage TIG de châssis'], not_met: ['Peinture de châssis'] },
    { asked: 'A posé du carrelage', met: ['Pose de carrelage'], not_met: ['Pose de moquette'] },
    { asked: 'A conduit des poids lourds', met: ['Conduite de poids lourds'], not_met: ['Conduite de bus'] },
  ],
  es: [
    {
      asked: 'Ha instalado placas solares',
      met: ['Montaje de paneles solares'],
      not_met: ['Montaje de muebles'],
    },
    { asked: 'Ha servido mesas', met: ['Servicio de mesas en terraza'], not_met: ['Compra de material'] },
    {
      asked: 'Ha hecho conciliaciones bancarias',
      met: ['Conciliación bancaria mensual'],
      not_met: ['Archivo de facturas'],
    },
    { asked: 'Ha podado árboles', met: ['Poda de frutales y vides'], not_met: ['Riego de plantas'] },
  ],
  it: [
    { asked: 'Ha fatto la pizza', met: ['Pizzaiolo al forno a legna'], not_met: ['Consegna di pacchi'] },
    { asked: 'Ha posato piastrelle', met: ['Posa piastrelle e battiscopa'], not_met: ['Posa di parquet'] },
    { asked: 'Ha guidato il muletto', met: ['Uso del muletto'], not_met: ['Guida di autobus'] },
  ],
  tr: [
    { asked: 'Kaynak yapmış', met: ['Gazaltı kaynağı ile şase üretimi'], not_met: ['Depo sayımı'] },
    { asked: 'Fatura kesmiş', met: ['Fatura kesimi ve takibi'], not_met: ['Vitrin düzenleme'] },
    { asked: 'Asansör bakımı yapmış', met: ['Asansör bakım ve onarımı'], not_met: ['Klima montajı'] },
  ],
});

describeNative('a paper of a trade, and the one beside it', {
  en: [
    {
      asked: 'On the Gas Safe Register',
      heading: 'Certifications',
      met: ['Gas Safe registered (CCN1)'],
      not_met: ['OFTEC registered', 'Gas Safe registration lapsed 2022'],
    },
    {
      asked: 'NEBOSH diploma',
      heading: 'Certifications',
      met: ['NEBOSH National Diploma, 2021'],
      not_met: ['NEBOSH General Certificate, 2021'],
    },
    {
      asked: 'Property and casualty license',
      heading: 'Certifications',
      met: ['Ohio Property & Casualty license'],
      not_met: ['Ohio Life & Health license'],
    },
    {
      asked: 'CPCU designation',
      heading: 'Certifications',
      met: ['CPCU, 2020'],
      not_met: ['CPCU exams in progress'],
    },
  ],
  de: [
    {
      asked: 'Examinierte Pflegekraft',
      heading: 'Zertifikate',
      met: ['Examinierte Altenpflegerin, 2016', 'Pflegefachfrau, Examen 2022'],
      not_met: ['Pflegehelferkurs, 2016'],
    },
    {
      asked: 'Sachkundeprüfung § 34a',
      heading: 'Zertifikate',
      met: ['Sachkunde 34a, IHK 2020'],
      not_met: ['Unterrichtung nach § 34a, 2020'],
    },
    {
      asked: 'Wundexperte ICW',
      heading: 'Zertifikate',
      met: ['Wundexpertin ICW, 2022'],
      not_met: ['Wundexpertin ICW, Kurs geplant', 'Palliative Care Kurs, 2022'],
    },
    {
      asked: 'Kranschein',
      heading: 'Zertifikate',
      met: ['Kranführerschein, 2019'],
      not_met: ['Baggerschein, 2019', 'Kranführerschein abgelaufen'],
    },
  ],
  fr: [
    {
      asked: "Diplôme d'État d'éducateur de jeunes enfants",
      heading: 'Certifications',
      met: ["Diplôme d'État d'éducatrice de jeunes enfants, 2018"],
      not_met: ["Diplôme d'État d'auxiliaire de puériculture, 2018"],
    },
    { asked: 'SSIAP 2', heading: 'Certifications', met: ['SSIAP 2, 2022'], not_met: ['SSIAP 1, 2022'] },
    { asked: 'BAFD', heading: 'Certifications', met: ['BAFD, 2020'], not_met: ['BAFA, 2020'] },
  ],
  es: [
    {
      asked: 'Carnet de gases fluorados',
      heading: 'Certificados',
      met: ['Carné de gases fluorados, 2020'],
      not_met: ['Carné RITE, 2020'],
    },
    {
      asked: 'TIP de vigilante en vigor',
      heading: 'Certificados',
      met: ['TIP de vigilante, vigente hasta 2028'],
      not_met: ['TIP de vigilante caducada'],
    },
  ],
  it: [
    {
      asked: 'Qualifica OSS',
      heading: 'Certificazioni',
      met: ['Attestato OSS, 2019'],
      not_met: ['Corso OSS in corso'],
    },
    {
      asked: 'Patentino frigorista',
      heading: 'Certificazioni',
      met: ['Patentino F-gas, 2021'],
      not_met: ['Patentino muletto, 2021'],
    },
  ],
  tr: [
    {
      asked: 'TMGD sertifikası',
      heading: 'Sertifikalar',
      met: ['TMGD belgesi, 2021'],
      not_met: ['SRC 4 belgesi, 2021', 'TMGD sınavına hazırlanıyor'],
    },
    {
      asked: 'Vinç operatör belgesi',
      heading: 'Sertifikalar',
      met: ['Vinç operatörlük belgesi, 2020'],
      not_met: ['Forklift operatör belgesi, 2020'],
    },
  ],
});

describeNative('a kind of thing by its brand, and the kind beside it', {
  en: [
    { asked: 'Knows a CNC control', heading: 'Skills', met: ['Heidenhain TNC 640'], not_met: ['hyperMILL'] },
    {
      asked: 'Experience with a fieldbus',
      heading: 'Skills',
      met: ['Profinet, EPLAN'],
      not_met: ['EPLAN, Excel'],
    },
  ],
  de: [
    {
      asked: 'Kennt eine Pflegesoftware',
      heading: 'Kenntnisse',
      met: ['Medifox, Word'],
      not_met: ['Turbomed, Word'],
    },
  ],
});

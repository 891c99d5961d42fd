import { describe, expect, test } from 'vitest';
import type { Profile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { documentOf } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const lexicon = shippedLexicon();
const read = (...lines: string[]): Profile =>
  readProfile(documentOf(['Nell Quarry', ...lines]), { reference_date: '2026-11', lexicon });

type Fact =
  | 'availability'
  | 'location'
  | 'notice_period'
  | 'relocation'
  | 'salary_expectation'
  | 'work_authorisation';

/** As people say it of themselves, by language; what stands beside the name for where somebody lives. */
const SAID: Readonly<Record<Fact, Readonly<Record<string, readonly string[]>>>> = {
  availability: {
    fr: [
      'Disponible dès le 1er mars 2027.',
      'Disponibilité : mars 2027',
      'Disponible immédiatement',
      'Libre de suite',
      'Libre à partir du 15/03/2027',
      'Je peux commencer le 1er mars 2027.',
    ],
    es: [
      'Disponible a partir del 1 de marzo de 2027',
      'Disponibilidad: marzo de 2027',
      'Incorporación inmediata',
      'Disponibilidad inmediata',
      'Puedo empezar el 15/03/2027.',
      'Libre desde el 1 de marzo de 2027',
    ],
    it: [
      'Disponibile dal 1° marzo 2027',
      'Disponibilità: marzo 2027',
      'Disponibilità immediata',
      'Disponibile da subito',
      'Posso iniziare il 15/03/2027.',
      'Libera da marzo 2027',
    ],
    tr: [
      "1 Mart 2027'den itibaren başlayabilirim.",
      'İşe başlama: Mart 2027',
      'Hemen başlayabilirim',
      'Derhal işe başlayabilir',
      '15.03.2027 tarihinde başlayabilirim',
      'Müsaitlik: 1 Mart 2027',
    ],
    de: [
      'Ab 1. März 2027 verfügbar',
      'Verfügbar ab: März 2027',
      'Sofort verfügbar',
      'Eintritt möglich zum 01.03.2027',
      'Ich kann am 1. März 2027 anfangen.',
      'Frühester Eintritt: 1. März 2027',
    ],
    en: [
      'Available from 1 March 2027',
      'Availability: March 2027',
      'Immediately available',
      'Can start on 1 March 2027',
      'Free from 15 March 2027',
      'Ready to start at once',
    ],
  },
  location: {
    fr: [
      'maelle@example.com | 05 55 01 42 00 | Lorient (56)',
      'maelle@example.com · 05 55 01 42 00 · 56100 Lorient',
      'Lorient (56) – maelle@example.com',
      '12 rue des Embruns, 56100 Lorient | maelle@example.com',
      'Habite à Lorient | maelle@example.com',
      'Lorient, Morbihan | maelle@example.com',
    ],
    es: [
      'nerea@example.com | 555 0142 | Vigo (Pontevedra)',
      'nerea@example.com · 555 0142 · 36201 Vigo',
      'Vigo – nerea@example.com',
      'Calle del Mar 12, 36201 Vigo | nerea@example.com',
      'Resido en Vigo | nerea@example.com',
      'Vive en Vigo · nerea@example.com',
    ],
    it: [
      'noemi@example.com | 555 0142 | Rimini (RN)',
      'noemi@example.com · 555 0142 · 47921 Rimini',
      'Rimini – noemi@example.com',
      'Via del Mare 12, 47921 Rimini | noemi@example.com',
      'Residente a Rimini | noemi@example.com',
      'Abito a Rimini · noemi@example.com',
    ],
    tr: [
      'nehir@example.com | 555 0142 | Bandırma / Balıkesir',
      'nehir@example.com · 555 0142 · Bursa',
      'Bursa – nehir@example.com',
      "Bursa'da ikamet ediyor | nehir@example.com",
      'Nilüfer/Bursa · nehir@example.com',
    ],
    de: [
      'nele@example.com | 0555 0142 | Emden (Ostfriesland)',
      'nele@example.com · 0555 0142 · 26721 Emden',
      'Emden – nele@example.com',
      'Deichstraße 12, 26721 Emden | nele@example.com',
      'wohnhaft in Emden | nele@example.com',
      'Wohnort Emden · nele@example.com',
    ],
    en: [
      'nell@example.com | 01632 555 142 | Hull (East Yorkshire)',
      'nell@example.com · 01632 555 142 · Hull HU1 2AA',
      'Hull – nell@example.com',
      '12 Tide Street, Hull HU1 2AA | nell@example.com',
      'Based in Hull | nell@example.com',
      'Lives in Hull · nell@example.com',
    ],
  },
  notice_period: {
    fr: ['Préavis : 1 mois', "Préavis d'un mois", '3 mois de préavis', 'Délai de préavis : deux semaines'],
    es: ['Preaviso: 1 mes', 'Debo dar un mes de preaviso.', '15 días de preaviso'],
    it: [
      'Preavviso: 1 mese',
      'Preavviso di un mese',
      '30 giorni di preavviso',
      'Devo dare un mese di preavviso.',
    ],
    tr: ['İhbar süresi: 1 ay', 'Bir ay ihbar sürem var', '2 hafta ihbar süresi'],
    de: [
      'Kündigungsfrist: 1 Monat',
      'Kündigungsfrist vier Wochen zum Monatsende',
      'drei Monate Kündigungsfrist',
    ],
    en: [
      'Notice period: 1 month',
      "One month's notice",
      "4 weeks' notice",
      "I have to give four weeks' notice.",
    ],
  },
  relocation: {
    fr: [
      'Mobile sur toute la France.',
      'Mobilité : nationale',
      'Prête à déménager.',
      'Déménagement possible',
      'Ouverte à une mobilité géographique',
      "Je peux m'installer n'importe où en France.",
      'Mobilité géographique : oui',
    ],
    es: [
      'Dispuesta a trasladarme a cualquier punto de España.',
      'Movilidad geográfica: sí',
      'Disponibilidad para cambiar de residencia',
      'Abierta a traslados',
      'Puedo mudarme.',
      'Sin problema para cambiar de ciudad',
    ],
    it: [
      'Disposta a trasferirmi in tutta Italia.',
      'Disponibile al trasferimento',
      'Disponibilità a trasferimenti: sì',
      'Posso trasferirmi ovunque.',
      'Aperta a cambiare città',
      'Mobilità su tutto il territorio nazionale',
    ],
    tr: [
      "Türkiye'nin her yerine taşınabilirim.",
      'Taşınmaya açığım.',
      'Şehir değiştirebilirim.',
      'Seyahat ve taşınma engeli yok',
      'Başka şehre taşınabilirim',
      'Yer değişikliği: uygun',
    ],
    de: [
      'Ich ziehe bundesweit um.',
      'Umzugsbereit',
      'Bundesweit mobil',
      'Umzug kein Problem',
      'Würde für die richtige Stelle umziehen.',
      'Räumlich flexibel',
    ],
    en: [
      'I would move anywhere in the UK.',
      'Happy to relocate',
      'Relocation: yes',
      'Relocation is no problem',
      'Willing to move for the right job',
      'Open to moving',
    ],
  },
  salary_expectation: {
    fr: [
      'Prétentions : 38 000 € brut.',
      'Prétentions salariales : 38 k€ annuels',
      'Salaire souhaité : 2 900 € brut par mois',
      'Je souhaite 38 000 € brut par an.',
    ],
    es: [
      'Pretensiones: 38.000 € brutos.',
      'Pretensión salarial: 38.000 € brutos anuales',
      'Salario deseado: 2.500 € al mes',
      'Expectativa salarial: 38k',
    ],
    it: [
      'RAL richiesta: 38.000 €.',
      'Retribuzione desiderata: 38.000 € lordi',
      'Richiesta economica: 2.200 € netti al mese',
    ],
    tr: [
      'Ücret beklentisi: 38.000 € brüt.',
      'Maaş beklentim 60.000 TL net',
      'Beklenen ücret: 60.000 TL',
      'Net 60.000 TL bekliyorum',
    ],
    de: ['Gehaltswunsch: 42.000 € brutto', 'Gehaltsvorstellung 42 T€', 'Wunschgehalt: 3.500 € monatlich'],
    en: [
      'Salary expectation: £38,000',
      'Looking for £38k',
      'Expected salary £38,000 a year',
      'Day rate £350',
    ],
  },
  work_authorisation: {
    fr: [
      'Titre de séjour avec autorisation de travail.',
      'Autorisée à travailler en France sans restriction',
      "Carte de résident valable jusqu'en 2030",
      "Citoyenne de l'UE",
    ],
    es: [
      'Permiso de residencia y trabajo.',
      'Con permiso de trabajo en España',
      'Ciudadana de la UE',
      'NIE y permiso de trabajo en vigor',
    ],
    it: [
      'Permesso di soggiorno per lavoro.',
      'Permesso di lavoro valido',
      'Cittadina UE',
      'Carta di soggiorno illimitata',
    ],
    tr: ['Çalışma izni var.', 'Çalışma iznim var', "Almanya'da çalışma izni mevcut", 'AB vatandaşı'],
    de: [
      'Aufenthaltstitel mit Arbeitserlaubnis bis 2028',
      'Unbefristete Niederlassungserlaubnis',
      'EU-Bürgerin',
      'Arbeitserlaubnis vorhanden',
    ],
    en: [
      'Right to work in the UK',
      'Settled status',
      'Work permit valid until 2028',
      'No sponsorship needed',
    ],
  },
};
const ROWS = Object.entries(SAID).flatMap(([fact, by_language]) =>
  Object.values(by_language).flatMap((texts) => texts.map((text) => [fact as Fact, text] as const)),
);

describe('what people say of themselves', () => {
  test.each(ROWS)('%s: %s', (fact, text) => {
    const said = fact === 'location' ? read(text) : read('nell@example.com', 'Other', text);
    expect(said[fact]).not.toBeNull();
    if (fact === 'relocation') expect(said.relocation?.willing).toBe(true);
  });

  test.each([
    'I would not move',
    'Relocation is out of the question',
    'Ich möchte nicht umziehen',
    'Umzug ausgeschlossen',
    'Pas prête à déménager',
    'Movilidad geográfica: no',
    'Non posso trasferirmi',
    'Taşınamam',
  ])('no move: %s', (text) =>
    expect(read('nell@example.com', 'Other', text).relocation?.willing).toBe(false),
  );

  test.each([
    ['relocation', 'I would move mountains for a good team'],
    ['relocation', 'Moved the office to Hull'],
    ['salary_expectation', 'Looking for a team of 40'],
    ['availability', 'Free lunch from 2019'],
    ['availability', 'Libre expression depuis 2019'],
    ['notice_period', 'Noticed two months of delay'],
  ] as const)('nothing of %s: %s', (fact, text) =>
    expect(read('nell@example.com', 'Other', text)[fact]).toBeNull(),
  );

  test.each([
    ['nehir@example.com | Bandırma / Balıkesir', 'Bandırma', 'Balıkesir'],
    ['Nilüfer/Bursa · nehir@example.com', 'Nilüfer', 'Bursa'],
    ['maelle@example.com | Lorient (56)', 'Lorient', '56'],
  ])('town and province: %s', (text, city, region) =>
    expect(read(text).location).toMatchObject({ city, region }),
  );
});

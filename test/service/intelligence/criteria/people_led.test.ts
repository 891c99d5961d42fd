import { describeNative } from './native.ts';

describeNative('people who are counted and led', {
  en: [
    {
      asked: 'Has led people',
      met: [
        'I line-manage six nurses on the ward',
        'Supervising twelve stewards at night',
        'Four dispatchers report to me',
      ],
      not_met: ['No formal leadership role'],
      not_stated: [
        'Responsible for 12 machines',
        'Responsible for twelve servers',
        'Responsible for 30 students',
        'Managed 12 plumber contracts',
        'Managed the diaries of three directors',
        'Reporting to six managers',
        'Worked with six bricklayers',
        'Customers report to me when a machine stops',
      ],
    },
    {
      asked: 'Has led at least ten people',
      not_met: ['I line-manage six roofers'],
      met: ['I line-manage 11 roofers'],
    },
  ],
  de: [
    {
      asked: 'Führungserfahrung',
      met: ['Verantwortlich für vier Sachbearbeiterinnen', 'Anleitung und Führung von 5 Schweißern'],
      not_met: ['Keine Führungsfunktion'],
      not_stated: [
        'Zusammenarbeit mit acht Schweißern',
        'Geführt von drei Meistern',
        'Führung von 200 Konten',
      ],
    },
  ],
  fr: [
    {
      asked: 'Expérience en encadrement',
      met: ['Responsable de neuf soudeurs'],
      not_met: ['Aucune responsabilité hiérarchique'],
      not_stated: ['Responsable de 6 machines', 'Gestion des agendas de quatre directeurs'],
    },
  ],
  es: [
    {
      asked: 'Ha dirigido un equipo',
      met: ['Superviso a seis soldadores', 'Ocho fontaneros a mi cargo'],
      not_met: ['Sin responsabilidades de mando'],
      not_stated: ['A cargo de seis pacientes', 'Responsable de nueve cuentas'],
    },
  ],
  it: [
    {
      asked: 'Ha gestito un team',
      met: ['Coordino cinque magazzinieri'],
      not_met: ['Nessuna responsabilità di personale'],
      not_stated: ['Gestione di otto clienti', 'Coordinato da tre ingegneri'],
    },
  ],
  nl: [
    {
      asked: 'Leidinggevende ervaring',
      met: ['Aansturing van 5 medewerkers', 'Ik stuur acht verkopers aan'],
      not_met: ['Geen formele leidinggevende functie'],
      not_stated: ['Ik stuur acht klanten een offerte'],
    },
  ],
  pl: [
    {
      asked: 'Doświadczenie w kierowaniu zespołem',
      met: ['Nadzór nad pięcioma magazynierami', 'Kierowałam zespołem ośmiu pielęgniarek'],
      not_met: ['Stanowisko bez funkcji kierowniczej'],
      not_stated: ['Zarządzanie sześcioma projektami', 'Kierowanie wózkiem widłowym'],
    },
  ],
  pt: [
    {
      asked: 'Experiência em liderança de equipas',
      met: ['Coordenação de sete enfermeiros'],
      not_met: ['Sem funções de chefia'],
      not_stated: ['Oito veículos a meu cargo'],
    },
  ],
  ro: [
    {
      asked: 'A condus o echipă',
      met: ['Responsabil de șase ospătari'],
      not_met: ['Fără atribuții de conducere'],
      not_stated: ['Fără permis de conducere', 'Responsabil de șase utilaje'],
    },
  ],
  tr: [
    {
      asked: 'Ekip yönetmiş',
      met: ['Altı teknisyenden sorumlu'],
      not_met: ['Yöneticilik görevi yok'],
      not_stated: ['Altı makineden sorumlu'],
    },
  ],
});

const SIX_AND_FOUR = {
  de: { met: ['Führung von sechs Mitarbeitenden'], not_met: ['Führung von drei Mitarbeitenden'] },
  fr: { met: ['Encadrement de six personnes'], not_met: ['Encadrement de trois personnes'] },
  es: {
    met: ['Responsable de un equipo de 6 personas'],
    not_met: ['Responsable de un equipo de 4 personas'],
  },
  it: { met: ['Coordinamento di 6 collaboratori'], not_met: ['Coordinamento di 4 collaboratori'] },
  tr: { met: ['6 kişilik ekibi yönetiyorum'], not_met: ['4 kişilik ekibi yönetiyorum'] },
};

describeNative('how many people were led, in the words of a hurry', {
  de: ['Führungsspanne mindestens 5', 'Mindestens 5 direkt unterstellte Mitarbeiter'].map((asked) => ({
    asked,
    ...SIX_AND_FOUR.de,
  })),
  fr: ["Responsable d'au moins cinq personnes", 'A eu au moins cinq collaborateurs à sa charge'].map(
    (asked) => ({ asked, ...SIX_AND_FOUR.fr }),
  ),
  es: ['Con 5 subordinados o más', 'Al menos 5 subordinados'].map((asked) => ({
    asked,
    ...SIX_AND_FOUR.es,
  })),
  it: ['Almeno cinque persone a riporto', 'A capo di un team di 5'].map((asked) => ({
    asked,
    ...SIX_AND_FOUR.it,
  })),
  tr: ['Ekip büyüklüğü en az 5', 'En az beş astı olmuş'].map((asked) => ({ asked, ...SIX_AND_FOUR.tr })),
});

import { describeAsked } from './tables.ts';

/** What is asked, the heading it would stand under, lines of members and lines of others. */
type Rows = {
  readonly heading: string;
  readonly asked: readonly string[];
  readonly members: readonly string[];
  readonly others: readonly string[];
};

const REGISTERS: readonly Rows[] = [
  {
    heading: 'Certificazioni',
    asked: [
      `Iscritta all'Ordine degli Ingegneri`,
      `Iscrizione all'albo degli ingegneri`,
      'Ordine degli Ingegneri',
    ],
    members: [
      `Iscritta all'Ordine degli Ingegneri di Padova dal 2015, sez. A`,
      `Iscrizione all'albo degli ingegneri di Udine n. 5550`,
      `Iscritto all'Ordine Ingegneri di Bari`,
      'Ordine degli Ingegneri di Verona, n. 555',
      `Iscritta all'Albo degli Ingegneri della Provincia di Trento`,
    ],
    others: [
      `Cancellata dall'Ordine degli Ingegneri nel 2020`,
      `Iscrizione all'Ordine degli Ingegneri prevista per il 2027`,
      `Non iscritta all'Ordine degli Ingegneri`,
      `Iscritta all'Ordine degli Architetti di Padova`,
      `Iscrizione all'albo degli ingegneri in corso di presentazione`,
    ],
  },
  {
    heading: 'Certificazioni',
    asked: [`Iscritto all'albo degli avvocati`],
    members: [
      `Iscritta all'Albo degli Avvocati di Milano dal 2018`,
      `Iscritto all'Ordine degli Avvocati di Lecce`,
    ],
    others: [
      `Praticante avvocato, non iscritto all'albo degli avvocati`,
      `Iscritto all'Ordine degli Ingegneri`,
    ],
  },
  {
    heading: 'Zertifikate',
    asked: ['Mitglied der Ärztekammer', 'Mitglied in der Landesärztekammer'],
    members: [
      'Mitglied der Ärztekammer Westfalen-Lippe',
      'Ärztekammer Hamburg, Mitglied seit 2016',
      'Mitgliedschaft: Landesärztekammer Hessen',
    ],
    others: [
      'Ausgetreten aus der Ärztekammer',
      'Mitglied der Architektenkammer Hessen',
      'Mitgliedschaft in der Ärztekammer beantragt',
    ],
  },
  {
    heading: 'Zertifikate',
    asked: ['Mitglied der Rechtsanwaltskammer'],
    members: ['Mitglied der Rechtsanwaltskammer Köln', 'Zugelassen bei der Rechtsanwaltskammer Celle'],
    others: [
      'Mitglied der Steuerberaterkammer Köln',
      'Zulassung bei der Rechtsanwaltskammer 2021 zurückgegeben',
    ],
  },
  {
    heading: 'Certifications',
    asked: ['Inscrit au barreau', 'Inscrite au barreau'],
    members: [
      'Inscrite au barreau de Lyon depuis 2014',
      'Avocate au barreau de Nantes',
      'Barreau de Lille, inscription 2016',
    ],
    others: [
      'Radiée du barreau en 2019',
      'Inscription au barreau prévue en 2027',
      'Non inscrite au barreau',
      `Inscrite à l'Ordre des architectes`,
    ],
  },
  {
    heading: 'Certifications',
    asked: [`Inscrite à l'Ordre des infirmiers`],
    members: [`Inscrite à l'Ordre national des infirmiers n° 5550`],
    others: [`Inscription à l'Ordre des infirmiers en cours`],
  },
  {
    heading: 'Certificados',
    asked: ['Colegiada en el Colegio de Abogados', 'Colegiado en el Colegio de Abogados'],
    members: [
      'Colegiada n.º 5550 del Ilustre Colegio de Abogados de Zaragoza',
      'Colegiado en el Colegio de Abogados de Málaga',
    ],
    others: [
      'Baja en el Colegio de Abogados en 2019',
      'No colegiada en el Colegio de Abogados',
      'Colegiada en el Colegio de Médicos',
    ],
  },
  {
    heading: 'Certificados',
    asked: ['Colegiada en el Colegio de Ingenieros', 'Colegiado en el Colegio de Ingenieros Industriales'],
    members: ['Colegiada en el Colegio Oficial de Ingenieros Industriales de Aragón'],
    others: ['Colegiada en el Colegio de Arquitectos'],
  },
  {
    heading: 'Certifications',
    asked: ['NMC registered', 'Registered with the NMC', 'Current NMC registration'],
    members: ['NMC registered nurse, current', 'NMC registration: PIN 15K5550E, current'],
    others: [
      'NMC registration lapsed in 2021',
      'Removed from the NMC register in 2022',
      'NMC registration applied for',
      'GMC registered',
    ],
  },
  {
    heading: 'Certifications',
    asked: ['NMC registered', 'Registered with the NMC'],
    members: ['NMC PIN 15K2210E', 'NMC PIN 15K2210E, revalidated until 09/2027'],
    others: ['NMC PIN pending'],
  },
  {
    heading: 'Certifications',
    asked: ['GMC registered', 'Registered with the GMC'],
    members: ['GMC registration 5550123', 'Full GMC registration with licence to practise', 'GMC registered'],
    others: ['GMC registration lapsed', 'NMC registered', 'HCPC registered'],
  },
  {
    heading: 'Certifications',
    asked: ['Member of the bar', 'Admitted to the bar', 'Called to the bar'],
    members: [
      'Admitted to the State Bar of Ohio, 2014',
      'Called to the Bar 2012, Inner Temple',
      'Member of the New York Bar',
    ],
    others: ['Bar exam scheduled for February 2027', 'Disbarred in 2019'],
  },
  {
    heading: 'Certifications',
    asked: ['HCPC registered'],
    members: ['HCPC registered physiotherapist', 'HCPC registration PH55501'],
    others: ['HCPC registration expired 2023', 'NMC registered'],
  },
  {
    heading: 'Certificaten',
    asked: ['BIG-geregistreerd', 'Ingeschreven in het BIG-register'],
    members: [
      'BIG-registratie 59055501230',
      'BIG-geregistreerd verpleegkundige',
      'Ingeschreven in het BIG-register sinds 2016',
    ],
    others: ['BIG-registratie verlopen in 2022', 'BIG-registratie aangevraagd', 'Niet BIG-geregistreerd'],
  },
  {
    heading: 'Certificaten',
    asked: ['Ingeschreven bij de Orde van Advocaten'],
    members: ['Ingeschreven bij de Nederlandse Orde van Advocaten'],
    others: ['Geschrapt bij de Orde van Advocaten in 2020'],
  },
  {
    heading: 'Certificados',
    asked: [
      'Inscrita na Ordem dos Engenheiros',
      'Inscrito na Ordem dos Engenheiros',
      'Membro da Ordem dos Engenheiros',
    ],
    members: [
      'Membro efetivo da Ordem dos Engenheiros n.º 55501',
      'Inscrita na Ordem dos Engenheiros desde 2015',
    ],
    others: [
      'Inscrição na Ordem dos Engenheiros suspensa',
      'Inscrita na Ordem dos Arquitetos',
      'Não inscrita na Ordem dos Engenheiros',
    ],
  },
  {
    heading: 'Certificados',
    asked: ['Inscrita na Ordem dos Enfermeiros'],
    members: ['Cédula da Ordem dos Enfermeiros n.º 55501', 'Inscrita na Ordem dos Enfermeiros'],
    others: ['Inscrita na Ordem dos Médicos'],
  },
  {
    heading: 'Certyfikaty',
    asked: ['Wpis do izby inżynierów', 'Członek izby inżynierów budownictwa'],
    members: ['Członek Mazowieckiej Okręgowej Izby Inżynierów Budownictwa od 2014'],
    others: ['Skreślony z Izby Inżynierów Budownictwa w 2020', 'Członek Izby Architektów'],
  },
  {
    heading: 'Certyfikaty',
    asked: ['Członek izby lekarskiej'],
    members: ['Członek Okręgowej Izby Lekarskiej w Krakowie'],
    others: ['Członek Izby Pielęgniarek i Położnych'],
  },
  {
    heading: 'Certificate',
    asked: ['Membru al baroului'],
    members: ['Avocat, membru al Baroului Cluj din 2015', 'Înscrisă în Baroul Iași'],
    others: ['Exclus din barou în 2020', 'Înscris în Ordinul Arhitecților'],
  },
  {
    heading: 'Certificate',
    asked: ['Înscrisă în Ordinul Asistenților Medicali', 'Membră OAMGMAMR'],
    members: ['Membră a Ordinului Asistenților Medicali (OAMGMAMR)'],
    others: ['Membră a Colegiului Medicilor'],
  },
  {
    heading: 'Sertifikalar',
    asked: ['Baroya kayıtlı', 'Baro kaydı'],
    members: ['İzmir Barosuna kayıtlı avukat', 'Ankara Barosu, sicil no 55501'],
    others: [`Baro kaydı 2020'de silindi`, 'Mimarlar Odasına kayıtlı'],
  },
  {
    heading: 'Sertifikalar',
    asked: ['Mühendisler Odasına kayıtlı'],
    members: ['İnşaat Mühendisleri Odasına kayıtlı, sicil 55501', 'Makina Mühendisleri Odası üyesi'],
    others: ['Mimarlar Odası üyesi', 'Mühendisler Odası üyeliği sona erdi'],
  },
  {
    heading: 'Abilitazioni',
    asked: [`Iscritta all'Ordine degli Ingegneri`],
    members: [`Iscritta all'Ordine degli\nIngegneri di Padova dal\n2015, sez. A`],
    others: [`Iscritta all'Ordine degli\nArchitetti di Padova dal\n2015`],
  },
];

for (const { heading, asked, members, others } of REGISTERS) {
  describeAsked('registers and orders', heading, asked, { met: members, not_met: others });
}

/** Zertifikate und Berechtigungen mit vielen Namen, wie der Dienst sie zusammenfasst. */
export const CERTIFICATES: Readonly<Record<string, string>> = {
  'AWS certificate': 'AWS-Zertifikat',
  'Azure certificate': 'Azure-Zertifikat',
  'CIPD qualification': 'CIPD-Qualifikation',
  'CompTIA certificate': 'CompTIA-Zertifikat',
  'Fundamentals of Engineering exam': 'Prüfung Fundamentals of Engineering',
  'Google Cloud certificate': 'Google-Cloud-Zertifikat',
  'HR certificate': 'Zertifikat im Personalwesen',
  'Kafka certificate': 'Kafka-Zertifikat',
  'Kubernetes certificate': 'Kubernetes-Zertifikat',
  'Nielsen Norman UX certificate': 'UX-Zertifikat von Nielsen Norman',
  'Professional Engineer licence': 'Zulassung als Professional Engineer',
  'QuickBooks certificate': 'QuickBooks-Zertifikat',
  'UX certificate': 'UX-Zertifikat',
  'accounting designation': 'Berufstitel im Rechnungswesen',
  'bar admission': 'Anwaltszulassung',
  'bootcamp certificate': 'Bootcamp-Zertifikat',
  'cloud certificate': 'Cloud-Zertifikat',
  'coaching certificate': 'Coaching-Zertifikat',
  "commercial driver's licence": 'Lkw- oder Bus-Führerschein',
  'counterbalance forklift licence': 'Staplerschein für Gegengewichtsstapler',
  'cybersecurity or networking certificate': 'Zertifikat für IT-Sicherheit oder Netzwerke',
  'diversity and inclusion certificate': 'Zertifikat für Vielfalt und Inklusion',
  'driver training certificate': 'Nachweis einer Fahrerschulung',
  'first aid certificate': 'Erste-Hilfe-Nachweis',
  'food safety certificate': 'Nachweis in Lebensmittelhygiene',
  'forklift licence': 'Staplerschein',
  'hazardous materials endorsement': 'Berechtigung für Gefahrgut',
  'journeyman electrician licence': 'Berechtigung als Elektriker (Journeyman)',
  "journeyman's certificate (Gesellenbrief)": 'Gesellenbrief',
  'lifeguard certificate': 'Rettungsschwimmabzeichen',
  "master craftsman's certificate (Meister)": 'Meisterbrief',
  'master electrician licence': 'Berechtigung als Elektromeister',
  'project management certificate': 'Zertifikat im Projektmanagement',
  'reach truck licence': 'Staplerschein für Schubmaststapler',
  'real estate licence': 'Maklerzulassung',
  'registered nurse licence': 'Zulassung als Pflegefachkraft',
  'safety certificate': 'Zertifikat für Arbeitssicherheit',
  'scrum product owner certificate': 'Zertifikat als Scrum Product Owner',
  'security certificate': 'Zertifikat für IT-Sicherheit',
  'security guard licence': 'Berechtigung für das Wachgewerbe',
  'tank vehicle endorsement': 'Berechtigung für Tankfahrzeuge',
  'teaching licence': 'Lehrbefähigung',
  'trainer aptitude certificate (AdA)': 'Ausbildereignung (AdA)',
  'welding certificate': 'Schweißzeugnis',
};

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(CERTIFICATES).map(([name, german]) => [name.toLowerCase(), german]),
);
/** „Staplerschein“; auch wer „certification“ oder „license“ schreibt. Undefined für andere. */
export const certificateInGerman = (english: string): string | undefined =>
  BY_NAME.get(
    english
      .toLowerCase()
      .replace(/certification$/u, 'certificate')
      .replace(/license$/u, 'licence'),
  );

import { describeFindings } from './tables.ts';
import { resume } from './resumes.ts';

/** Diplomas by their names: one of the same level is another one, and the first years of a school are not all of it. */
const at =
  (...job: readonly string[]) =>
  (education: readonly string[]): ReturnType<typeof resume> =>
    resume(['Robin Example', 'robin@example.com', ...job, ...education]);

describeFindings(
  'diplomas by name (de)',
  at(
    'Berufserfahrung',
    'Sachbearbeiter, Fernhill GmbH',
    '03/2020 - heute',
    '• Ablage und Bestellung von Material',
    'Ausbildung',
  ),
  [
    ['Abitur', ['Realschulabschluss, 2012'], 'not_met'],
    ['Abitur', ['Abitur, 2012'], 'met'],
    ['Abitur', ['Bachelor of Arts Germanistik, Universität Beispielstadt, 2017'], 'met'],
    // whoever learnt a trade may have gone to school for longer before
    ['Abitur', ['Ausbildung zum Industriemechaniker, IHK Kassel, 2015'], 'not_stated'],
    ['mindestens Fachabitur', ['Realschulabschluss, 2012'], 'not_met'],
    ['mindestens Realschulabschluss', ['Abitur, 2012'], 'met'],
    ['Mittlere Reife', ['Realschulabschluss, 2012'], 'met'],
    ['Gesellenbrief vorhanden', ['Gesellenbrief als Tischler, 2014'], 'met'],
    ['Gesellenbrief vorhanden', ['Bachelor of Arts Germanistik, Universität Beispielstadt, 2017'], 'not_met'],
    [
      'hat Jura studiert',
      ['Erstes Staatsexamen Rechtswissenschaften, Universität Beispielstadt, 2017'],
      'met',
    ],
    [
      'studiert Jura',
      ['Erstes Staatsexamen Rechtswissenschaften, Universität Beispielstadt, 2017'],
      'not_met',
    ],
  ],
);

describeFindings(
  'diplomas by name (fr)',
  at(
    'Expérience professionnelle',
    'Employé de bureau, Fernhill SARL',
    '03/2020 - aujourd’hui',
    '• Classement des dossiers et commande de fournitures',
    'Formation',
  ),
  [
    ['a le bac', ['Brevet des collèges, 2014'], 'not_met'],
    ['a le bac', ['Baccalauréat STMG, 2015'], 'met'],
    ['a le bac', ['CAP Boulanger, CFA Exemple, 2015'], 'not_stated'],
    ['titulaire d’un CAP', ['CAP Boulanger, CFA Exemple, 2015'], 'met'],
    ['titulaire d’un CAP', ['Certificat d’aptitude professionnelle Boulanger, 2015'], 'met'],
    ['titulaire d’un CAP', ['Licence professionnelle Commerce, Université d’Exemple, 2018'], 'not_met'],
    ['Bac+2', ['BTS Comptabilité et gestion, Lycée Exemple, 2014'], 'met'],
    ['Bac+2', ['Brevet professionnel (BP) Boulanger, CFA Exemple, 2017'], 'not_met'],
    ['diplôme universitaire', ['BTS Comptabilité et gestion, Lycée Exemple, 2014'], 'not_met'],
  ],
);

describeFindings(
  'diplomas by name (es)',
  at(
    'Experiencia laboral',
    'Auxiliar, Fernhill S.L.',
    '03/2020 - actualidad',
    '• Archivo de los documentos y compra de material',
    'Formación',
  ),
  [
    [
      'titulación universitaria',
      ['Técnico Superior en Mecatrónica Industrial (FP de grado superior), IES Ejemplo, 2017'],
      'not_met',
    ],
    ['titulación universitaria', ['Graduado en ESO, 2014'], 'not_met'],
    ['titulación universitaria', ['Grado en Derecho, Universidad de Ejemplo, 2016'], 'met'],
    [
      'FP de grado superior',
      ['Técnico en Cuidados Auxiliares de Enfermería (grado medio), IES Ejemplo, 2015'],
      'not_met',
    ],
    ['FP de grado superior', ['Técnico Superior en Mecatrónica Industrial, IES Ejemplo, 2017'], 'met'],
    ['Bachillerato o superior', ['Graduado en ESO, 2014'], 'not_met'],
    ['mínimo ESO', ['Graduado en ESO, 2014'], 'met'],
  ],
);

describeFindings(
  'diplomas by name (it)',
  at(
    'Esperienza professionale',
    'Impiegato, Fernhill S.r.l.',
    '03/2020 - oggi',
    '• Archivio dei documenti e acquisto del materiale per gli uffici',
    'Istruzione',
  ),
  [
    ['diploma di scuola superiore', ['Licenza media, 2012'], 'not_met'],
    ['diplomato', ['Diploma di perito meccanico, ITIS Esempio, 2015'], 'met'],
    ['perito meccanico', ['Laurea triennale in Economia aziendale, Università di Esempio, 2017'], 'not_met'],
    ['almeno la licenza media', ['Diploma di perito meccanico, ITIS Esempio, 2015'], 'met'],
  ],
);

describeFindings(
  'diplomas by name (tr)',
  at(
    'İş Deneyimi',
    'Uzman, Fernhill Ltd. Şti.',
    '03/2020 - devam ediyor',
    '• Evrakların arşivlenmesi ve ofis için malzeme siparişi',
    'Eğitim',
  ),
  [
    ['lise mezunu', ['İlköğretim, 2012'], 'not_met'],
    ['lise mezunu', ['Lise, 2012'], 'met'],
    ['meslek lisesi mezunu', ['Endüstri Meslek Lisesi, 2013'], 'met'],
    ['meslek lisesi mezunu', ['Endüstri Mühendisliği Lisans, Örnek Üniversitesi, 2016'], 'not_met'],
    ['mühendislik fakültesi mezunu', ['Makine Ön Lisans, Örnek Meslek Yüksekokulu, 2016'], 'not_met'],
  ],
);

import { describeNative } from './native.ts';

/** Somebody who studies has no degree yet, in whatever words they say that they study. */
describeNative('a degree that is still being studied for', {
  en: [
    {
      asked: "Has a bachelor's degree",
      heading: 'Education',
      met: [
        'BSc Chemistry, University of Example, 2015 - 2018',
        'Bachelor of Science in Chemistry, University of Example, 2018, final year project on polymers',
      ],
      not_met: [
        'BSc Chemistry, University of Example (second year)',
        'BSc Chemistry, University of Example, currently in my third year',
        'Currently reading for a BSc in Chemistry at the University of Example',
        'BSc Chemistry, University of Example, part-way through',
        'BSc Chemistry, University of Example, since 2024',
        'Student of BSc Chemistry, University of Example',
        'BSc Chemistry, University of Example, year 2 of 3',
        'Enrolled: BSc Chemistry, University of Example',
        'BSc Chemistry, University of Example, 4th semester',
        'BSc Chemistry, University of Example, studies continue',
        'BSc candidate in Chemistry, University of Example',
      ],
    },
  ],
  de: [
    {
      asked: 'Hat einen Bachelorabschluss',
      heading: 'Ausbildung',
      met: ['Bachelor of Science Chemie, Universität Beispielstadt, 2015 - 2018'],
      not_met: [
        'Bachelor of Science Chemie, Universität Beispielstadt, 3. Semester',
        'Bachelor of Science Chemie, Universität Beispielstadt, derzeit im vierten Semester',
        'Studiere zurzeit Chemie (Bachelor) an der Universität Beispielstadt',
        'Bachelor of Science Chemie, Universität Beispielstadt, noch im Studium',
        'Bachelor of Science Chemie, Universität Beispielstadt, seit 2024',
        'Student im Bachelorstudiengang Chemie, Universität Beispielstadt',
        'Bachelorstudium Chemie, Universität Beispielstadt, eingeschrieben',
        'Bachelor of Science Chemie, Universität Beispielstadt, Studium läuft',
      ],
    },
  ],
  fr: [
    {
      asked: 'Titulaire d’une licence universitaire',
      heading: 'Formation',
      met: ['Licence de chimie, Université d’Exemple, 2015 - 2018'],
      not_met: [
        'Licence de chimie, Université d’Exemple, deuxième année en cours',
        'Actuellement en 2e année de licence de chimie, Université d’Exemple',
        'Étudiante en licence de chimie, Université d’Exemple',
        'Inscrit en licence de chimie, Université d’Exemple',
        'Licence de chimie, Université d’Exemple, depuis 2024',
        'Licence de chimie (études en cours), Université d’Exemple',
      ],
    },
  ],
  es: [
    {
      asked: 'Tiene un grado universitario',
      heading: 'Formación',
      met: ['Grado en Química, Universidad de Ejemplo, 2015 - 2019'],
      not_met: [
        'Grado en Química, Universidad de Ejemplo, cursando 2.º curso',
        'Grado en Química, Universidad de Ejemplo, actualmente en tercero',
        'Estudiante de Grado en Química, Universidad de Ejemplo',
        'Matriculada en el Grado en Química, Universidad de Ejemplo',
        'Grado en Química, Universidad de Ejemplo, estudios en marcha',
      ],
    },
  ],
  it: [
    {
      asked: 'Ha una laurea triennale',
      heading: 'Istruzione',
      met: ['Laurea triennale in Chimica, Università di Esempio, 2015 - 2018'],
      not_met: [
        'Laurea triennale in Chimica, Università di Esempio, secondo anno',
        'Iscritta alla laurea triennale in Chimica, Università di Esempio',
        'Studente di laurea triennale in Chimica, Università di Esempio',
        'Laurea triennale in Chimica, Università di Esempio, dal 2024',
        'Laurea triennale in Chimica, Università di Esempio, frequento il terzo anno',
        'Laureando in Chimica (triennale), Università di Esempio',
      ],
    },
  ],
  tr: [
    {
      asked: 'Lisans mezunu',
      heading: 'Eğitim',
      met: ['Kimya Lisans, Örnek Üniversitesi, 2015 - 2019'],
      not_met: [
        'Kimya Lisans, Örnek Üniversitesi, 2. sınıf',
        'Kimya Lisans, Örnek Üniversitesi, üçüncü sınıf öğrencisi',
        'Kimya Lisans, Örnek Üniversitesi, okuyorum',
        'Kimya Lisans, Örnek Üniversitesi, kayıtlı öğrenci',
        'Kimya Lisans, Örnek Üniversitesi, 2024 - devam ediyor',
        'Örnek Üniversitesi Kimya Lisans, dördüncü dönem',
      ],
    },
  ],
});

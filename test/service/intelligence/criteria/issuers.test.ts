import { describeNative } from './native.ts';

/** Who gave a paper is no part of its name, however it is joined to it. */
describeNative('a paper and who issued it', {
  en: [
    {
      asked: 'CKA issued by the CNCF',
      heading: 'Certificates',
      met: ['Certified Kubernetes Administrator (CNCF), 2023'],
      not_met: ['First Aid at Work, 2023'],
    },
    {
      asked: 'Green Belt certified by ASQ',
      heading: 'Certificates',
      met: ['Green Belt (ASQ)'],
      not_met: ['Green Belt (IASSC)'],
    },
    { asked: 'CISSP (ISC2)', heading: 'Certificates', met: ['CISSP, ISC2, 2022'] },
  ],
  de: [
    {
      asked: 'Green Belt ausgestellt von der ASQ',
      heading: 'Zertifikate',
      met: ['Green Belt (ASQ)'],
      not_met: ['Green Belt (IASSC)'],
    },
    { asked: 'Green-Belt-Zertifikat', heading: 'Zertifikate', met: ['Green Belt (ASQ)'] },
    // a Scrum Master is no academic degree, and makes no school of the section
    {
      asked: 'Scrum-Zertifikat von Scrum.org',
      heading: 'Zertifikate',
      met: ['Scrum Master (PSM I, Scrum.org) 2022\nDatenschutzbeauftragter, IHK, 2019'],
      not_met: ['Scrum Master (Scrum Alliance) 2022'],
    },
  ],
  fr: [
    { asked: "Green Belt certifié par l'ASQ", heading: 'Certifications', met: ['Green Belt (ASQ)'] },
    {
      asked: 'Certification Scrum délivrée par Scrum.org',
      heading: 'Certifications',
      met: ['Scrum Master (PSM I, Scrum.org), 2022'],
      not_met: ['Scrum Master (Scrum Alliance), 2022'],
    },
  ],
  es: [
    { asked: 'Green Belt certificado por ASQ', heading: 'Certificaciones', met: ['Green Belt (ASQ), 2020'] },
    { asked: 'Green Belt expedido por la ASQ', heading: 'Certificaciones', met: ['Green Belt (ASQ), 2020'] },
    {
      asked: 'Certificado Scrum de Scrum.org',
      heading: 'Certificaciones',
      met: ['Scrum Master (PSM I, Scrum.org), 2022'],
    },
  ],
  it: [
    {
      asked: 'Green Belt rilasciato da ASQ',
      heading: 'Certificazioni',
      met: ['Green Belt (ASQ), 2020'],
      not_met: ['Green Belt (IASSC), 2020'],
    },
  ],
  tr: [
    {
      asked: 'ASQ tarafından verilen Green Belt sertifikası',
      heading: 'Sertifikalar',
      met: ['Green Belt (ASQ), 2020'],
    },
    { asked: 'ASQ onaylı Green Belt', heading: 'Sertifikalar', met: ['Green Belt (ASQ), 2020'] },
  ],
});

/** A course that was attended is no certificate where the resume says that nothing came of it. */
describeNative('a course that earned nothing', {
  en: [
    {
      asked: 'Six Sigma Green Belt certificate',
      heading: 'Training',
      not_met: [
        'Six Sigma Green Belt training attended, exam not taken',
        'Six Sigma Green Belt: course done, did not sit the exam',
        'Six Sigma Green Belt course without an exam',
      ],
      met: ['Six Sigma Green Belt, exam passed 2023'],
    },
    {
      asked: 'Forklift licence',
      heading: 'Training',
      not_met: ['Forklift training done, licence never issued'],
      met: ['Forklift licence, 2023'],
    },
  ],
  de: [
    {
      asked: 'PRINCE2-Zertifizierung',
      heading: 'Weiterbildung',
      not_met: ['PRINCE2-Kurs ohne Prüfung', 'PRINCE2-Schulung besucht, Prüfung nicht abgelegt'],
      met: ['PRINCE2 Foundation, 2021'],
    },
    {
      asked: 'Fachanwalt für Vergaberecht',
      heading: 'Weiterbildung',
      not_met: ['Fachanwaltslehrgang Vergaberecht absolviert, Titel nicht geführt'],
      met: ['Fachanwalt für Vergaberecht, 2019'],
    },
  ],
  fr: [
    {
      asked: 'Certification Six Sigma',
      heading: 'Formations',
      not_met: ['Formation Six Sigma suivie, examen non passé', 'Formation Six Sigma sans certification'],
    },
  ],
  es: [
    {
      asked: 'Certificado de Scrum Master',
      heading: 'Cursos',
      not_met: ['Curso Scrum Master sin certificado', 'Curso Scrum Master, sin presentarse al examen'],
    },
  ],
  it: [
    {
      asked: 'Certificazione Six Sigma',
      heading: 'Corsi',
      not_met: ['Corso Six Sigma frequentato, esame non sostenuto', 'Corso Six Sigma senza certificazione'],
    },
  ],
  tr: [
    {
      asked: 'Six Sigma sertifikası',
      heading: 'Eğitimler',
      not_met: ['Six Sigma eğitimi alındı, sınava girilmedi', 'Six Sigma eğitimi (sertifikasız)'],
    },
    {
      asked: 'Forklift operatör belgesi',
      heading: 'Eğitimler',
      not_met: ['Forklift eğitimi tamamlandı, belge alınmadı'],
    },
  ],
});

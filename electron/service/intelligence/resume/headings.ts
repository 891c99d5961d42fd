import type { SectionKind } from '../profile.ts';
import { fold } from './lines.ts';

/**
 * Section headings as people write them, in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish.
 * `contact` is a header section of its own: contact blocks in sidebars, personal details at the end.
 */
const ALIASES: Readonly<Record<string, string>> = {
  header: `
    contact, contacts, contact details, contact information, contact info, get in touch, personal details, personal information, personal data,
    personal info, personal profile details, profiles, social profiles, links, online, find me online, social, social media, kontakt, kontaktdaten,
    personliche daten, personliche angaben, zur person, coordonnees, informations personnelles, etat civil, contacto, datos personales, datos de contacto,
    informacion personal, contatti, dati personali, informazioni personali, contactgegevens, persoonlijke gegevens, personalia, contato, dados pessoais,
    informacoes pessoais, dane osobowe, dane kontaktowe`,
  summary: `
    summary, professional summary, executive summary, career summary, summary of qualifications, profile, professional profile, personal profile,
    career profile, about, about me, objective, career objective, professional objective, job objective, personal statement, overview, career overview,
    introduction, highlights, qualifications summary, bio, who i am, profil, kurzprofil, uber mich, zusammenfassung, berufliches profil,
    profil professionnel, a propos, a propos de moi, objectif, resume professionnel, perfil, perfil profesional, resumen, resumen profesional, sobre mi,
    objetivo, objetivo profesional, extracto, profilo, profilo professionale, obiettivo, sommario, profiel, samenvatting, over mij, perfil profissional,
    resumo, resumo profissional, sobre mim, podsumowanie, o mnie, profil zawodowy, cel zawodowy`,
  experience: `
    experience, work experience, professional experience, employment, employment history, work history, career history, professional background, career,
    relevant experience, job history, relevant work experience, industry experience, experience and employment, work, professional history,
    employment experience, experiences, professional experiences, work background, internships, internship experience, internship, career experience,
    positions held, research experience, research, teaching experience, military service, military experience, additional experience, other experience,
    leadership experience, working experience, organizational experience, company details, selected experience, berufserfahrung, beruflicher werdegang,
    berufspraxis, beruflicher lebenslauf, werdegang, arbeitserfahrung, praktische erfahrung, praktika, praxiserfahrung, beruf, erfahrung, berufstatigkeit,
    berufliche erfahrung, berufliche stationen, experience professionnelle, experiences professionnelles, parcours professionnel, emplois, stages,
    parcours, experiencia, experiencia laboral, experiencia profesional, historial laboral, trayectoria profesional, trayectoria, esperienza, esperienze,
    esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali, werkervaring, ervaring, loopbaan, stage ervaring,
    professionele ervaring, arbeidsverleden, experiencia profissional, historico profissional, doswiadczenie, doswiadczenie zawodowe, przebieg kariery,
    staze i praktyki, historia zatrudnienia`,
  education: `
    education, academic background, education and training, educational background, academic qualifications, qualifications, academic history, studies,
    education history, educational qualifications, educational qualification, academic education, academics, education details, academic profile,
    schooling, training, academic credentials, academic record, educational details, education & training, formal education, ausbildung, bildung,
    bildungsweg, studium, schulbildung, akademische ausbildung, schulische ausbildung, hochschulbildung, berufsausbildung, aus und weiterbildung,
    bildungsgang, schule, ausbildung und studium, akademischer werdegang, studium und ausbildung, formation, formations, etudes, parcours academique,
    diplomes, formation academique, diplomes et formations, scolarite, cursus, educacion, formacion, formacion academica, estudios, educacion y formacion,
    titulacion, formacion y estudios, estudios realizados, istruzione, formazione, istruzione e formazione, studi, titoli di studio, formazione accademica,
    opleiding, opleidingen, onderwijs, studie, scholing, opleiding en training, formacao, formacao academica, educacao, escolaridade, wyksztalcenie,
    edukacja, studia`,
  skills: `
    skills, technical skills, core skills, key skills, skill set, skillset, skills summary, core competencies, competencies, expertise, areas of expertise,
    technologies, technical proficiencies, professional skills, hard skills, soft skills, skills & tools, tools, tech stack, top skills, it skills,
    computer skills, strengths, key strengths, additional skills, skills and abilities, abilities, technical expertise, technical summary, programming,
    programming languages, programming skills, software skills, software, core qualifications, other skills, relevant skills, capabilities, proficiencies,
    technical knowledge, specialties, specialities, key competencies, skill highlights, technical competencies, tools and technologies,
    skills and technologies, skills & expertise, key skills and competencies, professional competencies, skills & technologies, work skills,
    technical profile, knowledge, technical tools, personal skills, kenntnisse, fahigkeiten, kompetenzen, it kenntnisse, edv kenntnisse, fachkenntnisse,
    besondere kenntnisse, kenntnisse und fahigkeiten, fachliche kompetenzen, kernkompetenzen, qualifikationen, weitere kenntnisse, edv, starken,
    technische kenntnisse, softwarekenntnisse, fahigkeiten und kenntnisse, programmierkenntnisse, personliche starken, zusatzqualifikationen,
    sonstige kenntnisse, competences, competences techniques, competences cles, savoir faire, informatique, outils, atouts, competences informatiques,
    competences professionnelles, logiciels, habilidades, competencias, aptitudes, conocimientos, habilidades tecnicas, conocimientos informaticos,
    informatica, competencias tecnicas, destrezas, capacidades, aptitudes y competencias, herramientas, competenze, competenze tecniche, capacita, abilita,
    competenze informatiche, competenze professionali, capacita e competenze, vaardigheden, competenties, kennis, computervaardigheden,
    kennis en vaardigheden, habilidades e competencias, conhecimentos, umiejetnosci, kompetencje, umiejetnosci techniczne`,
  languages: `
    languages, language, language skills, foreign languages, languages spoken, languages known, linguistic skills, language proficiency, sprachen,
    sprachkenntnisse, fremdsprachen, langues, langues etrangeres, competences linguistiques, idiomas, lenguas, lingue, lingue straniere,
    competenze linguistiche, conoscenze linguistiche, talen, talenkennis, linguas, jezyki, jezyki obce, znajomosc jezykow, znajomosc jezykow obcych`,
  certifications: `
    certifications, certification, certificates, licenses, licences, licenses & certifications, licenses and certifications, professional certifications,
    courses, training and certifications, courses and certifications, certificates and courses, professional development, accreditations,
    professional training, trainings, certifications and training, certifications & licenses, coursework, relevant coursework, professional qualifications,
    continuing education, memberships, professional memberships, affiliations, professional affiliations, certified training, credentials, zertifikate,
    zertifizierungen, weiterbildung, weiterbildungen, fortbildung, fortbildungen, lehrgange, seminare, kurse, fuhrerschein, lizenzen, scheine,
    mitgliedschaften, certificats, formations complementaires, permis, certificados, certificaciones, cursos, formacion complementaria, licencias,
    cursos y certificaciones, certificazioni, corsi, certificati, certificaten, certificeringen, cursussen, certificacoes, certyfikaty, szkolenia, kursy,
    kursy i szkolenia, uprawnienia, prawo jazdy`,
  projects: `
    projects, personal projects, key projects, selected projects, academic projects, side projects, project experience, portfolio, open source,
    relevant projects, projects undertaken, project details, notable projects, technical projects, university projects, projects handled,
    open source contributions, major projects, project work, projekte, eigene projekte, ausgewahlte projekte, projekterfahrung, projets,
    projets personnels, proyectos, progetti, projecten, projetos, projekty`,
  volunteering: `
    volunteering, volunteer experience, volunteer work, volunteer, community service, community involvement, volunteer activities, activities,
    extracurricular activities, involvement, involvement experience, leadership and activities, community, leadership, extra curricular activities,
    extracurriculars, co curricular activities, leadership & activities, civic engagement, student activities, ehrenamt, ehrenamtliche tatigkeit,
    ehrenamtliche tatigkeiten, ehrenamtliches engagement, engagement, gesellschaftliches engagement, benevolat, engagement associatif, activites,
    voluntariado, actividades, volontariato, attivita, vrijwilligerswerk, nevenactiviteiten, voluntariado e atividades, wolontariat, dzialalnosc`,
  publications: `
    publications, papers, selected publications, patents, patents and publications, conference papers, presentations, invited talks, talks, publikationen,
    veroffentlichungen, publicaciones, pubblicazioni, publicaties, publicacoes, publikacje, patente, conferences, speaking`,
  awards: `
    awards, honors, honours, achievements, accomplishments, key achievements, awards and honors, honors and awards, selected honors, awards & honors,
    honors & awards, recognition, scholarships, awards and achievements, distinctions, most proud of, career achievements, career highlights,
    auszeichnungen, preise, stipendien, erfolge, prix, recompenses, premios, logros, premi, riconoscimenti, prijzen, nagrody, osiagniecia, reconocimientos`,
  interests: `
    interests, hobbies, hobbies and interests, interests and hobbies, personal interests, hobbies & interests, interests & hobbies, passions, interessen,
    hobbys, hobbys und interessen, interessen und hobbys, freizeit, centres d interet, loisirs, centres d interets, intereses, aficiones, interessi, hobby,
    interesses, hobbies e interesses, zainteresowania, hobby s`,
  references: `
    references, referees, reference, referenzen, references available upon request, referencias, referenze, referenties, referencje`,
  other: `
    additional information, other, miscellaneous, other information, additional, further information, declaration, sonstiges, weitere angaben, divers,
    autres, otros, otros datos, informacion adicional, altro, overig, outras informacoes, inne, availability, work authorization, my life philosophy,
    a day of my life`,
};

const BY_HEADING = new Map<string, SectionKind>(
  Object.entries(ALIASES).flatMap(([kind, names]) =>
    names.split(',').map((name) => [name.trim(), kind as SectionKind] as const),
  ),
);

// "Relevant Teaching Experience", "Selected Technical Skills": the last word of a short title decides.
const LAST_WORD = new Map<string, SectionKind>(
  Object.entries({
    experience: 'experience experiences employment internships berufserfahrung',
    education: 'education',
    skills: 'skills competencies kenntnisse technologies expertise',
    certifications: 'certifications certificates coursework courses',
    projects: 'projects',
    publications: 'publications',
    awards: 'awards honors achievements',
    languages: 'languages',
    references: 'references',
    interests: 'interests hobbies',
    volunteering: 'activities volunteering',
    summary: 'summary profile objective',
  }).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as SectionKind] as const)),
);

/** The kind of section a heading opens, by its words alone; null when the words are no heading anybody uses. */
export function headingKind(text: string): SectionKind | null {
  const heading = fold(rejoinLetters(text));
  if (heading === '' || heading.length > 60) return null;
  const exact =
    BY_HEADING.get(heading) ??
    BY_HEADING.get(heading.replaceAll(' & ', ' and ')) ??
    BY_HEADING.get(heading.replaceAll(' ', ''));
  if (exact !== undefined) return exact;
  // Letters cut off by a large first capital or spacing: "S UMMARY", "AWA R D S". Only a known heading is rejoined.
  const squeezed = SQUEEZED.get(heading.replaceAll(' ', ''));
  if (squeezed !== undefined) return squeezed;
  // Compound headings ("Certifications & Activities") belong to what is named first.
  const parts = heading.split(/ (?:&|and|und|et|y|e|en|i|oraz) | & /).filter((part) => part !== '');
  if (parts.length >= 2 && parts.length <= 3) {
    const kinds = parts.map((part) => BY_HEADING.get(part) ?? null);
    if (
      kinds[0] !== null &&
      kinds[0] !== undefined &&
      (kinds.every((kind) => kind !== null) || parts.length === 2)
    ) {
      return kinds[0];
    }
    const last = kinds.at(-1);
    if (last !== null && last !== undefined && heading.split(' ').length <= 4) return last;
  }
  return null;
}

const SQUEEZED = new Map(
  [...BY_HEADING]
    .filter(([name]) => name.length >= 6)
    .map(([name, kind]) => [name.replaceAll(' ', ''), kind]),
);

/** The kind by the last word of a title of two to four words in title case or capitals. */
export function titledHeadingKind(text: string): SectionKind | null {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 4 || text.length > 40 || /[.,;!?:@\d]/.test(text)) return null;
  if (!words.every((word) => /^(?:\p{Lu}|&$|and$|of$|und$)/u.test(word))) return null;
  return LAST_WORD.get(fold(words.at(-1) ?? '')) ?? null;
}

/** "E D U C AT I O N" → "EDUCATION": letter-spaced capitals as some templates print headings. */
export function rejoinLetters(text: string): string {
  const parts = text.trim().split(/\s+/);
  const short = parts.filter((part) => part.length <= 2).length;
  if (parts.length < 4 || short < parts.length * 0.7 || !/^[\p{Lu}\s&]+$/u.test(text.trim())) return text;
  return parts.join('');
}

/** "Curriculum vitae", "Resume", "Lebenslauf": titles of the document itself. */
export function isDocumentTitle(text: string): boolean {
  return /^(?:curriculum vitae|cv|resume|résumé|resumé|lebenslauf|currículum(?: vitae)?|hoja de vida|tabellarischer lebenslauf|functional resume(?: sample)?|bewerbung|życiorys|my resume)$/iu.test(
    text.trim(),
  );
}

// Words that stand in running lists as well ("Leadership" among strengths, "Research" in a line of its own).
const WEAK = new Set(
  'leadership training research software tools career community presentations knowledge activities courses work links online other highlights programming technologies strengths achievements engagement informatica outils competences interests social talks speaking patents qualifications specialties schooling formation studies abilities capabilities additional overview expertise conferences recognition volunteer reference hobby beruf schule stage kurse corsi kursy opleiding language reference passions'.split(
    ' ',
  ),
);

/** A heading that is also an everyday word: it counts only in the style of the other headings. */
export function isWeakHeading(text: string): boolean {
  return WEAK.has(fold(text));
}

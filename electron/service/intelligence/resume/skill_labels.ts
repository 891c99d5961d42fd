import { headingKind } from './headings.ts';
import { fold, wordsOf, type Line } from '../language/lines.ts';
import { isLevel } from './skill_levels.ts';

// Names of groups of skills that name no skill, in the languages resumes come in; folded.
const GROUPS = new Set(
  `tools,languages,programming languages,frameworks,libraries,technologies,software,systems,platforms,databases,skills,soft skills,hard skills,
  technical skills,professional skills,personal skills,key skills,core skills,other skills,other,others,miscellaneous,core,practice,practices,concepts,
  methods,methodologies,equipment,machines,tools and technologies,tools & technologies,frameworks and libraries,frameworks & libraries,
  werkzeuge,sprachen,programmiersprachen,technologien,methoden,sonstiges,weitere kenntnisse,datenbanken,betrieb,fachkenntnisse,
  outils,langages,langues,technologies et outils,methodes,logiciels,bases de donnees,autres,competences techniques,
  herramientas,lenguajes,idiomas,tecnologias,metodos,otros,bases de datos,strumenti,linguaggi,lingue,tecnologie,metodi,altro,
  hulpmiddelen,talen,programmeertalen,methoden en technieken,overig,ferramentas,linguagens,metodologias,outros,
  mother tongue,mother tongues,other languages,muttersprache,langue maternelle,lengua materna,madrelingua,lingua madre,altre lingue,anadil,
  narzedzia,jezyki,jezyki programowania,technologie,metody,inne`
    .split(',')
    .map((name) => name.trim()),
);

/** Whether a text names a group of skills and no skill: "Tools", "Soft Skills", "Programmiersprachen". */
export function isGroupName(text: string): boolean {
  const name = fold(text.replace(/\s*:\s*$/, ''));
  return GROUPS.has(name) || headingKind(text) === 'skills';
}

/**
 * The lines of a list that only name the group below them: "Backend" in bold letters over "Python" and "Go".
 * A line over a level ("Excel" over "advanced") names what the level is of.
 * @param lines of one section, in reading order.
 */
export function withoutLabels(lines: readonly Line[]): Line[] {
  return lines.filter((line, at) => !isLabel(line, lines[at + 1]));
}

function isLabel(line: Line, next: Line | undefined): boolean {
  if (next === undefined || line.bullet || line.column !== next.column || line.page !== next.page) {
    return false;
  }
  if (/[,;|•·\t]/.test(line.text) || wordsOf(line.text).length > 5 || isLevel(next.text)) return false;
  // Set apart in letters: heavier, or larger, than what stands below.
  if (line.bold && !next.bold) return true;
  if (/^\p{Lu}/u.test(line.text) && isGroupName(line.text)) return true;
  return next.bullet && line.box !== null && next.box !== null && line.box[0] < next.box[0] - 3;
}

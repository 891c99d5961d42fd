import { categoryInGerman, skillsInGerman } from '../names/categories.ts';
import { certificateInGerman } from '../names/certificates.ts';
import { languagesInGerman } from '../names/languages.ts';
import { CV, inBrackets, type Sentence } from './parts.ts';

/** Was der Lebenslauf nicht sagt; der genaueste Satz zuerst. */
export const SILENT: readonly Sentence[] = [
  [/The resume does not list Japanese\./u, 'Japanisch steht nicht im Lebenslauf.'],
  [
    /The resume does not mention (.+) among its certificates and licences\./u,
    (name = '') =>
      `${CV} steht ${certificateInGerman(name) ?? name} nicht unter den Zertifikaten und Berechtigungen.`,
  ],
  [
    /The resume does not (?:mention|say anything about) (\d+) of (.+?)\.(?= |$)/u,
    (wanted = '', names) =>
      `${CV} ${wanted === '1' ? 'steht keins' : `stehen keine ${wanted}`} von: ${names}.`,
  ],
  [
    /The resume does not mention (.+?)\.(?= |$)/u,
    (name = '') => {
      const kind = categoryInGerman(name);
      return kind === undefined
        ? `Der Lebenslauf erwähnt ${skillsInGerman(name)} nicht.`
        : `${CV} nicht erwähnt: ${kind}.`;
    },
  ],
  [/The resume does not state (?:a|the) level: (.+)\./u, 'Der Lebenslauf nennt kein Niveau: $1.'],
  [/The resume does not show it\./u, 'Der Lebenslauf zeigt es nicht.'],
  [
    /The resume does not say which degree the person has\./u,
    `${CV} steht nicht, welchen Abschluss die Person hat.`,
  ],
  [
    /The resume does not say which languages the person speaks\./u,
    `${CV} steht nicht, welche Sprachen die Person spricht.`,
  ],
  [
    /The resume does not say which level of Japanese the person has\./u,
    `${CV} steht nicht, wie gut die Person Japanisch kann.`,
  ],
  [
    /The resume does not say whether the person speaks (.+): it lists no languages\./u,
    (names = '') =>
      `${CV} steht nicht, ob die Person ${languagesInGerman(names)} spricht: er führt keine Sprachen auf.`,
  ],
  [
    /The resume does not say whether the person graduated with honours\./u,
    `${CV} steht nicht, ob der Abschluss mit Auszeichnung war.`,
  ],
  [
    /The resume does not say whether the person may work there, or needs sponsorship\./u,
    `${CV} steht nicht, ob die Person dort arbeiten darf.`,
  ],
  [
    /The resume does not say whether the person holds a driving licence\./u,
    `${CV} steht nicht, ob die Person einen Führerschein hat.`,
  ],
  [
    /The resume does not say whether the person has a security clearance\./u,
    `${CV} steht nichts von einer Sicherheitsüberprüfung.`,
  ],
  [
    /The resume does not say whether the person would travel\./u,
    `${CV} steht nicht, ob die Person reisen würde.`,
  ],
  [
    /The resume does not say whether the person would (?:relocate|move).*?\./u,
    `${CV} steht nicht, ob die Person umziehen würde.`,
  ],
  [
    /The resume does not say which hours or shifts the person would work\./u,
    `${CV} steht nicht, zu welchen Zeiten oder in welchen Schichten die Person arbeiten würde.`,
  ],
  [
    /The resume does not say where the person would work \(office, hybrid or remote\)\./u,
    `${CV} steht nicht, wo die Person arbeiten würde (Büro, hybrid oder von zu Hause).`,
  ],
  [/The resume does not say where the person lives\./u, `${CV} steht nicht, wo die Person wohnt.`],
  [
    /The resume does not say when (?:the person graduated|the degree was completed)\./u,
    `${CV} steht nicht, wann der Abschluss war.`,
  ],
  [/The resume does not say when it was earned: (.+)\./u, `${CV} steht nicht, wann es erworben wurde: $1.`],
  [/The resume does not say when it was earned\./u, `${CV} steht nicht, wann es erworben wurde.`],
  [/The resume does not say whether it is still valid: (.+)\./u, `${CV} steht nicht, ob es noch gilt: $1.`],
  [
    /The resume does not say that the person has led people\./u,
    `${CV} steht nicht, dass die Person andere geführt hat.`,
  ],
  [/The resume does not say how many people: (.+)\./u, `${CV} steht nicht, wie viele Personen: $1.`],
  [
    /The resume does not say that one of the jobs was in (.+)\./u,
    `${CV} steht von keiner Stelle, dass sie in $1 war.`,
  ],
  [
    /The resume does not say that it was used then: (.+)\./u,
    `${CV} steht nicht, dass es damals gebraucht wurde: $1.`,
  ],
  [/The resume does not say of which class: (.+)\./u, `${CV} steht nicht, welche Klasse: $1.`],
  [/The resume does not say the grade point average\./u, `${CV} steht keine Durchschnittsnote.`],
  [
    /The resume does not say anything about (.+?)\.(?= |$)/u,
    (name = '') => {
      const kind = categoryInGerman(name);
      return `${CV} steht nichts ${kind === undefined ? `über ${skillsInGerman(name)}` : `zu: ${kind}`}.`;
    },
  ],
  [/The resume does not say: it lists no jobs\./u, `${CV} steht es nicht: er führt keine Stellen auf.`],
  [
    /The resume does not say: its jobs have no dates\./u,
    `${CV} steht es nicht: die Stellen haben keine Zeitangaben.`,
  ],
  [
    /The resume does not say: a job has no dates \((.+)\)\./u,
    (job = '') => `${CV} steht es nicht: eine Stelle hat keine Zeitangaben${inBrackets(job)}.`,
  ],
  [
    /The resume does not say: it gives too few dates\./u,
    `${CV} steht es nicht: er nennt zu wenige Zeitangaben.`,
  ],
  [
    /The resume does not say: it gives no dated work experience\./u,
    `${CV} steht es nicht: er nennt keine Berufserfahrung mit Zeitangaben.`,
  ],
  [/The resume does not say it: it gives only (.+)\./u, `${CV} steht es nicht: er nennt nur $1.`],
  [/The resume does not say it; closest: (.+)\./u, `${CV} steht es nicht; am nächsten kommt $1.`],
  [/The resume does not say (.+?); closest: (.+)\./u, `${CV} steht nicht $1; am nächsten kommt $2.`],
  [/The resume does not say which pay the person expects\./u, `${CV} steht keine Gehaltsvorstellung.`],
  [
    /The resume does not say when the person could start\./u,
    `${CV} steht nicht, wann die Person anfangen könnte.`,
  ],
  [/The resume does not say the grade point average\./u, `${CV} steht keine Durchschnittsnote.`],
  [/The resume does not say it\./u, `${CV} steht es nicht.`],
  [/The resume does not say (\uE000.+\uE001)\./u, `${CV} steht nicht $1.`],
  [/The resume does not say (.+?)\.(?= |$)/u, `${CV} steht nicht: $1.`],
];

// Sätze, mit denen der Dienst eine Antwort begründet. Der Vertrag verlangt sie englisch; hier stehen sie deutsch.
// Worte aus dem Lebenslauf („…“) und Namen von Kriterien bleiben, wie sie sind.

type Sentence = readonly [english: RegExp, german: string];

const CV = 'Im Lebenslauf';
// Ganze Sätze, der genaueste zuerst; $1, $2 … ist, was darin vorkommt.
const SENTENCES: readonly Sentence[] = [
  [
    /The resume says only that others were mentored or trained: (.+)\./u,
    `${CV} steht nur, dass andere angeleitet oder geschult wurden: $1.`,
  ],
  [
    /The resume says the language is read or understood, not spoken: (.+)\./u,
    'Die Sprache wird laut Lebenslauf gelesen oder verstanden, nicht gesprochen: $1.',
  ],
  [/The resume says (.+?)\.(?= |$)/u, `${CV} steht $1.`],
  [/The resume shows (.+?) through (.+?): (.+)\./u, `${CV} zeigt sich $1 an $2: $3.`],
  [/The resume lists a running job: (.+)\./u, `${CV} steht eine laufende Stelle: $1.`],
  [/The resume lists no running job with a start\./u, `${CV} steht keine laufende Stelle mit einem Beginn.`],
  [/The resume lists no running job\./u, `${CV} steht keine laufende Stelle.`],
  [/The resume lists no internship\./u, `${CV} steht kein Praktikum.`],
  [/The resume lists no certificates or licences\./u, `${CV} stehen keine Zertifikate oder Berechtigungen.`],
  [/The resume lists (\d+) employers?(.*?): (.+)\./u, `${CV} stehen $1 Arbeitgeber$2: $3.`],
  [/The resume lists (\d+) employers?(.*?)\./u, `${CV} stehen $1 Arbeitgeber$2.`],
  [/The resume lists 1 completed degree\./u, `${CV} steht 1 Abschluss.`],
  [/The resume lists (\d+) completed degrees\./u, `${CV} stehen $1 Abschlüsse.`],
  [/The resume lists only one: (.+)\./u, `${CV} steht nur eine: $1.`],
  [/The resume does not list Japanese\./u, 'Japanisch steht nicht im Lebenslauf.'],
  [/The resume lists (.+?)\.(?= |$)/u, `${CV} steht $1.`],
  [/The resume gives no dated work experience/u, 'Der Lebenslauf nennt keine Berufserfahrung mit Daten'],
  [/The resume gives no link to (.+)\./u, `${CV} steht kein Link zu $1.`],
  [/The resume gives it: (.+)\./u, `${CV} steht es: $1.`],
  [/The resume gives other honours: (.+)\./u, `${CV} stehen andere Auszeichnungen: $1.`],
  [/The resume gives another figure: (.+)\./u, `${CV} steht eine andere Zahl: $1.`],
  [
    /The resume gives (.+?) as the place of residence; distances are not known here, so how near that is to (.+) cannot be told\./u,
    `Als Wohnort steht im Lebenslauf $1; Entfernungen sind hier nicht bekannt, also auch nicht, wie nah das an $2 liegt.`,
  ],
  [/The resume gives (.+?) as the place of residence\./u, `Als Wohnort steht im Lebenslauf $1.`],
  [/The resume gives (.+?)\.(?= |$)/u, `${CV} steht $1.`],
  [/The resume denies it: (.+)\./u, 'Der Lebenslauf verneint es: $1.'],
  [/The resume has a section of it: (.+)\./u, 'Der Lebenslauf hat einen Abschnitt dazu: $1.'],
  [
    /The resume speaks of it, but not clearly: (.+)\./u,
    'Der Lebenslauf spricht davon, aber nicht eindeutig: $1.',
  ],
  [
    /The resume mentions it only as a first acquaintance: (.+)\./u,
    'Der Lebenslauf erwähnt es nur als erste Berührung: $1.',
  ],
  [
    /The resume does not mention (.+) among its certificates and licences\./u,
    `${CV} steht $1 nicht unter den Zertifikaten und Berechtigungen.`,
  ],
  [/The resume does not mention (.+?)\.(?= |$)/u, 'Der Lebenslauf erwähnt $1 nicht.'],
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
    `${CV} steht nicht, ob die Person $1 spricht: er führt keine Sprachen auf.`,
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
  [/The resume does not say anything about (.+?)\.(?= |$)/u, `${CV} steht nichts über $1.`],
  [/The resume does not say: it lists no jobs\./u, `${CV} steht es nicht: er führt keine Stellen auf.`],
  [
    /The resume does not say: its jobs have no dates\./u,
    `${CV} steht es nicht: die Stellen haben keine Daten.`,
  ],
  [
    /The resume does not say: a job has no dates \((.+)\)\./u,
    `${CV} steht es nicht: eine Stelle hat keine Daten ($1).`,
  ],
  [/The resume does not say: it gives too few dates\./u, `${CV} steht es nicht: er nennt zu wenige Daten.`],
  [
    /The resume does not say: it gives no dated work experience\./u,
    `${CV} steht es nicht: er nennt keine Berufserfahrung mit Daten.`,
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
  [/The degree is another one: (.+?)\.(?= |$)/u, 'Der Abschluss ist ein anderer: $1.'],
  [/The highest degree in the resume is (.+?)\.(?= |$)/u, 'Der höchste Abschluss im Lebenslauf ist $1.'],
  [
    /The criterion also allows (.+), which a person has to judge\./u,
    'Das Kriterium lässt auch $1 gelten; das muss ein Mensch beurteilen.',
  ],
  [/The last job in the resume has ended: (.+)\./u, 'Die letzte Stelle im Lebenslauf ist beendet: $1.'],
  [/The last job in the resume is (.+)\./u, 'Die letzte Stelle im Lebenslauf ist $1.'],
  [/The running job is (.+)\./u, 'Die laufende Stelle ist $1.'],
  [/The largest team the resume names has (\d+): (.+)\./u, 'Das größte Team im Lebenslauf hat $1: $2.'],
  [/The job title implies it: (.+)\./u, 'Die Stellenbezeichnung besagt es: $1.'],
  [
    /The title is another one, but the job shows (.+?): (.+)\./u,
    'Die Bezeichnung ist eine andere, aber die Stelle zeigt $1: $2.',
  ],
  [
    /The dated jobs follow each other without a gap\./u,
    'Die Stellen mit Daten folgen ohne Lücke aufeinander.',
  ],
  [
    /The longest gap between dated jobs is (.+)\./u,
    'Die längste Lücke zwischen Stellen mit Daten beträgt $1.',
  ],
  [/The only job still goes on: (.+) so far\./u, 'Die einzige Stelle läuft noch: bisher $1.'],
  [
    /The criterion has no word that could be looked for in a resume\. Write what the person should have\./u,
    'Das Kriterium enthält kein Wort, nach dem sich suchen ließe. Bitte schreiben, was die Person mitbringen soll.',
  ],
  [
    /The dates add up to (.+?): with years only it cannot be told whether that is enough\./u,
    'Die Daten ergeben $1: mit Jahreszahlen allein lässt sich nicht sagen, ob das reicht.',
  ],
  [
    /The dates add up to (.+?); another of these jobs has no dates that can be counted\./u,
    'Die Daten ergeben $1; eine weitere dieser Stellen hat keine zählbaren Daten.',
  ],
  [
    /The dates add up to (.+?), of (.+?) in all; the resume does not say how long otherwise\.?/u,
    `Die Daten ergeben $1, von insgesamt $2; sonst steht im Lebenslauf nicht, wie lange.`,
  ],
  [/The dates add up to (.+?)\.(?= |$)/u, 'Die Daten ergeben $1.'],
  [/None of the jobs in the resume is at (.+)\./u, 'Keine Stelle im Lebenslauf ist bei $1.'],
  [/None of the jobs in the resume shows work in (.+)\./u, 'Keine Stelle im Lebenslauf zeigt Arbeit in $1.'],
  [/None of the jobs in the resume shows (.+)\./u, 'Keine Stelle im Lebenslauf zeigt $1.'],
  [
    /None of the (\d+) jobs in the resume has the title (.+)\./u,
    'Keine der $1 Stellen im Lebenslauf hat die Bezeichnung $2.',
  ],
  [/Nothing in the resume shows it: (.+)\./u, `Nichts im Lebenslauf zeigt es: $1.`],
  [
    /No job in the resume is running: the last one is (.+)\./u,
    'Keine Stelle im Lebenslauf läuft noch: die letzte ist $1.',
  ],
  [
    /No job of the resume shows it; (.+) of dated work in all/u,
    'Keine Stelle im Lebenslauf zeigt es; insgesamt $1 Berufserfahrung mit Daten',
  ],
  [/No two dated jobs overlap\./u, 'Keine zwei Stellen mit Daten überschneiden sich.'],
  [/Two jobs overlap: (.+)\./u, 'Zwei Stellen überschneiden sich: $1.'],
  [/No degree stated in the resume/u, `${CV} steht kein Abschluss`],
  [/Not mentioned in the resume/u, `${CV} nicht erwähnt`],
  [/Not stated in the resume/u, `${CV} steht dazu nichts`],
  [/Not mentioned; closest: (.+)/u, 'Nicht erwähnt; am nächsten: $1'],
  [/Not completed yet: (.+)\./u, 'Noch nicht abgeschlossen: $1.'],
  [/Completed already: (.+)\./u, 'Schon abgeschlossen: $1.'],
  [/Completed in (\d+): (.+)\./u, 'Abgeschlossen $1: $2.'],
  [/Graduated in (\d+): (.+)\./u, 'Abschluss $1: $2.'],
  [/Not valid any more: (.+)\./u, 'Nicht mehr gültig: $1.'],
  [/Not held yet: (.+)\./u, 'Noch nicht erworben: $1.'],
  [/Not held: (.+)\./u, 'Nicht vorhanden: $1.'],
  [/Held already: (.+)\./u, 'Schon erworben: $1.'],
  [/Held before, but not now: (.+)\./u, 'Früher innegehabt, jetzt nicht: $1.'],
  [/Held before, but longer ago: (.+)\./u, 'Innegehabt, aber länger her: $1.'],
  [/Held: (.+)\./u, 'Innegehabt: $1.'],
  [/Earned at another time: (.+)\./u, 'Zu anderer Zeit erworben: $1.'],
  [/Shortest stay: (.+?)\.(?= |$)/u, 'Kürzeste Stelle: $1.'],
  [/It was longer ago: (.+)\./u, 'Es ist länger her: $1.'],
  [/A job of that time shows it: (.+)\./u, 'Eine Stelle aus dieser Zeit zeigt es: $1.'],
  [/(.+) is a past employer: (.+)\./u, '$1 ist ein früherer Arbeitgeber: $2.'],
  [/(.+) was asked for; the resume lists (.+)\./u, 'Gefragt war $1; im Lebenslauf steht $2.'],
  [/(.+) was taken out of the profile by hand\./u, '$1 wurde von Hand aus dem Profil genommen.'],
  [/Taken out of the profile by hand/u, 'Von Hand aus dem Profil genommen'],
  [/Part of it was entered by hand\./u, 'Ein Teil davon wurde von Hand eingetragen.'],
  [/Entered by hand, not in the resume\./u, 'Von Hand eingetragen, nicht im Lebenslauf.'],
  [/Entered by hand: /u, 'Von Hand eingetragen: '],
  [/Written as (\uE000.+?\uE001): /u, 'Geschrieben als $1: '],
  [/Via (.+?): /u, 'Über $1: '],
  [/(\d+ (?:year|month)s?(?: \d+ months?)?): /u, '$1: '],
];

const WORDS: readonly Sentence[] = [
  [/\bbetween (\d.*?) and (\d)/gu, 'zwischen $1 und $2'],
  [/\b1 year\b/gu, '1 Jahr'],
  [/\b(\d+) years\b/gu, '$1 Jahre'],
  [/\b1 month\b/gu, '1 Monat'],
  [/\b(\d+) months\b/gu, '$1 Monate'],
  [/ and (\d+) earlier jobs?\b/gu, ' und $1 frühere'],
  [/, of (?=\d)/gu, ', von '],
  [/ in the last (\d+) (Jahr|Monat)e\b/gu, ' in den letzten $1 $2en'],
  [/ in all\b/gu, ' insgesamt'],
  [/(?<=[\d\uE001]) and (?=[\d\uE000])/gu, ' und '],
];

const HELD = /\uE000(\d+)\uE001/gu;

/** Eine Begründung auf Deutsch; was keine Regel kennt, bleibt, wie der Dienst es sagt. */
export function explanationInGerman(english: string): string {
  const quotes: string[] = [];
  let text = english.replaceAll(
    /\u201C[^\u201D]*\u201D/gu,
    (quote) => `\uE000${quotes.push(quote) - 1}\uE001`,
  );
  text = sentencesOf(text).map(sentence).join(' ');
  return text.replaceAll(HELD, (_held, at: string) => quotes[Number(at)] ?? '');
}

// Ein Punkt beendet einen Satz, wo danach einer beginnt, wie ihn der Dienst beginnt.
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=\.) (?=(?:The|None|No|Not|Part|Entered|Shortest|Two|Held|Nothing|It|A job)\b)/u);

// In der Zusammenfassung stehen die Sätze ohne Punkt.
function sentence(english: string): string {
  const whole = english.endsWith('.') ? english : `${english}.`;
  for (const [pattern, german] of SENTENCES) {
    const match = pattern.exec(whole);
    if (match?.index !== 0) continue;
    const told = WORDS.reduce(
      (text, [one, word]) => text.replaceAll(one, word),
      whole.replace(pattern, german),
    );
    return whole === english ? told : told.replace(/\.$/u, '');
  }
  return english;
}

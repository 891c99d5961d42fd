// Warum ein Kriterium abgelehnt wird: der Dienst sagt es englisch.

type Phrase = readonly [english: RegExp, german: string];

const PROTECTED: Readonly<Record<string, string>> = {
  age: 'das Alter',
  'sex or gender': 'das Geschlecht',
  'pregnancy or parenthood': 'Schwangerschaft oder Elternschaft',
  'religion or belief': 'Religion oder Weltanschauung',
  'ethnic origin, race or nationality': 'Herkunft oder Staatsangehörigkeit',
  'marital or family status': 'den Familienstand',
  'disability or health': 'Behinderung oder Gesundheit',
  'sexual orientation': 'die sexuelle Orientierung',
  'union membership': 'eine Gewerkschaft',
  'political opinion': 'politische Ansichten',
  'looks or a photograph': 'das Aussehen oder ein Foto',
};
const INSTEAD: readonly Phrase[] = [
  [
    /Ask for years of experience or for a qualification instead\./u,
    'Gefragt werden kann nach Jahren an Erfahrung oder nach einer Qualifikation.',
  ],
  [
    /Ask for the hours or the travel the job needs instead\./u,
    'Gefragt werden kann nach den Zeiten oder Reisen, die die Stelle verlangt.',
  ],
  [
    /Ask for the working days the job needs, or for knowledge of the subject, instead\./u,
    'Gefragt werden kann nach den Arbeitstagen, die die Stelle verlangt, oder nach Kenntnissen des Fachs.',
  ],
  [
    /Ask for the right to work in the country, or for a language and its level, instead\./u,
    'Gefragt werden kann nach der Arbeitserlaubnis oder nach einer Sprache und ihrem Niveau.',
  ],
  [
    /Ask whether the person can do a named task of the job, with adjustments where needed, instead\./u,
    'Gefragt werden kann, ob die Person eine bestimmte Aufgabe erledigen kann, wo nötig mit Anpassungen.',
  ],
  [
    /Leave it out: it is not a reason to choose somebody\./u,
    'Bitte weglassen: es ist kein Grund, jemanden auszuwählen.',
  ],
  [
    /Experience of labour relations may be asked for\./u,
    'Nach Erfahrung mit Arbeitsbeziehungen darf gefragt werden.',
  ],
];
const ABOUT = /^This criterion is about (.+?), which Longlist does not use to judge people\. /u;

const FAILURES: readonly Phrase[] = [
  [
    /^The resume has no readable text\. Add a resume whose text can be read\.$/u,
    'Der Lebenslauf enthält keinen lesbaren Text. Bitte einen hinzufügen, dessen Text sich lesen lässt.',
  ],
  [
    /^The criterion could not be evaluated: (.+)\. Try it in other words\.$/u,
    'Das Kriterium ließ sich nicht auswerten: $1. Bitte anders formulieren.',
  ],
];

/** Warum ein Kriterium abgelehnt wird oder keine Antwort hat, und was zu tun ist. */
export function refusalInGerman(english: string): string {
  const name = PROTECTED[ABOUT.exec(english)?.[1] ?? ''];
  if (name === undefined) {
    const failure = FAILURES.find(([pattern]) => pattern.test(english));
    return failure === undefined ? english : english.replace(failure[0], failure[1]);
  }
  return INSTEAD.reduce(
    (text, [pattern, german]) => text.replace(pattern, german),
    english.replace(ABOUT, `Dieses Kriterium betrifft ${name}; danach beurteilt Longlist niemanden. `),
  );
}

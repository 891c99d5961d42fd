import type { SentenceCode } from '#service/api/evaluations/schema.ts';
import { timesInGerman } from './times.ts';

type Sentences = Readonly<Record<string, (args: SentenceCode['args'], joined: readonly string[]) => string>>;

const parts = (...all: readonly (string | number | undefined)[]): string =>
  all.filter((part) => part !== undefined && part !== '').join(' ');

const BOUNDS: Readonly<Record<string, string>> = {
  '>=': 'Mindestens',
  '>': 'Mehr als',
  '<=': 'Höchstens',
  '<': 'Weniger als',
  '=': 'Genau',
};

const bound = (comparison: string | number | undefined): string => BOUNDS[String(comparison)] ?? '';

const within = (window: string | number | undefined): string =>
  window === undefined || window === '' ? '' : `(${window})`;

const gapBound = (comparison: string | number | undefined): string =>
  comparison === '>=' || comparison === '<' ? 'von mindestens' : 'von mehr als';

const LEVELS = [
  'Schule oder Hochschule',
  'einen Schulabschluss',
  'eine Berufsausbildung',
  'ein Diplom',
  'einen Hochschulabschluss',
  'einen Bachelor',
  'ein Aufbaudiplom',
  'einen Master',
  'eine Promotion',
];

// Was Antworten auf Kriterien sagen, nach ihren Codes; `quotes` sind Worte des Lebenslaufs, schon in Anführungszeichen.
export const criterionSentences: Sentences = {
  no_text: () =>
    'Der Lebenslauf hat keinen lesbaren Text. Fügen Sie einen Lebenslauf hinzu, dessen Text sich lesen lässt.',
  engine_error: ({ cause }) =>
    `Das Kriterium konnte nicht geprüft werden: ${cause}. Versuchen Sie es mit anderen Worten.`,
  nothing_asked: () =>
    'Das Kriterium enthält kein Wort, nach dem sich suchen ließe. Schreiben Sie, was die Person mitbringen soll.',
  not_understood: () => 'Nicht verstanden',
  words_open: ({ words }) => `Nicht verstanden: ${words}. Andere Worte ergeben eine sichere Antwort.`,
  read_as: ({ written, read }) => `„${written}“ wurde als „${read}“ gelesen.`,
  by_hand: () => 'Von Hand eingetragen, nicht im Lebenslauf.',
  partly_by_hand: () => 'Ein Teil davon wurde von Hand eingetragen.',
  'tree.not': (_, joined) => `Nicht: ${joined.join('')}`,
  'tree.and': (_, joined) => joined.join('; und '),
  'tree.or': (_, joined) => joined.join('; oder '),
  shown: ({ quotes }) => `Im Lebenslauf steht ${quotes}.`,
  removed: ({ name }) => `${name} wurde von Hand aus dem Profil genommen.`,
  not_mentioned: ({ name }) => `Der Lebenslauf erwähnt ${name} nicht.`,
  nothing: ({ name }) => `Der Lebenslauf sagt nichts über ${name}.`,
  'slot.words': ({ words, quotes }) => `Im Lebenslauf steht ${quotes}, aber nichts von: ${words}.`,
  'status.denied': ({ quotes }) => `Der Lebenslauf verneint es: ${quotes}.`,
  'status.basic': ({ quotes }) => `Der Lebenslauf nennt nur Grundkenntnisse: ${quotes}.`,
  'status.learning': ({ quotes }) => `Laut Lebenslauf wird es noch gelernt: ${quotes}.`,
  'status.planned': ({ quotes }) => `Der Lebenslauf nennt es nur als Vorhaben: ${quotes}.`,
  'status.lapsed': ({ quotes }) => `Der Lebenslauf spricht von einer anderen Zeit: ${quotes}.`,
  'status.abandoned': ({ quotes }) => `Laut Lebenslauf wurde es abgebrochen: ${quotes}.`,
  'status.seen': ({ quotes }) => `Der Lebenslauf nennt es nur als gesehen oder ausprobiert: ${quotes}.`,
  'status.others': ({ quotes }) => `Laut Lebenslauf haben es andere getan: ${quotes}.`,
  'status.private': ({ quotes }) => `Der Lebenslauf nennt es nur als privates Interesse: ${quotes}.`,
  'skill.shown': ({ quotes }) => `Im Lebenslauf steht ${quotes}.`,
  'years.undated': () => 'Der Lebenslauf nennt keine Daten, die sich zählen lassen.',
  'years.counted': ({ span, name, jobs, window }) =>
    parts(
      `Die Daten ergeben ${span}`,
      name === '' ? '' : `für ${name}`,
      within(window),
      jobs === '' ? '' : `(${jobs})`,
    ) + '.',
  'years.open': ({ name }) => `Der Lebenslauf nennt ${name}, sagt aber nicht, wie lange.`,
  'years.none': ({ name }) => `Keine Stelle im Lebenslauf zeigt ${name}.`,
  'degree.none': () => 'Der Lebenslauf nennt keinen Abschluss.',
  'degree.other_field': ({ quotes }) => `Der Abschluss ist ein anderer: ${quotes}.`,
  'degree.under_way': ({ quotes }) => `Noch nicht abgeschlossen: ${quotes}.`,
  'degree.abandoned': ({ quotes }) => `Nicht abgeschlossen: ${quotes}.`,
  'degree.completed': ({ quotes }) => `Schon abgeschlossen: ${quotes}.`,
  'degree.highest': ({ quotes }) => `Der höchste Abschluss im Lebenslauf ist ${quotes}.`,
  'degree.undated': ({ quotes }) =>
    `Der Lebenslauf sagt nicht, wann der Abschluss erworben wurde: ${quotes}.`,
  'certificate.validity': ({ quotes }) => `Der Lebenslauf sagt nicht, ob es noch gültig ist: ${quotes}.`,
  'certificate.undated': ({ quotes }) => `Der Lebenslauf sagt nicht, wann es erworben wurde: ${quotes}.`,
  'certificate.expired': ({ quotes }) => `Nicht mehr gültig: ${quotes}.`,
  'certificate.under_way': ({ quotes }) => `Noch nicht vorhanden: ${quotes}.`,
  'certificate.denied': ({ quotes }) => `Nicht vorhanden: ${quotes}.`,
  'language.none': () => 'Der Lebenslauf nennt keine Sprachen.',
  'language.not_listed': ({ name }) => `Der Lebenslauf nennt ${name} nicht.`,
  'language.level': ({ level, quotes }) =>
    level === '' ? `Im Lebenslauf steht ${quotes}.` : `Gefragt ist ${level}; im Lebenslauf steht ${quotes}.`,
  'language.counted': ({ count, names }) => `Der Lebenslauf nennt ${count}: ${names}.`,
  'place.none': () => 'Der Lebenslauf sagt nicht, wo die Person wohnt.',
  'place.home': ({ quotes }) => `Der Lebenslauf nennt ${quotes} als Wohnort.`,
  'place.distance': ({ name, quotes }) =>
    `Der Lebenslauf nennt ${quotes} als Wohnort; wie nah das an ${name} liegt, ist hier nicht bekannt.`,
  'place.partly': ({ quotes }) => `Der Lebenslauf nennt nur ${quotes}.`,
  'place.no_job': ({ name }) => `Der Lebenslauf sagt nicht, dass eine der Stellen in ${name} war.`,
  'title.past': ({ quotes }) => `Die Bezeichnung gehört zu einer anderen Zeit: ${quotes}.`,
  'title.lower': ({ quotes }) => `Die Bezeichnung trifft nur zum Teil zu: ${quotes}.`,
  'title.none': ({ name }) => `Keine Stelle im Lebenslauf hat die Bezeichnung ${name}.`,
  'team.denied': ({ quotes }) => `Der Lebenslauf verneint es: ${quotes}.`,
  'team.largest': ({ count, quotes }) => `Das größte genannte Team hat ${count}: ${quotes}.`,
  'team.uncounted': ({ quotes }) => `Der Lebenslauf sagt nicht, wie viele Personen: ${quotes}.`,
  'team.title': ({ quotes }) => `Die Stellenbezeichnung legt es nahe: ${quotes}.`,
  'team.informal': ({ quotes }) => `Laut Lebenslauf wurden andere nur angeleitet oder geschult: ${quotes}.`,
  'team.none': () => 'Der Lebenslauf sagt nicht, dass die Person andere geführt hat.',
  'employer.past': ({ name, quotes }) => `${name} ist ein Arbeitgeber aus anderer Zeit: ${quotes}.`,
  'employer.none': ({ name }) => `Keine Stelle im Lebenslauf war bei ${name}.`,
  'industry.past': ({ quotes }) => `Das war zu anderer Zeit: ${quotes}.`,
  'industry.none': ({ name }) => `Keine Stelle im Lebenslauf zeigt ${name}.`,
  'history.no_internship': () => 'Keine der Stellen im Lebenslauf ist ein Praktikum.',
  'history.goes_on': ({ span }) => `Die einzige Stelle läuft noch, seit ${span}.`,
  'history.none': () => 'Der Lebenslauf nennt keine Stellen.',
  'history.last': ({ quotes }) => `Die neueste Stelle im Lebenslauf ist ${quotes}.`,
  'history.employers': ({ count }) => `Der Lebenslauf nennt ${count} Arbeitgeber in dieser Zeit.`,
  'history.stay': ({ span, quotes }) => `Am längsten bei einem Arbeitgeber: ${span}, ${quotes}.`,
  'history.shortest': ({ span, quotes }) => `Am kürzesten bei einem Arbeitgeber: ${span}, ${quotes}.`,
  'history.average': ({ span }) => `Im Schnitt ${span} bei einem Arbeitgeber.`,
  'history.gap': ({ span }) => `Die längste Lücke zwischen datierten Stellen ist ${span}.`,
  'history.no_gap': () => 'Die datierten Stellen folgen lückenlos aufeinander.',
  'open.right_to_work': () => 'Der Lebenslauf sagt nicht, ob die Person dort arbeiten darf.',
  'open.sponsor': () => 'Der Lebenslauf sagt nicht, ob die Person einen Bürgen braucht.',
  'open.citizen': () => 'Der Lebenslauf sagt nicht, welche Staatsangehörigkeit die Person hat.',
  'open.salary': () => 'Der Lebenslauf sagt nicht, welche Bezahlung die Person erwartet.',
  'open.notice': () => 'Der Lebenslauf sagt nicht, wie lang die Kündigungsfrist ist.',
  'open.start': () => 'Der Lebenslauf sagt nicht, wann die Person anfangen könnte.',
  'open.full_time': () => 'Der Lebenslauf sagt nicht, wie viele Stunden die Person arbeiten würde.',
  'open.part_time': () => 'Der Lebenslauf sagt nicht, wie viele Stunden die Person arbeiten würde.',
  'open.shift': () => 'Der Lebenslauf sagt nicht, in welchen Schichten die Person arbeiten würde.',
  'open.travel': () => 'Der Lebenslauf sagt nicht, ob die Person reisen würde.',
  'open.remote': () => 'Der Lebenslauf sagt nicht, wo die Person arbeiten würde.',
  'open.relocate': () => 'Der Lebenslauf sagt nicht, ob die Person umziehen würde.',
  'open.clearance': () => 'Der Lebenslauf sagt nicht, ob die Person überprüft wurde.',
  'open.driving': () => 'Der Lebenslauf sagt nicht, ob die Person einen Führerschein hat.',
  'open.would': () => 'Der Lebenslauf sagt nicht, was die Person tun würde.',
  'open.unclear': ({ quotes }) => `Der Lebenslauf spricht davon, aber nicht eindeutig: ${quotes}.`,
  'link.none': ({ name }) =>
    name === ''
      ? 'Der Lebenslauf nennt keine Adresse im Netz.'
      : `Der Lebenslauf nennt keine Adresse bei ${name}.`,
  'asks.skill': ({ name, level, words, window }) =>
    parts(
      level === 'deep' ? 'Gute Kenntnisse:' : 'Kenntnisse:',
      name,
      words === '' ? '' : `mit den Worten „${words}“`,
      window,
    ),
  'asks.skills': ({ name, wanted, window }) => parts(`Mindestens ${wanted} von:`, name, window),
  'asks.years': ({
    comparison,
    length,
    name,
    kind,
    plain,
    every,
    employer,
    counts,
    without,
    full_time,
    window,
  }) =>
    parts(
      bound(comparison),
      length,
      full_time === 1 ? 'in Vollzeit' : '',
      name === ''
        ? 'Arbeit'
        : kind === 'title'
          ? `als ${name}${plain === 1 ? ' ohne weiteren Rang' : ''}`
          : `Arbeit mit ${every === 1 ? 'jedem von: ' : ''}${name}`,
      (employer ?? '') === '' ? '' : `bei ${employer}`,
      counts === 1 ? '(Praktika zählen)' : '',
      (without ?? '') === '' ? '' : `(${without} zählt nicht)`,
      within(window),
    ),
  'asks.degree': ({ level, field, state, words }) =>
    parts(
      state === 'under_way' ? 'Studiert für' : 'Hat',
      level === 'mba' ? 'einen MBA' : (LEVELS[Number(level)] ?? 'einen Abschluss'),
      field === '' ? '' : `in ${field}`,
      state === 'either' ? 'oder studiert dafür' : '',
      words === '' ? '' : `mit den Worten „${words}“`,
    ),
  'asks.certificate': ({ name, state, words }) =>
    parts(
      state === 'valid' ? 'Gültiger Nachweis:' : state === 'under_way' ? 'Arbeitet auf hin:' : 'Nachweis:',
      name,
      words === '' ? '' : `mit den Worten „${words}“`,
    ),
  'asks.language': ({ name, level }) => parts('Spricht', name, level === '' ? '' : `(${level} oder besser)`),
  'asks.languages': ({ count }) => `Spricht mindestens ${count} Sprachen`,
  'asks.lives_in': ({ name }) => `Wohnt in ${name}`,
  'asks.lives_near': ({ name }) => `Wohnt in oder um ${name}`,
  'asks.worked_in': ({ name }) => `Hat in ${name} gearbeitet`,
  'asks.title': ({ name, now, window }) =>
    parts(now === 1 ? 'Hat jetzt die Bezeichnung' : 'Hatte die Bezeichnung', name, within(window)),
  'asks.team': ({ comparison, count, now, formal }) =>
    parts(
      now === 1 ? 'Führt' : 'Hat geführt:',
      count === 0 ? 'Personen' : `${bound(comparison).toLowerCase()} ${count} Personen`,
      formal === 1 ? 'disziplinarisch' : '',
    ),
  'asks.employer': ({ name, now }) => `${now === 1 ? 'Arbeitet jetzt' : 'Hat gearbeitet'} bei ${name}`,
  'asks.industry': ({ name, now }) =>
    `${now === 1 ? 'Arbeitet jetzt' : 'Hat gearbeitet'} im Bereich: ${name}`,
  'asks.history.employed': ({ window }) =>
    window === '' ? 'Ist berufstätig' : `Hat gearbeitet ${within(window)}`,
  'asks.history.freelance': () => 'Ist oder war selbstständig',
  'asks.history.gap': ({ comparison, value, window }) =>
    parts('Eine Lücke zwischen Stellen', gapBound(comparison), value, within(window)),
  'asks.history.no_gap': ({ comparison, value, window }) =>
    parts('Keine Lücke zwischen Stellen', gapBound(comparison), value, within(window)),
  'asks.history.employers': ({ comparison, value, window }) =>
    parts(bound(comparison), value, 'Arbeitgeber', within(window)),
  'asks.history.changed': ({ window }) => parts('Hat den Arbeitgeber gewechselt', within(window)),
  'asks.history.internship': () => 'Hat ein Praktikum gemacht',
  'asks.history.joined': ({ window }) => parts('Hat die heutige Stelle angetreten', within(window)),
  'asks.history.short_stay': ({ value, window }) =>
    parts(`Hat einen Arbeitgeber früher als nach ${value} verlassen`, within(window)),
  'asks.history.average_stay': ({ comparison, value, window }) =>
    parts(bound(comparison), value, 'im Schnitt bei einem Arbeitgeber', within(window)),
  'asks.history.stay': ({ comparison, value, now, window }) =>
    parts(
      bound(comparison),
      value,
      now === 1 ? 'beim heutigen Arbeitgeber' : 'bei einem Arbeitgeber',
      within(window),
    ),
  'asks.history.every_stay': ({ comparison, value, window }) =>
    parts(bound(comparison), value, 'bei jedem Arbeitgeber', within(window)),
  'asks.grade': ({ comparison, value }) => parts('Notendurchschnitt', bound(comparison).toLowerCase(), value),
  'grade.none': () => 'Der Lebenslauf nennt keinen Notendurchschnitt.',
  'asks.budget': ({ comparison, amount }) =>
    amount === 0 ? 'Ein Budget' : parts('Ein Budget von', bound(comparison).toLowerCase(), amount),
  'asks.availability': ({ weeks }) =>
    parts('Könnte anfangen innerhalb von', weeks === 0 ? 'sofort' : `${weeks} Wochen`),
  'asks.permit': ({ wants, name }) =>
    parts(wants === 'sponsor' ? 'Braucht einen Bürgen' : 'Darf arbeiten', name === '' ? '' : `in ${name}`),
  'budget.none': () => 'Der Lebenslauf sagt nichts von einem Budget.',
  'asks.open': ({ topic, details }) =>
    parts('Was der Lebenslauf sagt zu:', String(topic).replaceAll('_', ' '), details),
  'asks.link': ({ name }) => parts('Nennt eine Adresse im Netz', name === '' ? '' : `bei ${name}`),
  'asks.activity': ({ name, words }) => parts(name, words === '' ? '' : `mit den Worten „${words}“`),
  'asks.words': ({ text }) => `In diesen Worten: ${text}`,
};

/** Ein Satz einer Antwort auf Deutsch; null, wo der Katalog seinen Code nicht kennt. */
export function saidInGerman({ code, args }: SentenceCode, joined: readonly string[] = []): string | null {
  const sentence = criterionSentences[code];
  return sentence === undefined ? null : timesInGerman(sentence(args, joined));
}

/** Eine ganze Begründung; null ohne Codes, oder wo ein Code fehlt. */
export function answerInGerman(told: readonly SentenceCode[] | undefined): string | null {
  const sentences = (told ?? []).map((said) => saidInGerman(said));
  return sentences.length === 0 || sentences.includes(null) ? null : sentences.join(' ');
}

/** Wie ein Kriterium verstanden wurde; jeder Satz steht vor denen, die er verbindet. Null ohne Codes. */
export function readingInGerman(told: readonly SentenceCode[] | null | undefined): string | null {
  let at = 0;
  const next = (): { readonly text: string; readonly joins: boolean } | null => {
    const said = told?.[at];
    at += 1;
    const count = Number(said?.args['parts'] ?? 0);
    const joined = Array.from({ length: count }, next);
    const texts = joined.flatMap((part) =>
      part === null ? [] : [part.joins ? `(${part.text})` : part.text],
    );
    const text = said === undefined || texts.length < count ? null : saidInGerman(said, texts);
    return text === null ? null : { text, joins: count > 0 };
  };
  return next()?.text ?? null;
}

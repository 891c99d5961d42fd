import type { Texts } from '../shape.ts';
import { count, number } from './words.ts';

export const activitySaid: Texts['activitySaid'] = {
  whom: (candidates) => count(candidates, 'Kandidat', 'Kandidaten'),
  many: {
    'criterion.created': {
      said: '{whom} hinzugefügt',
      things: (amount) => count(amount, 'Kriterium', 'Kriterien'),
    },
    'criterion.deleted': {
      said: '{whom} gelöscht',
      things: (amount) => count(amount, 'Kriterium', 'Kriterien'),
    },
    'tag.created': {
      said: '{whom} angelegt',
      things: (amount) => count(amount, 'Schlagwort', 'Schlagwörter'),
    },
    'tag.deleted': {
      said: '{whom} gelöscht',
      things: (amount) => count(amount, 'Schlagwort', 'Schlagwörter'),
    },
    'job.created': { said: '{whom} angelegt', things: (amount) => count(amount, 'Stelle', 'Stellen') },
    'job.deleted': { said: '{whom} gelöscht', things: (amount) => count(amount, 'Stelle', 'Stellen') },
    'nomination_stage.created': {
      said: '{whom} hinzugefügt',
      things: (amount) => count(amount, 'Phase', 'Phasen'),
    },
    'nomination_stage.deleted': {
      said: '{whom} gelöscht',
      things: (amount) => count(amount, 'Phase', 'Phasen'),
    },
  },
  what: {
    'nomination.created': '{whom} zur Stelle hinzugefügt',
    'nomination.deleted': '{whom} von der Stelle entfernt',
    'spotlight.created': '{whom} vorgestellt',
    'spotlight.updated': 'Text für den Kunden über {whom} geändert',
    'spotlight.deleted': '{whom} nicht mehr vorgestellt',
    'candidate.created': '{whom} hinzugefügt',
    'candidate.updated': 'Angaben zu {whom} geändert',
    'candidate.merged': 'Dublette mit {whom} zusammengeführt',
    'candidate.unmerged': 'Zusammenführen bei {whom} rückgängig gemacht',
    'retention_extension.created': 'längeres Aufbewahren von {whom} beschlossen',
    'retention_extension.deleted': 'längeres Aufbewahren von {whom} aufgehoben',
    'note.created': 'Notiz zu {whom} geschrieben',
    'note.updated': 'Notiz zu {whom} geändert',
    'note.deleted': 'Notiz zu {whom} gelöscht',
    'call_answer.created': 'Antwort von {whom} aus einem Anruf notiert',
    'call_answer.updated': 'Antwort von {whom} aus einem Anruf geändert',
    'call_answer.deleted': 'Antwort von {whom} aus einem Anruf entfernt',
    'letter.created': 'Nachricht an {whom} vorbereitet',
    'letter.deleted': 'Nachricht an {whom} gelöscht',
    'evaluation.completed': '{whom} nach den Kriterien geprüft',
    'evaluation.failed': 'Kriterium bei {whom} konnte nicht geprüft werden',
    'attachment.created': 'Datei zu {whom} hinzugefügt',
    'attachment.updated': 'Datei von {whom} ersetzt',
    'attachment.deleted': 'Datei von {whom} gelöscht',
    'attachment.document_failed': 'Datei von {whom} konnte nicht gelesen werden',
    'import.created': 'Lebenslauf von {whom} importiert',
    'import.deleted': 'importierten Lebenslauf von {whom} entfernt',
    'mail.created': 'E-Mail von {whom} importiert',
    'candidate_tag.created': 'Schlagwort an {whom} vergeben',
    'candidate_tag.deleted': 'Schlagwort von {whom} entfernt',
  },
  letters: {
    invite: 'Einladung an {whom} vorbereitet',
    ask: 'Rückfrage an {whom} vorbereitet',
    maybe: 'Zwischenbescheid an {whom} vorbereitet',
    decline: 'Absage an {whom} vorbereitet',
    other: 'Nachricht an {whom} vorbereitet',
  },
  moved: (from, to) =>
    from === null ? `{whom} nach „${to}“ verschoben` : `{whom} von „${from}“ nach „${to}“ verschoben`,
  nominated: (stage) => `{whom} zur Stelle hinzugefügt, in „${stage}“`,
  answered: (criterion, was, now) => {
    const words = { met: 'erfüllt', not_met: 'nicht erfüllt' };
    if (now === null) return `eigene Antwort zu „${criterion}“ bei {whom} entfernt`;
    const change = was === null || was === now ? words[now] : `${words[was]} → ${words[now]}`;
    return `„${criterion}“ bei {whom} beantwortet: ${change}`;
  },
  call: {
    'call_answer.created': (criterion) => `Antwort von {whom} zu „${criterion}“ notiert`,
    'call_answer.updated': (criterion) => `Antwort von {whom} zu „${criterion}“ geändert`,
    'call_answer.deleted': (criterion) => `Antwort von {whom} zu „${criterion}“ entfernt`,
  },
  facts: {
    availability: 'Verfügbarkeit von {whom}',
    notice_period: 'Kündigungsfrist von {whom}',
    salary_expectation: 'Gehaltswunsch von {whom}',
  },
  fact: {
    'availability_fact.created': (fact) => `${fact} notiert`,
    'availability_fact.updated': (fact) => `${fact} geändert`,
    'availability_fact.deleted': (fact) => `${fact} entfernt`,
  },
  own: {
    'custom_field_value.created': (field) => `„${field}“ bei {whom} ausgefüllt`,
    'custom_field_value.updated': (field) => `„${field}“ bei {whom} geändert`,
    'custom_field_value.deleted': (field) => `„${field}“ bei {whom} geleert`,
  },
  untagged: (tag) => `Schlagwort ${tag} von {whom} entfernt`,
  changed: (fields) => `${fields} von {whom} geändert`,
  fields: {
    full_name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    location: 'Ort',
    links: 'Links',
    source: 'Quelle',
    title: 'Titel',
    description: 'Beschreibung',
    job_posting_urls: 'Links zur Anzeige',
    auto_evaluation_behavior: 'Automatik',
    default_nomination_stage_id: 'erste Phase',
    client_name: 'Kunde',
    contact_name: 'Ansprechpartner',
    contact_email: 'E-Mail des Ansprechpartners',
    contact_phone: 'Telefon des Ansprechpartners',
    salary_min: 'Gehalt',
    salary_max: 'Gehalt',
    salary_currency: 'Gehalt',
    salary_period: 'Gehalt',
    deadline: 'Frist',
  },
  and: (parts) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`,
  job: (fields) => `${fields} geändert`,
  status: (from, to) => `Stand geändert: ${from} → ${to}`,
  settings: {
    blind_mode: 'Blindmodus ein- oder ausgeschaltet',
    reading: 'Lesen angehalten oder fortgesetzt',
    retention: 'Aufbewahrung geändert',
    agency: 'Angaben zur Agentur auf Mappen geändert',
  },
  switched: {
    blind_mode: { on: 'Blindmodus eingeschaltet', off: 'Blindmodus ausgeschaltet' },
    reading: { on: 'Lesen fortgesetzt', off: 'Lesen angehalten' },
  },
  undo: (what) => `Rückgängig: ${what}`,
  undone: 'Rückgängig gemacht',
  undoneOf: (undone, total, names, left) =>
    `${undone === 0 ? 'Nichts wurde rückgängig gemacht' : `${number.format(undone)} von ${number.format(total)} rückgängig gemacht`}. Seither geändert und so geblieben: ${names.join(', ')}${left > names.length ? ` und ${number.format(left - names.length)} weitere` : ''}.`,
  undoFailed: 'Das konnte nicht rückgängig gemacht werden.',
  when: 'Wann',
  anyTime: 'Jederzeit',
  times: { today: 'Heute', week: 'Letzte 7 Tage', month: 'Letzte 30 Tage' },
};

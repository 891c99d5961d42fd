import type { Texts } from '../shape.ts';
import { count, number } from './words.ts';

export const letters: Texts['letters'] = {
  write: 'Schreiben…',
  writeTo: 'Nachricht schreiben',
  title: (people) =>
    people === 1 ? 'Nachricht schreiben' : `An ${number.format(people)} Kandidaten schreiben`,
  tooMany: (most) => `Für eine Nachricht höchstens ${number.format(most)} Kandidaten auswählen.`,
  blind: 'Im Blindmodus lässt sich niemandem schreiben: Eine Nachricht verrät, wer es ist.',
  kind: 'Art der Nachricht',
  kinds: {
    invite: 'Einladung',
    ask: 'Rückfrage',
    maybe: 'Noch offen',
    decline: 'Absage',
    other: 'Andere',
  },
  language: 'Sprache',
  template: 'Vorlage',
  subject: 'Betreff',
  text: 'Nachricht',
  to: 'An',
  noAddress: 'keine E-Mail-Adresse',
  insertField: 'Feld einfügen',
  onlyThisTime: 'Änderungen gelten nur für diese Nachrichten. Die Vorlage bleibt, wie sie ist.',
  startOver: 'Zurück zur Vorlage',
  restored: 'Begonnen und noch nicht fertig.',
  discard: 'Verwerfen',
  discarded: 'Der Entwurf wurde verworfen.',
  setSender: 'Angeben, wer unterschreibt',
  preview: 'Vorschau',
  nothingYet: 'Hier steht die Nachricht, sobald Betreff und Text geschrieben sind.',
  previous: 'Vorige Nachricht',
  next: 'Nächste Nachricht',
  complete: (complete, total) =>
    complete === total
      ? total === 1
        ? 'Bereit zum Versand aus dem Mailprogramm'
        : `Alle ${number.format(total)} sind bereit zum Versand aus dem Mailprogramm`
      : total === 1
        ? 'Noch nicht vollständig'
        : `${number.format(complete)} von ${number.format(total)} sind vollständig`,
  gap: (field) => `${field} ist nicht bekannt, der Text hat dort eine Lücke.`,
  noQuestions: 'Es ist keine Frage offen, der Text hat dort eine Lücke.',
  leftOut: (field) => `${field} ist nicht bekannt, die Zeile entfällt.`,
  unknownField: (written, nearest) =>
    nearest === null
      ? `Ein Feld {{${written}}} gibt es nicht.`
      : `Ein Feld {{${written}}} gibt es nicht. Vielleicht ${nearest}?`,
  noMailto: {
    no_email: 'Keine E-Mail-Adresse: Die Nachricht hat keinen Empfänger.',
    invalid_email: 'Die E-Mail-Adresse ist ungültig: Die Nachricht hat keinen Empfänger.',
    too_long: 'Zu lang für einen Mail-Link, aber nicht für eine .eml-Datei.',
  },
  open: 'Im Mailprogramm öffnen',
  opened: 'Nachricht im Mailprogramm geöffnet',
  save: (people) =>
    people === 1 ? 'Als .eml speichern' : `${number.format(people)} als .eml speichern (ZIP)`,
  saved: (amount) =>
    `${count(amount, 'Nachricht', 'Nachrichten')} gespeichert, zum Senden im Mailprogramm öffnen`,
  failed: 'Es wurde keine Nachricht vorbereitet.',
  saveFailed: 'Die Nachricht wurde nicht gespeichert.',
  undoFailed: 'Die Nachrichten stehen noch im Verlauf.',
  fields: {
    first_name: 'Vorname',
    full_name: 'Name',
    job_title: 'Stelle',
    client: 'Kunde',
    stage: 'Phase',
    questions: 'Offene Fragen',
    my_name: 'Mein Name',
    agency: 'Agentur',
    date: 'Datum',
  },
  prepared: {
    invite: 'Einladung vorbereitet',
    ask: 'Rückfrage vorbereitet',
    maybe: 'Zwischenbescheid vorbereitet',
    decline: 'Absage vorbereitet',
    other: 'Nachricht vorbereitet',
  },
  templates: 'Vorlagen',
  templatesText:
    'Nachrichten an Kandidaten. Longlist setzt Namen und Stelle ein und versendet nie etwas: Nachrichten öffnen sich als Entwurf im Mailprogramm.',
  myName: 'Mein Name',
  myNameText: 'Steht unter den Nachrichten',
  myNameOfAccount: 'Unter den Nachrichten steht der Name des Kontos.',
  agency: 'Agentur',
  agencyText: 'Auch auf Kundenmappen',
  signatureFailed: 'Das wurde nicht gespeichert.',
  newTemplate: 'Neue Vorlage',
  newName: 'Neue Nachricht',
  newBody: 'Guten Tag {{full_name}},\n\n\n\nFreundliche Grüße\n{{my_name}}\n{{agency}}',
  copyOf: (name) => `${name} (Kopie)`,
  name: 'Name',
  edit: 'Bearbeiten',
  editOne: (name) => `${name} bearbeiten`,
  duplicate: 'Duplizieren',
  duplicateOne: (name) => `${name} duplizieren`,
  remove: 'Löschen',
  removeOne: (name) => `${name} löschen`,
  removed: (name) => `${name} gelöscht`,
  removeFailed: (name) => `${name} konnte nicht gelöscht werden.`,
  templateFailed: 'Die Vorlage wurde nicht gespeichert.',
  hasUnknown: (fields) => count(fields, 'unbekanntes Feld', 'unbekannte Felder'),
  none: 'Noch keine Vorlagen.',
  keep: 'Speichern',
  sample: 'So liest es ein Kandidat',
  noSample: 'Sobald ein Lebenslauf da ist, steht hier, wie ein Kandidat die Nachricht liest.',
};

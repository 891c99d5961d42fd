import type { Texts } from '../shape.ts';

export const blind: Texts['blind'] = {
  title: 'Blindmodus',
  text: 'Erst sehen, was Kandidaten können, dann, wer sie sind. Gilt für diesen Computer: Jedes Fenster zeigt dasselbe.',
  turnOn: 'Verbergen, wer die Kandidaten sind',
  hides: 'Überall verborgen: in Listen, Seiten, Dateien, Exporten',
  hidden: [
    'Namen in jeder Form, auch in Dateien und Dateinamen',
    'E-Mail-Adressen, Telefonnummern, Links, Straße und Postleitzahl',
    'Geburtsdatum und Alter',
    'Wörter, die Geschlecht oder Familie verraten: sie, Herr, Ehefrau, verheiratet',
    'Schulen und Hochschulen',
    'Bilder: eine Datei erscheint als neu gesetzter Text',
  ],
  keeps: 'Weiterhin sichtbar',
  kept: [
    'Stellen, Arbeitgeber, Zeiträume, Kenntnisse, Sprachen, Abschlüsse und Fächer',
    'Stadt und Land, Staatsangehörigkeit und Arbeitserlaubnis',
    'Kriterien, Antworten und Zitate, mit Balken, wo jemand genannt wäre',
  ],
  limits:
    'Ein Name, den niemand eingegeben hat und der in der Datei nicht erkannt wurde, kann übersehen werden; in manchen Sprachen verraten Wortendungen das Geschlecht. Balken in der Oberfläche verraten keine Länge; in neu gesetzten Dateien und in dem, was Apps erhalten, ist ein Balken so lang wie das, was er verdeckt.',
  locked:
    'Im Blindmodus lassen sich Name, Kontakt und Profil nicht ändern, Einträge nicht zusammenführen und Profile nicht exportieren.',
  on: 'Blindmodus ist an',
  off: 'Blindmodus ist aus',
  failed: 'Blindmodus wurde nicht geändert',
  ownersTurn: 'Den Blindmodus schalten nur Inhaber ein und aus.',
  sign: 'Blind',
  signTitle: 'Blindmodus ist an: wer die Kandidaten sind, ist verborgen. Einstellung öffnen',
  hiddenPart: 'verborgen',
  notHere: 'Im Blindmodus verborgen',
  notHereText:
    'Diese Seite zeigt, wer ein Kandidat ist. Zum Ansehen den Blindmodus in den Einstellungen ausschalten.',
  openSettings: 'Blindmodus in den Einstellungen',
  client: 'Blind: sieht nie, wer die Kandidaten sind',
  clientHint: 'Namen, Kontakt, Alter, Geschlecht und Schulen sind in allem verborgen, was sie erhält.',
  isBlind: 'blind',
  candidate: 'Kandidat',
  noMerge: 'Im Blindmodus werden Einträge nicht verglichen oder zusammengeführt',
  noProfile: 'Im Blindmodus werden keine Profile exportiert',
  noTable: 'Nicht im Blindmodus: eine Tabelle zeigt, wer die Kandidaten sind',
  tableWaits:
    'Eine Tabelle zeigt, wer jemand ist, und lässt sich im Blindmodus nicht importieren. Den Blindmodus in den Einstellungen ausschalten und noch einmal versuchen.',
  held: 'Teile davon sind verborgen. Ändern geht, wenn der Blindmodus aus ist.',
};

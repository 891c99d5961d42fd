import type { recovery as english } from '../en/recovery.ts';

export const recovery: typeof english = {
  DAMAGED: 'Die Datenbank ist beschädigt',
  DAMAGEDText:
    'Longlist hat sie nicht geöffnet und nichts verändert. Bitte eine Sicherung als Ersatz wählen: Danach ist alles wieder so, wie es bei ihrer Erstellung war.',
  MISSING: 'Die Datenbank fehlt',
  MISSINGText:
    'In ihrem Ordner liegen noch andere Daten, deshalb hat Longlist keine neue angelegt. Bitte eine Sicherung als Ersatz wählen: Danach ist alles wieder so, wie es bei ihrer Erstellung war.',
  FOREIGN: 'Die Datenbank gehört einem anderen Programm',
  FOREIGNText:
    'Wo Longlist seine Datenbank ablegt, liegt die Datei eines anderen Programms. Sie wurde weder geöffnet noch verändert. Bitte eine Sicherung als Ersatz wählen; die Datei wird beiseitegelegt.',
  none: 'Es wurde nichts verändert. Es gibt keine Sicherung, die sich wiederherstellen lässt. Liegt anderswo eine Kopie des Ordners, bitte zurückkopieren und Longlist neu starten.',
  which: 'Sicherung',
  newest: 'neueste, ',
  restore: 'Wiederherstellen und starten',
  kept: 'Was jetzt da ist, bleibt unverändert neben den Sicherungen erhalten.',
  elsewhere: 'Oder',
  elsewhereText: 'Longlist beenden und mit einem anderen Datenordner starten (--data).',
  failed: 'Die Sicherung wurde nicht wiederhergestellt.',
  restoring: 'Die Sicherung wird wiederhergestellt',
  restoringText:
    'Danach startet Longlist von selbst. Bei einer großen Datenbank dauert das eine Minute; die Seite bitte offen lassen.',
  nobody: 'Nicht angemeldet',
  nobodyText: 'Bitte den Link öffnen, den Longlist beim Start angezeigt hat. Er gilt einmal.',
  unreachable: 'Longlist antwortet nicht',
  unreachableText: 'Bitte neu starten und den Link öffnen, der dann erscheint.',
};

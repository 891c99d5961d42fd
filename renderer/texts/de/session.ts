type Named = { readonly browser: string | null; readonly system: string | null };

export const session = {
  none: {
    title: 'Bitte den Link öffnen, den Longlist angezeigt hat',
    text: 'Diese Seite gehört zu dem Longlist, das auf diesem Computer läuft. Sie öffnet sich mit dem Link, der beim Start erscheint; jeder Link gilt einmal. Einen neuen gibt es, wenn Longlist noch einmal gestartet wird. Auch nach dem Wechsel auf einen anderen Port ist ein neuer Link nötig.',
  },
  signed_out: {
    title: 'Abgemeldet',
    text: 'In diesem Browser lässt sich nun nichts mehr lesen oder ändern. Zum Weiterarbeiten Longlist noch einmal starten und den Link öffnen, der dabei erscheint.',
  },
  ended: {
    title: 'Diese Sitzung ist beendet',
    text: 'Sie wurde in den Einstellungen beendet, sieben Tage lang nicht benutzt oder war dreißig Tage alt. Was gespeichert wurde, ist noch da: Longlist noch einmal starten und den Link öffnen, der dabei erscheint.',
  },
  used_link: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Jeder Link öffnet Longlist einmal und nur einen Tag lang. Bitte Longlist noch einmal starten und den Link öffnen, der dann erscheint.',
  },
  notKept:
    'Dieser Browser speichert nichts für diese Seite und braucht deshalb nach jedem Neuladen einen neuen Link. Abhilfe: Websitedaten für diese Adresse erlauben oder ein Fenster benutzen, das nicht privat ist.',
  inWindow: 'Nach dem Öffnen geht es weiter, wo die Arbeit aufgehört hat.',
  again: 'Longlist wieder öffnen',
  sessions: 'Angemeldete Browser',
  sessionsText:
    'Wer einen Link von Longlist öffnet, bleibt dort dreißig Tage angemeldet, oder bis sieben Tage lang niemand damit gearbeitet hat. Nach dem Abmelden lässt sich dort sofort nichts mehr lesen.',
  columns: { browser: 'Browser', opened: 'Angemeldet', used: 'Zuletzt benutzt', ends: 'Läuft ab' },
  browser: ({ browser, system }: Named): string => {
    const name = browser === 'Longlist' ? 'Fenster von Longlist' : (browser ?? 'Unbekannter Browser');
    return system === null ? name : `${name} unter ${system}`;
  },
  thisOne: 'Dieser hier',
  now: 'jetzt',
  signOut: 'Abmelden',
  signOutFailed: 'Die Abmeldung ist fehlgeschlagen.',
  endOne: (name: string) => `${name} abmelden`,
  endOthers: 'Alle anderen abmelden',
  signedOutOne: (name: string) => `${name} ist abgemeldet`,
  othersSignedOut: 'Alle anderen Browser sind abgemeldet',
  endFailed: 'Der Browser ist noch angemeldet.',
};

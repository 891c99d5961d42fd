import { number } from './words.ts';

export const people = {
  signIn: 'Anmelden',
  why: {
    none: (host: string) => `Longlist des Büros unter ${host}`,
    signed_out: () => 'Abgemeldet. In diesem Browser lässt sich nun nichts mehr lesen oder ändern.',
    ended: () =>
      'Die Sitzung ist beendet: Sie wurde in den Einstellungen beendet, sieben Tage lang nicht benutzt oder war dreißig Tage alt. Was gespeichert wurde, ist noch da.',
    used_link: () =>
      'Dieser Link gilt nicht mehr: Jeder öffnet Longlist einmal und nur sieben Tage lang. Bitte mit dem Passwort anmelden oder im Büro bei einem Inhaber um einen neuen Link bitten.',
  },
  email: 'E-Mail-Adresse',
  notAnAddress: 'Das ist keine E-Mail-Adresse.',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  forgotten: 'Passwort vergessen? Ein Inhaber des Büros kann einen Link erstellen.',
  welcome: (name: string) => `Willkommen, ${name}`,
  welcomeText:
    'Bitte ein Passwort wählen; damit ist die Anmeldung in jedem Browser möglich. Der Link, der hierher geführt hat, gilt nicht mehr.',
  wrongCurrent: 'Das ist nicht das bisherige Passwort.',
  newPassword: 'Neues Passwort',
  currentPassword: 'Bisheriges Passwort',
  rules:
    'Mindestens 12 Zeichen. Einige Wörter hintereinander sind leicht zu merken und schwer zu erraten. Weder der eigene Name noch die E-Mail-Adresse darin.',
  tooShort: (length: number) => `Nötig sind mindestens 12 Zeichen; das sind ${number.format(length)}.`,
  tooUniform: 'Nötig sind mindestens fünf verschiedene Zeichen.',
  isOwn: 'Der eigene Name geht nicht, und die E-Mail-Adresse darf nicht darin stehen.',
  choose: 'Passwort festlegen',
  later: 'Später',
  laterText: 'Ohne Passwort ist nach dem Abmelden dieses Browsers ein neuer Link nötig.',
  passwordChosen: 'Das Passwort ist gesetzt',
  passwordChanged: 'Das Passwort ist geändert; die anderen eigenen Browser sind abgemeldet',
  change: 'Passwort ändern',
  chooseOne: 'Passwort wählen',
  account: 'Eigenes Konto',
  accountText: 'Was andere davon sehen, und wie die Anmeldung geht.',
  menu: (name: string) => `${name}: Konto und Abmelden`,
  menuAccount: 'Konto',
  name: 'Name',
  saved: 'Gespeichert',
  hasPassword: 'Die Anmeldung geht mit E-Mail-Adresse und Passwort.',
  hasNone: 'Es gibt noch kein Passwort: Nach dem Abmelden ist ein Link von einem Inhaber nötig.',
  ownBrowsers: 'Eigene Browser',
  title: 'Personen im Büro',
  text: 'Alle melden sich mit einem eigenen Konto an, und bei allem, was sie tun, steht ihr Name.',
  nobodyTitle: 'Noch hat niemand ein Konto',
  nobodyText:
    'Bis dahin darf alles, wer den Link öffnet, den der Server anzeigt, und niemand sieht, wer was getan hat. Mit Konten melden sich alle mit einem Passwort an, Inhaber bestimmen, wer was darf, und bei jeder Entscheidung steht, von wem sie ist. Den Anfang macht das eigene Konto; danach kommen die anderen dazu.',
  makeOwner: 'Ersten Inhaber anlegen',
  hint: 'Noch hat hier niemand ein Konto',
  columns: { name: 'Name und E-Mail-Adresse', role: 'Rolle', seen: 'Zuletzt da' },
  you: 'Selbst',
  former: 'Jemand',
  never: 'nie',
  invited: (until: string) => `Eingeladen bis ${until}`,
  inviteEnded: 'Der Link ist abgelaufen',
  roles: { owner: 'Inhaber', recruiter: 'Recruiter', reader: 'Leser' },
  roleText: {
    owner: 'Alles, auch Personen, Apps, Einstellungen und Kopien aller Daten',
    recruiter: 'Alles rund um Stellen und Kandidaten',
    reader: 'Alles ansehen und nichts ändern',
  },
  roleOf: (name: string) => `Rolle von ${name}`,
  roleChanged: (name: string, role: string) => `${name} ist nun: ${role}`,
  roleFailed: (name: string) => `${name} behält die bisherige Rolle.`,
  roleLabel: 'Rolle',
  add: 'Person hinzufügen',
  create: 'Konto anlegen',
  linkTitle: (name: string) => `Ein Link für ${name}`,
  linkOnce: (until: string) =>
    `Den Link bitte jetzt kopieren: Er wird nur dieses eine Mal angezeigt. Er meldet die Person einmal an, bis ${until}. Bitte selbst schicken, damit ihn sonst niemand bekommt; Longlist verschickt nichts.`,
  link: 'Link',
  linkKept: 'Er ist kopiert',
  linkAgain: 'Neuer Link',
  linkAgainOf: (name: string) => `Neuer Link für ${name}`,
  linkAgainText: (name: string) =>
    `Für ein vergessenes Passwort oder einen verlorenen Link. Das Passwort und alle Sitzungen von ${name} enden sofort, und ältere Links gelten nicht mehr.`,
  makeLink: 'Link erstellen',
  remove: 'Entfernen',
  removeOne: (name: string) => `${name} entfernen`,
  removeText: (name: string) =>
    `${name} ist sofort abgemeldet und kommt nicht mehr herein. Der Name bleibt bei allem stehen, was diese Person getan hat. Stellen, die nur sie sah, sind danach nur im eigenen Konto zu sehen.`,
  removed: (name: string) => `${name} hat kein Konto mehr`,
  whose: 'Person und Browser',
  allBrowsers:
    'Wer sich anmeldet, bleibt dort dreißig Tage angemeldet, oder bis sieben Tage lang niemand damit gearbeitet hat. Nach dem Abmelden lässt sich dort sofort nichts mehr lesen.',
  onlyLooks: 'Alles lässt sich ansehen, aber nichts ändern',
  onlyOwners: 'Nur Inhaber können das ändern.',
  looking: (names: readonly string[], more: number) => {
    const all = [...names, ...(more > 0 ? [`${number.format(more)} weitere`] : [])];
    return all.length === 1
      ? `${all[0]} sieht das gerade an`
      : `${all.slice(0, -1).join(', ')} und ${all.at(-1)} sehen das gerade an`;
  },
  by: 'Personen',
  did: 'Was Personen, Apps und Longlist getan haben, Neuestes zuerst',
};

import type { Question } from './recover.ts';

/** What a dialog of the system shows, and what each of its buttons means. */
export type Dialog = {
  readonly type: 'warning';
  readonly message: string;
  readonly detail: string;
  readonly buttons: string[];
  readonly defaultId: number;
  readonly cancelId: number;
  readonly noLink: true;
};

/** So many backups have a button: dialogs of the system hold few. */
const OFFERED = 3;

const WORDS = {
  en: {
    DAMAGED: 'The database is damaged',
    MISSING: 'The database is missing',
    FOREIGN: 'The database belongs to another program',
    nothing: 'Nothing was changed.',
    choose:
      'Restore a backup: everything will be as it was when it was made. What is there now is kept unchanged with the backups.',
    none: 'There is no backup to restore. You can start with another folder; everything in this one stays as it is.',
    folder: 'Data folder',
    erased: (people: number, when: string) =>
      `${people} of the candidates in the backup of ${when} ${people === 1 ? 'was' : 'were'} deleted since then and ${people === 1 ? 'stays' : 'stay'} deleted.`,
    failed: 'The backup was not restored',
    restore: (when: string, size: string) => `Restore ${when} (${size})`,
    other: 'Start with Another Folder…',
    quit: 'Quit',
  },
  de: {
    DAMAGED: 'Die Datenbank ist beschädigt',
    MISSING: 'Die Datenbank fehlt',
    FOREIGN: 'Die Datenbank gehört einem anderen Programm',
    nothing: 'Es wurde nichts verändert.',
    choose:
      'Mit einer Sicherung ist alles wieder so, wie es bei ihrer Erstellung war. Was jetzt da ist, bleibt unverändert neben den Sicherungen erhalten.',
    none: 'Es gibt keine Sicherung, die sich wiederherstellen lässt. Longlist kann mit einem anderen Ordner starten; in diesem bleibt alles, wie es ist.',
    folder: 'Datenordner',
    erased: (people: number, when: string) =>
      `${people} der Kandidaten in der Sicherung vom ${when} ${people === 1 ? 'wurde' : 'wurden'} seither gelöscht und ${people === 1 ? 'bleibt' : 'bleiben'} es.`,
    failed: 'Die Sicherung wurde nicht wiederhergestellt',
    restore: (when: string, size: string) => `${when} wiederherstellen (${size})`,
    other: 'Mit anderem Ordner starten…',
    quit: 'Beenden',
  },
} as const;

/** The question about a database that cannot be used, in the language of the computer, newest backup first. */
export function recoveryDialog({ problem, copies, newest, failed }: Question, locale: string): Dialog {
  const words = locale.toLowerCase().startsWith('de') ? WORDS.de : WORDS.en;
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const sizes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const offered = copies.slice(0, OFFERED);
  const buttons = [
    ...offered.map(({ created_at, bytes }) =>
      words.restore(moments.format(created_at), `${sizes.format(bytes / 1_000_000)} MB`),
    ),
    words.other,
    words.quit,
  ];
  const lines = [
    ...(failed === null ? [] : [`${words.failed}: ${failed}`]),
    `${words.nothing} ${offered.length > 0 ? words.choose : words.none}`,
    ...offered
      .filter(({ erased_since }) => erased_since > 0)
      .map(({ erased_since, created_at }) => words.erased(erased_since, moments.format(created_at))),
    `${words.folder}: ${problem.data_dir}`,
  ];
  return {
    type: 'warning',
    message: words[problem.trouble],
    detail: lines.join('\n\n'),
    buttons,
    // what nobody worked with is restored by no mere Enter
    defaultId: newest === null ? buttons.length - 1 : 0,
    cancelId: buttons.length - 1,
    noLink: true,
  };
}

/** Which of the backups a button restores; null: none of them. */
export function chosenCopy({ copies }: Question, button: number): string | null {
  return copies.slice(0, OFFERED)[button]?.name ?? null;
}

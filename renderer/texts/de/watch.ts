import { number } from './words.ts';

export const watch = {
  open: 'Ordner beobachten…',
  title: 'Beobachtete Ordner',
  text: 'Jeder Lebenslauf, der in einem beobachteten Ordner gespeichert wird, wird von selbst importiert, solange Longlist läuft.',
  path: 'Ordner',
  pathHint: 'Der vollständige Pfad',
  choose: 'Auswählen…',
  existing: 'Auch importieren, was schon darin ist',
  subfolders: 'Mit Unterordnern',
  begin: 'Beobachten',
  failed: 'Der Ordner wird nicht beobachtet.',
  active: 'Wird beobachtet',
  paused: 'Angehalten',
  counts: (files: number, last: string | null) =>
    files === 0
      ? 'Noch nichts importiert'
      : `${number.format(files)} importiert${last === null ? '' : `, zuletzt ${last}`}`,
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  remove: 'Nicht mehr beobachten',
  pauseOne: (path: string) => `${path} anhalten`,
  resumeOne: (path: string) => `${path} weiter beobachten`,
  removeOne: (path: string) => `${path} nicht mehr beobachten`,
  removed: (path: string) => `${path} wird nicht mehr beobachtet. Was daraus importiert wurde, bleibt.`,
  changeFailed: 'Das konnte nicht geändert werden.',
  problems: {
    GONE: 'Der Ordner ist nicht da. Datenträger anschließen oder Ordner zurücklegen: Dann geht es von selbst weiter.',
    NOT_READABLE:
      'Longlist darf den Ordner nicht lesen. In seinen Eigenschaften erlauben: Dann geht es von selbst weiter.',
    NOT_WATCHED:
      'Das System kann diesen Ordner nicht beobachten. Bitte einen mit weniger Unterordnern wählen.',
  },
};

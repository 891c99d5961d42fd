import type { Dialog } from '../recover_words.ts';
import type { Failure } from './office.ts';

const WORDS = {
  en: {
    message: (office: string) => `The office at ${office} cannot be shown`,
    reasons: {
      CERTIFICATE:
        'This computer does not trust its certificate, so somebody else may be answering. ' +
        'Tell whoever looks after the server.',
      NOT_LONGLIST: 'Something answers there, but it is not Longlist, or Longlist is being started.',
      other: 'Nothing answers there. The server may be off, or this computer has no connection to it.',
    },
    here: '“Work on This Computer” shows your data on this computer again. You can reconnect in Settings.',
    buttons: ['Try Again', 'Work on This Computer', 'Quit'],
  },
  de: {
    message: (office: string) => `Das Büro unter ${office} kann nicht angezeigt werden`,
    reasons: {
      CERTIFICATE:
        'Dieser Computer vertraut seinem Zertifikat nicht; es könnte also jemand anders ' +
        'antworten. Bitte die Person informieren, die den Server betreut.',
      NOT_LONGLIST: 'Dort antwortet etwas, aber es ist nicht Longlist, oder Longlist startet gerade.',
      other:
        'Dort antwortet niemand. Der Server ist vielleicht ausgeschaltet, oder dieser Computer ' +
        'hat keine Verbindung zu ihm.',
    },
    here:
      '„Auf diesem Computer arbeiten“ zeigt wieder die Daten auf diesem Computer. Neu verbinden ' +
      'geht in den Einstellungen.',
    buttons: ['Erneut versuchen', 'Auf diesem Computer arbeiten', 'Beenden'],
  },
} as const;

/** What a person decides about an office that cannot be shown, by the place of the button. */
export const DECISIONS = ['again', 'here', 'quit'] as const;

/** The question about an office that cannot be shown, in the language of the computer. */
export function unreachableDialog(office: string, { problem, detail }: Failure, locale: string): Dialog {
  const words = locale.toLowerCase().startsWith('de') ? WORDS.de : WORDS.en;
  const { CERTIFICATE, NOT_LONGLIST, other } = words.reasons;
  const reason = { CERTIFICATE, NOT_LONGLIST }[problem as string] ?? other;
  return {
    type: 'warning',
    message: words.message(office),
    detail: [`${reason} (${detail})`, words.here].join('\n\n'),
    buttons: [...words.buttons],
    defaultId: 0,
    cancelId: DECISIONS.indexOf('quit'),
    noLink: true,
  };
}

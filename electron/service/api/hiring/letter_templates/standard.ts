import type { LetterKind } from './schema.ts';

/** A template every data folder begins with. */
export type StandardTemplate = {
  readonly name: string;
  readonly kind: LetterKind;
  readonly language: 'en' | 'de';
  readonly subject: string;
  readonly body: string;
};

/*
 * They call everybody by their whole name: which of its words is the family, and whether somebody is a Mr or a Ms, no
 * name says. None gives a reason that is about a person.
 */

const GREETING = { en: 'Hello {{full_name}},', de: 'Guten Tag {{full_name}},' };
const END = {
  en: 'Kind regards\n{{my_name}}\n{{agency}}',
  de: 'Freundliche Grüße\n{{my_name}}\n{{agency}}',
};

const TEXTS: readonly (readonly [name: string, LetterKind, 'en' | 'de', subject: string, body: string])[] = [
  [
    'Invitation',
    'invite',
    'en',
    'A conversation about {{job_title}}',
    `I have read your resume and would like to talk with you about the position {{job_title}}.

Would a call of about 30 minutes suit you in the next few days? Please send me two or three times that work for you, and the number I can reach you at. If there is anything you need for the call, just tell me.

I look forward to hearing from you.`,
  ],
  [
    'Questions',
    'ask',
    'en',
    'A few questions: {{job_title}}',
    `Thank you for your resume. For the position {{job_title}} it leaves a few points open that I would like to hear from you:

{{questions}}

A line or two on each is enough. If something does not apply to you, please say so as well.`,
  ],
  [
    'Still open',
    'maybe',
    'en',
    'Where things stand: {{job_title}}',
    `I would like to tell you where things stand with the position {{job_title}}: no decision has been made yet, and your resume is still under consideration.

I will write to you as soon as I know more. If anything changes for you until then, please let me know.

Thank you for your patience.`,
  ],
  [
    'Rejection',
    'decline',
    'en',
    'Your resume for {{job_title}}',
    `Thank you for your interest and for the time you have taken. For the position {{job_title}}, we are going ahead with other candidates.

I know that this is not the news you were hoping for. The decision is about this one position. If you would like to hear from me about others, a short reply is enough; if you would rather that I delete your details, please tell me that instead.`,
  ],
  [
    'Einladung',
    'invite',
    'de',
    'Gespräch zur Position {{job_title}}',
    `ich habe Ihren Lebenslauf gelesen und möchte mich gern mit Ihnen über die Position {{job_title}} unterhalten.

Passt Ihnen in den nächsten Tagen ein Telefonat von etwa 30 Minuten? Schicken Sie mir bitte zwei oder drei Termine, die Ihnen passen, und die Nummer, unter der ich Sie erreiche. Wenn Sie für das Gespräch etwas brauchen, sagen Sie es mir einfach.

Ich freue mich auf Ihre Antwort.`,
  ],
  [
    'Rückfrage',
    'ask',
    'de',
    'Kurze Rückfrage: {{job_title}}',
    `vielen Dank für Ihren Lebenslauf. Für die Position {{job_title}} lässt er ein paar Punkte offen, zu denen ich gern von Ihnen hören würde:

{{questions}}

Ein, zwei Sätze zu jedem Punkt genügen. Wenn etwas auf Sie nicht zutrifft, schreiben Sie bitte auch das.`,
  ],
  [
    'Noch offen',
    'maybe',
    'de',
    'Stand der Dinge: {{job_title}}',
    `ich möchte Ihnen kurz sagen, wie es um die Position {{job_title}} steht: Es ist noch nichts entschieden, und Ihr Lebenslauf ist weiterhin im Rennen.

Sobald ich mehr weiß, melde ich mich bei Ihnen. Wenn sich bei Ihnen bis dahin etwas ändert, geben Sie mir bitte Bescheid.

Vielen Dank für Ihre Geduld.`,
  ],
  [
    'Absage',
    'decline',
    'de',
    'Ihr Lebenslauf für {{job_title}}',
    `vielen Dank für Ihr Interesse und für die Zeit, die Sie sich genommen haben. Für die Position {{job_title}} haben wir uns für andere Kandidatinnen und Kandidaten entschieden.

Ich weiß, dass Sie sich eine andere Nachricht gewünscht haben. Die Entscheidung betrifft nur diese eine Position. Wenn Sie zu weiteren Positionen von mir hören möchten, genügt eine kurze Antwort; wenn ich Ihre Daten lieber löschen soll, schreiben Sie mir bitte das.`,
  ],
];

/** The templates of a new data folder, in their order. */
export const STANDARD_TEMPLATES: readonly StandardTemplate[] = TEXTS.map(
  ([name, kind, language, subject, text]) => ({
    name,
    kind,
    language,
    subject,
    body: [GREETING[language], text, END[language]].join('\n\n'),
  }),
);

import type { Texts } from '../shape.ts';
import { count, shortDate } from './words.ts';

export const availability: Texts['availability'] = {
  add: 'Verfügbarkeit, Frist, Gehalt eintragen',
  edit: (words) => (words === '' ? 'Verfügbarkeit, Frist, Gehalt eintragen' : `Bearbeiten: ${words}`),
  failed: 'Das konnte nicht gespeichert werden.',
  saved: 'Verfügbarkeit gespeichert',
  now: 'Sofort verfügbar',
  from: (day) => `Verfügbar ab ${day}`,
  noNotice: 'Keine Kündigungsfrist',
  notice: (length, end) => (end === null ? `${length} Frist` : `${length} Frist ${end}`),
  lengths: {
    day: (amount) => count(amount, 'Tag', 'Tage'),
    week: (amount) => count(amount, 'Woche', 'Wochen'),
    month: (amount) => count(amount, 'Monat', 'Monate'),
  },
  ends: { month: 'zum Monatsende', quarter: 'zum Quartalsende', year: 'zum Jahresende' },
  is_short: false,
  thousands: (range) => `${range} Tsd.`,
  upTo: (amount) => `bis ${amount}`,
  atLeast: (amount) => `mindestens ${amount}`,
  per: {
    year: (amount) => `${amount} im Jahr`.trim(),
    month: (amount) => `${amount} im Monat`.trim(),
    day: (amount) => `${amount} am Tag`.trim(),
    hour: (amount) => `${amount} pro Stunde`.trim(),
  },
  labels: { availability: 'Verfügbar', notice_period: 'Kündigungsfrist', salary_expectation: 'Gehalt ab' },
  when: { unknown: '–', now: 'Sofort', from: 'Ab einem Tag', words: 'In Worten' },
  day: 'Tag',
  inWords: 'In Worten',
  unit: 'Einheit',
  units: { day: 'Tage', week: 'Wochen', month: 'Monate' },
  toEnd: 'Frist läuft',
  most: 'Bis',
  currency: 'Währung',
  period: 'Zeitraum des Gehalts',
  resume: 'Im Lebenslauf:',
  saidBy: (name, at) =>
    `Gesagt${at === null ? '' : ` am ${shortDate.format(new Date(at))}`}${name === null ? '' : ` (${name})`}`,
  asRead: 'Wie im Lebenslauf',
};

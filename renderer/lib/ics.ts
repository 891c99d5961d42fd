/** An appointment. */
export type Appointment = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly start: Date;
  readonly minutes: number;
};

const BYTES = 75;

/** A text as a calendar writes it (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** A line in parts of at most 75 bytes, none of which ends within a character (3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let written = '';
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (bytes + more > BYTES) {
      written += '\r\n ';
      bytes = 1;
    }
    written += character;
    bytes += more;
  }
  return written;
}

function utc(moment: Date): string {
  return `${moment.toISOString().replaceAll(/[-:]/gu, '').slice(0, 15)}Z`;
}

/** A calendar file with one appointment, as every calendar imports it. */
export function calendarFile(
  { id, title, place, text, start, minutes }: Appointment,
  now = new Date(),
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Longlist//Calls//EN',
    'BEGIN:VEVENT',
    `UID:${id}@longlist`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

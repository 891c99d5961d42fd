import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CallSheet } from '../../api/calls.ts';
import { questionOf } from '../../features/calls/question.ts';
import { calendarFile } from '../../lib/ics.ts';
import { saveFile } from '../../lib/save_file.ts';
import { texts } from '../../texts.ts';

const MINUTES = 30;

const two = (part: number): string => String(part).padStart(2, '0');

/** The next working day, as a field for days has it. */
function nextWorkday(now = new Date()): string {
  const skipped = { 5: 3, 6: 2 }[now.getDay()] ?? 1;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + skipped);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The call as an appointment for the calendar of whoever calls. */
export function CalendarPart({ sheet, job_title }: { sheet: CallSheet; job_title: string }) {
  const [day, setDay] = useState(nextWorkday);
  const [time, setTime] = useState('10:00');
  const start = new Date(`${day}T${time}`);
  const save = (): void => {
    const file = calendarFile({
      id: sheet.nomination_id,
      title: texts.calls.event(sheet.full_name, job_title),
      place: sheet.phone ?? '',
      text: sheet.questions.map((question) => `– ${questionOf(question)}`).join('\n'),
      start,
      minutes: MINUTES,
    });
    saveFile(new Blob([file], { type: 'text/calendar' }), `${texts.calls.fileName(sheet.full_name)}.ics`);
  };
  return (
    <form
      className="flex wrap gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        type="date"
        required
        aria-label={texts.calls.day}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <TextInput
        type="time"
        required
        aria-label={texts.calls.time}
        value={time}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={Number.isNaN(start.getTime())}>
        {texts.calls.ics}
      </Button>
    </form>
  );
}

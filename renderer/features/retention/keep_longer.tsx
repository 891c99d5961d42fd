import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GrowingText } from '../../ui/growing_text.tsx';
import { useKeepLonger } from '../../api/retention.ts';
import { Segments } from '../../ui/segments.tsx';
import { texts } from '../../texts.ts';
import { usePendingRequests } from '../access/pending_requests.ts';
import { notifyFailures } from '../decisions/notify_failures.ts';
import { formatDate } from '../../lib/format.ts';
import { errorNotice, notify } from '../../ui/notices.tsx';
import { useDuring } from '../../ui/use_during.ts';

const CHOICES = [6, 12, 24];

/** The day some months from now, as the service writes days. */
function dayIn(months: number): string {
  const day = new Date();
  const date = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months + 1, 0);
  day.setUTCDate(Math.min(date, day.getUTCDate()));
  return day.toISOString().slice(0, 10);
}

/** Asks for how long, and why, people are kept who would be due. */
export function KeepLonger(props: {
  ids: readonly string[];
  opened: boolean;
  onClose: () => void;
  onKept?: () => void;
}) {
  const covered = usePendingRequests().length > 0;
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={texts.retention.keepTitle(props.ids.length)}
      size={420}
      closeOnEscape={!covered}
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      <Form {...props} />
    </Modal>
  );
}

function Form({
  ids,
  onClose,
  onKept,
}: {
  ids: readonly string[];
  onClose: () => void;
  onKept?: () => void;
}) {
  const client = useQueryClient();
  const keepLonger = useKeepLonger();
  const [months, setMonths] = useState(12);
  const [reason, setReason] = useState('');
  const day = dayIn(months);
  const [saving, during] = useDuring<'save'>();
  const save = (): Promise<void> =>
    during('save', texts.bulk.failed(ids.length), async () => {
      const { done, failures, undo } = await keepLonger(ids, day, reason.trim());
      onClose(); // only now: the reason that was written stays until it is saved
      if (done.length > 0) {
        notify(texts.retention.kept(done.length, formatDate(day)), () => {
          undo().then((left) => notifyFailures(client, left), errorNotice(texts.decisions.undoFailed));
        });
        onKept?.();
      }
      notifyFailures(client, failures);
    });
  return (
    <form
      className="grid gap-12"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '' && saving === null) void save();
      }}
    >
      <Segments
        fullWidth
        aria-label={texts.retention.keepFor}
        value={String(months)}
        onChange={(value) => setMonths(Number(value))}
        data={CHOICES.map((choice) => ({ value: String(choice), label: texts.retention.keepMonths(choice) }))}
      />
      <p className="aside">{texts.retention.until(formatDate(day))}</p>
      <GrowingText
        data-autofocus
        least={2}
        most={6}
        maxLength={1000}
        dir="auto"
        label={texts.retention.reason}
        description={texts.retention.reasonText}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="flex gap-8 justify-flex-end">
        <Button variant="default" onClick={onClose}>
          {texts.actions.cancel}
        </Button>
        <Button type="submit" disabled={reason.trim() === ''} loading={saving !== null}>
          {texts.retention.confirm}
        </Button>
      </div>
    </form>
  );
}

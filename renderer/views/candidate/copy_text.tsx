import { Popover } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { fetchSummaryText } from '../../api/summaries.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { notifyError } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';

/** The summary as text for a message: copied at once, and what was copied is shown where `shown` stands. */
export function useCopyText(summary_id: string | null): { copy: () => void; shown: ReactNode } {
  const [text, setText] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const put = async (words: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied(true);
    } catch {
      setCopied(false); // the browser said no: the text is there to be selected
    }
  };
  const copy = async (): Promise<void> => {
    if (summary_id === null) return;
    try {
      const words = await fetchSummaryText(summary_id);
      await put(words);
      setText(words);
    } catch (error) {
      notifyError(texts.criteria.copyFailed, error);
    }
  };
  const shown = (
    <Popover
      position="bottom-end"
      shadow="md"
      width={460}
      trapFocus
      returnFocus
      withRoles={false}
      opened={text !== null}
      onChange={(opened) => !opened && setText(null)}
    >
      <Popover.Target>
        <span className="absolute inset-0" style={{ pointerEvents: 'none' }} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={texts.criteria.copy}>
        <div className="row gap-12 justify-between mb-8 font-13">
          <b role="status">{copied ? texts.criteria.copyTitle : texts.criteria.copySelect}</b>
          <SmallButton onClick={() => void put(text ?? '')} data-autofocus>
            {texts.criteria.copyAgain}
          </SmallButton>
        </div>
        <pre
          className="overflow-auto m-0 rounded bg-soft break-anywhere pre-wrap max-h-50vh p-12-14 sans-13-1_5"
          dir="auto"
          tabIndex={0}
        >
          <Hidden text={text ?? ''} />
        </pre>
      </Popover.Dropdown>
    </Popover>
  );
  return { copy: () => void copy(), shown };
}

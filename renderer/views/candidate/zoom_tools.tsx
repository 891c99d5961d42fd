import { useKeys } from '../../lib/use_keys.ts';
import { zoomStep } from '../../features/document_page/zoom.ts';
import { QuietButton, QuietIcon } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';

/** Larger, smaller, and as it fits: by button, and by key wherever the focus is. */
export function ZoomTools(props: { zoom: number; onZoom: (zoom: number) => void }) {
  const { zoom, onZoom } = props;
  const larger = zoomStep(zoom, 1);
  const smaller = zoomStep(zoom, -1);
  useKeys([
    ['[plus]', () => onZoom(larger)],
    // where the plus is above another sign
    ['shift+[plus]', () => onZoom(larger)],
    ['=', () => onZoom(larger)],
    ['-', () => onZoom(smaller)],
    ['0', () => onZoom(1)],
  ]);
  const step = (to: number, sign: string, name: string, key: string) => (
    <QuietIcon
      size={24}
      aria-label={name}
      aria-keyshortcuts={key}
      title={`${name} (${key})`}
      disabled={to === zoom}
      onClick={() => onZoom(to)}
    >
      {sign}
    </QuietIcon>
  );
  return (
    <span role="group" aria-label={texts.document.zoom} className="flex items-center">
      {step(smaller, '−', texts.document.smaller, '-')}
      <QuietButton
        px={4}
        aria-label={texts.document.fitNow(zoom)}
        aria-keyshortcuts="0"
        title={`${texts.document.fit} (0)`}
        onClick={() => onZoom(1)}
      >
        {texts.document.percent(zoom)}
      </QuietButton>
      {step(larger, '+', texts.document.larger, '+')}
    </span>
  );
}

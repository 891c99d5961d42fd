import { useStore } from '../../lib/external_store.ts';
import { useKeys } from '../../lib/use_keys.ts';
import { AUTO, pageIsWide, zoomStep } from '../../features/document_page/zoom.ts';
import { QuietButton, QuietIcon } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';

/** Larger, smaller, by itself, and over the whole width: by button, and by key wherever the focus is. */
export function ZoomTools(props: {
  zoom: number | null;
  /** How large it is now, whoever chose that. */
  now: () => number;
  onZoom: (zoom: number | null) => void;
}) {
  const { zoom, onZoom } = props;
  const is_wide = useStore(pageIsWide);
  const stepBy = (by: 1 | -1) => (): void => onZoom(zoomStep(zoom ?? props.now(), by));
  const larger = stepBy(1);
  const smaller = stepBy(-1);
  const fit = (): void => onZoom(zoom === AUTO ? 1 : AUTO);
  const widen = (): void => pageIsWide.set(!is_wide);
  const [shown, does] = [texts.document.percent(zoom), texts.document.otherFit(zoom)];
  useKeys([
    ['[plus]', larger],
    // where the plus is above another sign
    ['shift+[plus]', larger],
    ['=', larger],
    ['-', smaller],
    ['0', fit],
    ['f', widen],
  ]);
  const step = (by: 1 | -1, sign: string, name: string, onClick: () => void) => (
    <QuietIcon
      size={24}
      aria-label={name}
      aria-keyshortcuts={by > 0 ? '+' : '-'}
      title={`${name} (${sign})`}
      disabled={zoom !== AUTO && zoomStep(zoom, by) === zoom}
      onClick={onClick}
    >
      {sign}
    </QuietIcon>
  );
  return (
    <span role="group" aria-label={texts.document.zoom} className="row">
      {step(-1, '−', texts.document.smaller, smaller)}
      <QuietButton
        px={4}
        aria-label={`${shown}: ${does}`}
        aria-keyshortcuts="0"
        title={`${shown}: ${does} (0)`}
        onClick={fit}
      >
        {shown}
      </QuietButton>
      {step(1, '+', texts.document.larger, larger)}
      <QuietIcon
        size={24}
        aria-label={texts.document.wide}
        aria-pressed={is_wide}
        aria-keyshortcuts="F"
        title={`${texts.document.wide} (F)`}
        onClick={widen}
      >
        <span aria-hidden>{is_wide ? '⇥' : '⇤'}</span>
      </QuietIcon>
    </span>
  );
}

import { around, placeOf } from '../../components/page/place.ts';
import { PdfSheets, type Sheet } from '../../components/page/pdf_sheets.tsx';
import { evidenceKey, type Evidence } from '../../components/evidence.ts';
import css from './document_pane.module.css';

/** The file as it looks, page by page; quotes are boxed over it where they stand. */
export function PdfPages(props: {
  bytes: Uint8Array;
  evidence: readonly Evidence[];
  current: string | null;
}) {
  return (
    <PdfSheets
      bytes={props.bytes}
      over={(sheet) =>
        props.evidence
          .filter((one) => one.page === sheet.number)
          .map((one) => (
            <Marked
              key={evidenceKey(one)}
              evidence={one}
              current={evidenceKey(one) === props.current}
              sheet={sheet}
            />
          ))
      }
    />
  );
}

function Marked(props: { evidence: Evidence; current: boolean; sheet: Sheet }) {
  const { boxes } = props.evidence;
  return (
    <span data-evidence={evidenceKey(props.evidence)} className={css.mark}>
      {boxes.map((box) => (
        <i
          key={box.join()}
          className={css.box}
          data-current={props.current || undefined}
          style={placeOf(box, props.sheet, 1)}
        />
      ))}
      {props.current && boxes.length > 0 && (
        <i className={css.frame} data-testid="quote-frame" style={placeOf(around(boxes), props.sheet, 3.5)} />
      )}
    </span>
  );
}

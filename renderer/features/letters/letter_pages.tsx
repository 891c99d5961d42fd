import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PreviewedLetter, useLetterPreview } from '../../api/letters.ts';
import { QuietIcon } from '../../ui/buttons.tsx';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { lacksSender } from './missing_words.ts';
import { Previewed } from './previewed.tsx';

/** The letters one after the other, each as its person would read it. */
export function LetterPages(props: {
  preview: ReturnType<typeof useLetterPreview>;
  /** Nothing is written yet. */
  is_empty: boolean;
  total: number;
  at: number;
  onGo: (at: number) => void;
  language: string;
  /** Another view is gone to. */
  onLeave: () => void;
  /** How a letter is opened in the mail program; without an address there is no link. */
  open: (letter: PreviewedLetter) => { readonly href: string | undefined; readonly act: () => void };
}) {
  const { preview, total, at, onGo } = props;
  const letter = preview.data?.letters[at];
  return (
    <section
      className="stack min-w-0 gap-10 border rounded bg-paper p-14-16"
      aria-label={texts.letters.preview}
    >
      {letter !== undefined && (
        <div className="row justify-between gap-12 min-w-0 min-h-28">
          <b dir="auto" className="clip">
            {letter.full_name}
          </b>
          {total > 1 && (
            <span className="inline-flex items-center gap-6 flex-none nowrap">
              <QuietIcon aria-label={texts.letters.previous} disabled={at === 0} onClick={() => onGo(at - 1)}>
                ‹
              </QuietIcon>
              <span className="tabular text-mute">{texts.candidate.place(at + 1, total)}</span>
              <QuietIcon
                aria-label={texts.letters.next}
                disabled={at === total - 1}
                onClick={() => onGo(at + 1)}
              >
                ›
              </QuietIcon>
            </span>
          )}
        </div>
      )}
      {props.is_empty ? (
        <p className="text-mute">{texts.letters.nothingYet}</p>
      ) : preview.isError ? (
        <Failed error={preview.error} retry={() => void preview.refetch()} />
      ) : letter === undefined ? (
        <SkeletonRows widths={[200, 320]} count={6} />
      ) : (
        <>
          <Previewed
            letter={letter}
            language={props.language}
            remedy={
              lacksSender(letter) && (
                <Link to="/settings" hash="templates" onClick={props.onLeave}>
                  {texts.letters.setSender}
                </Link>
              )
            }
          />
          <Open letter={letter} {...props.open(letter)} />
        </>
      )}
    </section>
  );
}

function Open(props: { letter: PreviewedLetter; href: string | undefined; act: () => void }) {
  const { no_mailto } = props.letter;
  if (no_mailto !== null) {
    return <p className="aside">{no_mailto === 'too_long' && texts.letters.noMailto.too_long}</p>;
  }
  return (
    <Button
      component="a"
      variant="default"
      className={'self-flex-start'!}
      href={props.href}
      aria-disabled={props.href === undefined}
      onClick={() => props.href !== undefined && props.act()}
    >
      {texts.letters.open}
    </Button>
  );
}

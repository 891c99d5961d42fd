import { ColorInput } from '@mantine/core';
import { useRef } from 'react';
import { useAgencyLook, useSaveLook } from '../../api/exports.ts';
import { useTyping } from '../../lib/typing.ts';
import { QuietButton, SmallButton } from '../../ui/buttons.tsx';
import { errorNotice, notifyFailure } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { drawnLogo } from './drawn_logo.ts';
import css from './share.module.css';

const COLOR = /^#[0-9a-f]{6}$/iu;

/** The logo and the colour of the agency, for every pack. */
export function LookPart() {
  const look = useAgencyLook();
  const save = useSaveLook();
  const chooser = useRef<HTMLInputElement>(null);
  const words = texts.share;
  const failed = errorNotice(words.lookFailed);
  const { draft, type, flush } = useTyping(
    look.data?.color ?? '',
    (typed) => {
      if (typed === '' || COLOR.test(typed)) save({ color: typed === '' ? null : typed }).catch(failed);
    },
    700,
  );
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const logo = await drawnLogo(file);
    if (logo === null) notifyFailure(words.lookFailed, words.noPicture);
    else await save({ logo }).catch(failed);
  };
  const logo = look.data?.logo ?? null;
  return (
    <div className="row-wrap gap-8" onBlur={flush}>
      {logo !== null && <img className={`${css.logo} max-w-140 max-h-32 p-2`} src={logo} alt={words.logo} />}
      <SmallButton onClick={() => chooser.current?.click()}>
        {logo === null ? words.addLogo : words.otherLogo}
      </SmallButton>
      {logo !== null && (
        <QuietButton onClick={() => void save({ logo: null }).catch(failed)}>{words.removeLogo}</QuietButton>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/svg+xml"
        aria-label={words.addLogo}
        data-testid="logo"
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <ColorInput
        className={'flex-1-1-190 max-w-240'!}
        aria-label={words.color}
        placeholder={words.color}
        format="hex"
        fixOnBlur
        withEyeDropper={false}
        value={draft}
        onChange={type}
      />
      {look.data?.is_readable === false && (
        <p className="aside m-0 basis-full" role="status">
          {words.tooLight}
        </p>
      )}
    </div>
  );
}

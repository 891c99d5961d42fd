import { Button } from '@mantine/core';
import { canConnect, useConnectOffice, useForgetOffice, useOffice } from '../../api/office.ts';
import { bridge } from '../../lib/bridge.ts';
import { errorNotice, notify, notifyError, notifyFailure } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { PathForm } from './path_form.tsx';
import css from './settings.module.css';

/** The window of the program may show an office in place of this computer, from the next start. */
export function ConnectOffice() {
  return canConnect() ? <Connect /> : null;
}

function Connect() {
  const office = useOffice();
  const connect = useConnectOffice();
  const forget = useForgetOffice();
  const words = texts.data.office;
  const restart = bridge()?.restart;

  const choose = async (address: string): Promise<void> => {
    try {
      const found = await connect.mutateAsync(address);
      if (found?.problem === undefined) notify(words.connected);
      else notifyFailure(words.failed, words.problems[found.problem](found.detail));
    } catch (error) {
      notifyError(words.failed, error);
    }
  };
  const stay = (): void =>
    void forget.mutateAsync().then(() => notify(words.stays), errorNotice(words.failed));

  return (
    <>
      <h3 className={`${css.heading} mt-24 font-14 weight-600`}>{words.title}</h3>
      <p className={`${css.mute} text-mute`}>{words.text}</p>
      {office.data === null && (
        <PathForm
          className={css.place}
          label={words.address}
          hint={words.hint}
          pick={undefined}
          failed={words.failed}
          action={words.connect}
          is_busy={connect.isPending}
          onChoose={(address) => void choose(address)}
        />
      )}
      {typeof office.data === 'string' && (
        <div className={css.awaited} role="status">
          <p dir="auto">{words.chosen(office.data)}</p>
          {restart !== undefined && <Button onClick={() => void restart()}>{words.restart}</Button>}
          <Button variant="default" onClick={stay}>
            {words.stay}
          </Button>
        </div>
      )}
    </>
  );
}

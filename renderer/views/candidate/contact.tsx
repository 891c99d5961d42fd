import { CopyButton, VisuallyHidden } from '@mantine/core';
import { useBlindMode } from '../../api/blind.ts';
import { formatPhone } from '../../lib/format_phone.ts';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';

/** How to reach somebody: a press copies the address or the number. */
export function Contact(props: { email: string | null; phone: string | null }) {
  const { is_on: is_blind } = useBlindMode();
  if (is_blind) return null;
  return [props.email, props.phone === null ? null : formatPhone(props.phone)].map(
    (way) =>
      way !== null &&
      way !== '' && (
        <CopyButton key={way} value={way} timeout={1500}>
          {({ copied, copy }) => (
            <button
              type="button"
              data-print
              className={`${css.contact} relative p-0 bare-button text-inherit hover-underline`}
              data-copied={copied || undefined}
              title={copied ? texts.actions.copied : texts.actions.copy}
              onClick={copy}
            >
              <bdi>{way}</bdi>
              <VisuallyHidden role="status">{copied && texts.actions.copied}</VisuallyHidden>
            </button>
          )}
        </CopyButton>
      ),
  );
}

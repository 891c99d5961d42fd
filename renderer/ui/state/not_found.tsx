import { texts } from '../../texts.ts';
import { ButtonLink } from '../button_link.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import { Empty } from './states.tsx';

export function NotFound() {
  return (
    <Empty is_page drawing={<Drawing of="search" />} title={texts.notFound.title} text={texts.notFound.text}>
      <ButtonLink to="/jobs">{texts.shell.jobs}</ButtonLink>
    </Empty>
  );
}

import { texts } from '../../texts.ts';
import { Empty } from './states.tsx';

export function NotFound() {
  return <Empty title={texts.notFound.title} text={texts.notFound.text} />;
}

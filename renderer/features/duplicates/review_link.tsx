import { Link } from '@tanstack/react-router';
import { useDuplicateCount } from '../../api/duplicates.ts';
import { texts } from '../../texts.ts';
import { BETWEEN } from '../../lib/joined.ts';

/** One quiet line where there are candidates who may be one person; nothing where there are none. */
export function ReviewLink() {
  const pairs = useDuplicateCount();
  if (pairs === 0) return null;
  return (
    <>
      {BETWEEN}
      <Link to="/duplicates">{texts.duplicates.review(pairs)}</Link>
    </>
  );
}

import { useRouter } from '@tanstack/react-router';
import { Failed } from './states.tsx';

/** In the place of a view that broke; the rail beside it still leads to all others. */
export function Broken(props: { error: unknown; reset: () => void }) {
  const router = useRouter();
  return (
    <Failed
      error={props.error}
      retry={() => {
        props.reset();
        void router.invalidate();
      }}
    />
  );
}

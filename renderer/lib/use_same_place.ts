import { useRouter } from '@tanstack/react-router';

/**
 * Notes where somebody is, and tells later whether they are there still: the same view of the same job, whatever was
 * filtered or chosen there. An answer that took its time leads nobody away from where they went meanwhile.
 */
export function useSamePlace(): () => () => boolean {
  const router = useRouter();
  const place = (): string => {
    const { pathname, search } = router.latestLocation;
    return `${pathname} ${(search as { job?: string }).job ?? ''}`;
  };
  return () => {
    const before = place();
    return () => place() === before;
  };
}

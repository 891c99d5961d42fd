/**
 * Now, for what is kept a while and then forgotten; milliseconds since 1970. A clock that somebody sets forward while the
 * program runs ages nothing: the time since the start of the process is counted by one that nobody can set. Never use it
 * for what must end in time.
 */
export function nowForKeeping(): number {
  return Math.min(Date.now(), performance.timeOrigin + performance.now());
}

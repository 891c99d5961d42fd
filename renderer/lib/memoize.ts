/**
 * Computes something from an object once, for as long as that object lives. For what is computed from an answer of
 * thousands: views come and go, and several show the same answer.
 */
export function memoize<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { readonly value: Made }>();
  return (of) => {
    const found = made.get(of);
    if (found !== undefined) return found.value;
    const value = make(of);
    made.set(of, { value });
    return value;
  };
}

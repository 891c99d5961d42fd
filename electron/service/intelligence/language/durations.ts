/** 29 → "2 years 5 months". */
export function durationText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = Math.round(months % 12);
  const parts = [
    years === 0 ? '' : `${years} ${years === 1 ? 'year' : 'years'}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '0 months' : parts.join(' ');
}

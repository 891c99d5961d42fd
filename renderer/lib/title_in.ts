/** The first line of a description that could be its title. */
export function titleIn(description: string): string {
  const line =
    description
      .split('\n')
      .find((one) => one.trim() !== '')
      ?.trim() ?? '';
  return line.length <= 90 ? line.replace(/^(#+|job title:|title:|position:)\s*/iu, '') : '';
}

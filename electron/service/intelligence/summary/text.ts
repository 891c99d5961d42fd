type Line = { readonly s: string; readonly e: string };
type Lines = {
  readonly location: string;
  readonly education: string;
  readonly employment: string;
  readonly matching_skills: readonly Line[];
  readonly missing_skills: readonly Line[];
};

/**
 * A summary as plain text, ready for an e-mail: the three lines, what matches with its reason, what is
 * missing. Without the person's name, which no summary holds. Parts that are empty are left out; empty when
 * all are. Lines end with "\n".
 */
export function summaryText({
  location,
  education,
  employment,
  matching_skills,
  missing_skills,
}: Lines): string {
  const lines = [
    ['Location', location],
    ['Education', education],
    ['Employment', employment],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [`${name}: ${value}`]));
  const parts = [
    lines,
    listed('What the resume shows', matching_skills),
    listed('What it does not show', missing_skills),
  ].filter((part) => part.length > 0);
  return parts.map((part) => `${part.join('\n')}\n`).join('\n');
}

function listed(heading: string, skills: readonly Line[]): string[] {
  return skills.length === 0 ? [] : [heading, ...skills.map(({ s, e }) => `- ${s}: ${e}`)];
}

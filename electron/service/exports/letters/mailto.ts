/** Mail programs and systems cut longer addresses off, and none of them says so. */
const MAX_LENGTH = 1900;

/** A link that opens a letter in the mail program (RFC 6068); null where it is too long for that. */
export function mailtoOf(to: string, subject: string, body: string): string | null {
  const at = to.lastIndexOf('@');
  const address = `${encoded(to.slice(0, at))}@${encoded(to.slice(at + 1))}`;
  const link = `mailto:${address}?subject=${encoded(subject)}&body=${encoded(body.replaceAll('\n', '\r\n'))}`;
  return link.length > MAX_LENGTH ? null : link;
}

/** Everything but unreserved characters, since apostrophes and brackets end links in texts. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

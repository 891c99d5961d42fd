/**
 * Lets a file be chosen that was chosen before: a field for files keeps what it holds, and says nothing when the same
 * is chosen once more, as after a failure or a correction of the file. For all such fields of the page.
 */
export function allowReselectingFiles(page: Document): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') target.value = '';
    },
    { capture: true },
  );
}

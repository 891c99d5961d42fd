import { afterEach, expect, it, vi } from 'vitest';
import { allowReselectingFiles } from '../../../renderer/lib/reselect_files.ts';

/** As much of a field as counts here. */
class Field extends EventTarget {
  value = 'what was chosen';
  type: string;
  constructor(type: string) {
    super();
    this.type = type;
  }
}
afterEach(() => void vi.unstubAllGlobals());

it('a field for files is empty whenever somebody chooses, and no other field is touched', () => {
  vi.stubGlobal('HTMLInputElement', Field);
  const listeners: ((event: Pick<Event, 'target'>) => void)[] = [];
  const page = {
    addEventListener: (_type: string, listener: (typeof listeners)[0]) => listeners.push(listener),
  };
  allowReselectingFiles(page as unknown as Document);
  const [files, words] = [new Field('file'), new Field('text')];
  for (const target of [files, words]) for (const listener of listeners) listener({ target });
  expect([files.value, words.value]).toEqual(['', 'what was chosen']);
});

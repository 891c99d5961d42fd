import { describe, expect, it, vi } from 'vitest';

vi.mock('../../../renderer/texts.ts', async () => ({
  texts: (await import('../../../renderer/texts/de.ts')).de,
}));

describe('what a stage is called', async () => {
  // another file may have loaded it with English texts
  vi.resetModules();
  const { stageName, stageNameOf } = await import('../../../renderer/features/stages/stage_name.ts');

  it('is in the language of the page for those nobody renamed, and as it was named for all others', () => {
    expect(stageName({ name: 'New', category: 'active' })).toBe('Neu');
    expect(stageName({ name: 'Rejected', category: 'rejected' })).toBe('Absage');
    expect(stageNameOf('Hired')).toBe('Eingestellt');
    // another stage of the same name, and one that is called by a word of our own objects
    expect(stageName({ name: 'Hired', category: 'active' })).toBe('Hired');
    expect(stageName({ name: 'Second interview', category: 'active' })).toBe('Second interview');
    expect(stageName({ name: 'constructor', category: 'active' })).toBe('constructor');
  });
});

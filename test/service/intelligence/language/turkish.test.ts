import { expect, test } from 'vitest';
import { cuesIn } from '#service/intelligence/language/cues.ts';
import { tr } from '#service/intelligence/language/locales/tr/words.ts';
import { negated } from '#service/intelligence/language/locales/tr/verbs.ts';
import { Phrases } from '#service/intelligence/language/phrases.ts';
import { statusOf } from '#service/intelligence/language/status.ts';
import { tokenize } from '#service/intelligence/language/tokens.ts';

const keys = (text: string): string[] => tokenize(text).map(({ key }) => key);

test.each(['çalışmamış', 'taşınamam', 'yönetmedim', 'konuşmuyorum', 'taşıyamıyor', 'görmeyen', 'istemez'])(
  '%s denies inside the verb',
  (word) => {
    const phrases = new Phrases<true>();
    const stems = negated('çalış taşın yönet konuş taşı gör iste').split(' ');
    for (const stem of stems) phrases.add(stem, true);
    expect(phrases.in(keys(word))).toHaveLength(1);
  },
);

test.each(['taşınmaya', 'çalışma', 'yönetmiş', 'konuşuyor', 'görmüş'])('%s denies nothing', (word) => {
  const cues = cuesIn(keys(word), [tr]).cues.map(({ value }) => value);
  expect(cues).not.toContain('not');
});

test.each([
  ['Inventor: hiç kullanmadım', 'denied'],
  ['Inventor kursuna gidiyorum', 'learning'],
  ['Inventor sertifikası (2021’den beri geçersiz)', 'lapsed'],
  ['Inventor müdürümüzün sorumluluğundaydı', 'others'],
  ['Inventor ile çizim', 'used'],
])('%s → %s', (text, status) => {
  expect(statusOf(text, 0, 'Inventor'.length, [tr])).toBe(status);
});

test('a phrase given by its ending finds any word that ends so, and no shorter one', () => {
  const phrases = new Phrases<true>();
  phrases.add('*madım', true);
  expect(phrases.in(keys('hiç bakmadım'))).toHaveLength(1);
  expect(phrases.in(keys('adım'))).toHaveLength(0);
});

import { describe, expect, it } from 'vitest';
import {
  haveWordInCommon,
  isProbablySameName,
  isSameName,
} from '#service/intelligence/duplicates/same_name.ts';

describe('certainly one name', () => {
  it.each([
    ['Ines Okafor', 'INES OKAFOR'],
    ['Okafor, Ines', 'Inês Okafor'],
    ['John A. Smith', 'John Smith'],
    ['John A. Smith', 'John Adam Smith'],
    ['J. Adam Smith', 'John Adam Smith'],
    ['J. Smith', 'John Smith'],
    ['Smith J', 'John Smith'],
    ['Ines O.', 'Ines Okafor'],
    ['Inês O.', 'OKAFOR, INES'],
    ['J. A. Smith', 'John Adam Smith'],
    ['J.A. Smith', 'John A. Smith'],
    ['Ö. Yılmaz', 'Özge Yilmaz'],
    ['J. Smith', 'SMITH, J.'],
    ['Jürgen Müller', 'Juergen Mueller'],
    ['Jürgen Müller', 'Jurgen Muller'],
    ['Anna-Maria Weiß', 'Anna Maria Weiss'],
    ["Sinéad O'Hara", 'Sinead OHara'],
    ['Dr. Lena Braun', 'Lena Braun, PhD'],
    ['Henry Ford Jr.', 'Henry Ford Junior'],
    ['İpek Yıldırım', 'Ipek Yildirim'],
    ['王小明', '王小明'],
    ['김 민준', '민준 김'],
    ['Łukasz Żółć', 'Lukasz Zolc'],
  ])('%s and %s', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Ines Okafor', 'Ines Silva'],
    ['John A. Smith', 'John B. Smith'],
    ['John Adam Smith', 'John Smith'],
    ['John Adam Smith', 'John B. Smith'],
    ['Henry Ford', 'Henry Ford Jr.'],
    ['Henry Ford II', 'Henry Ford III'],
    ['Jürgen Mueller', 'Jurgen Muller'],
    ['Madonna', 'Madonna'],
    ['A. Smith', 'B. Smith'],
    ['A. Smith', 'Bea Smith'],
    ['J. Smith', 'Smith'],
    ['J. Smith', 'John Jones'],
    ['J. Smith', 'John Adam Smith'],
    ['J. A. Smith', 'Anna Smith'],
    ['J. A. Smith', 'J. Smith'],
    ['J. S.', 'John Smith'],
    ['J. Smith', 'John S.'],
    ['J. Smith Jr.', 'John Smith'],
    ['Jana Nováková', 'Jan Novák'],
    ['王小明', '王小紅'],
    ['', ''],
    ['Dr. Smith', 'Dr. Smith'],
  ])('not %s and %s', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
  });

  it('a family has a word in common, strangers have none', () => {
    expect(haveWordInCommon('Ana Lopez', 'Bruno López')).toBe(true);
    expect(haveWordInCommon('Ana Lopez', 'Chen Wei')).toBe(false);
    expect(haveWordInCommon('A. Lopez', 'A. Moreau')).toBe(false);
  });
});

describe('probably one name, where something else says so as well', () => {
  it.each([
    ['Ines Okafor', 'Inês OKAFOR', true],
    ['A. Okonjo', 'Amara Okonjo', true],
    ['Okonjo', 'Amara Okonjo', true],
    ['Nadia Benkirane', 'Nadia Benkirane-Roy', true],
    ['Anna Schmidt', 'Anna Maria Schmidt', true],
    ['Jürgen Müller', 'Juergen Mueller', true],
    ['Nadia Benkirane', 'Nils Benkirane', false],
    ['B. Okonjo', 'Amara Okonjo', false],
    ['John Smith', 'J. S. Miller', false],
    ['Anna Anders', 'A. Berger', false],
    ['Anna Anders', 'A. Anders', true],
    ['Anna Anna Berger', 'A. Anna Berger', true],
    ['A. A. Berger', 'Anna Berger', true],
    ['J. S.', 'John Smith', false],
    ['Henry Ford', 'Henry Ford Jr.', false],
    ['', 'Nadia Benkirane', false],
    ['Dr.', 'Dr.', false],
  ])('%s and %s: %s', (one, other, is_one) => {
    expect([isProbablySameName(one, other), isProbablySameName(other, one)]).toEqual([is_one, is_one]);
  });
});

import { describe, expect, test } from 'vitest';
import { ancestors, findSkill, parseLexicon } from '#service/intelligence/skills/lexicon.ts';
import { tokenize } from '#service/intelligence/language/tokens.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const HEAD = 'canonical,kind,parents,aliases,ambiguous\n';

describe('parseLexicon', () => {
  test('reads CSV with quotes and JSON alike', () => {
    const csv = parseLexicon(
      `${HEAD}SQL,technology,,"Structured Query Language; T-SQL",\r\nPostgreSQL,technology,SQL,postgres,0\n`,
    );
    const json = parseLexicon(
      '[{"canonical":"SQL","kind":"technology","aliases":["Structured Query Language","T-SQL"]},{"canonical":"PostgreSQL","kind":"technology","parents":["SQL"],"aliases":["postgres"]}]',
    );
    expect(csv.skills).toEqual(json.skills);
    expect(findSkill(csv, 'POSTGRES')?.canonical).toBe('PostgreSQL');
    expect(ancestors(csv, 'PostgreSQL')).toEqual(['SQL']);
  });

  test.each([
    ['an unknown kind', `${HEAD}SQL,thing,,,`, 'entry 1'],
    ['a name twice', `${HEAD}SQL,tool,,,\nSQL,tool,,,`, 'SQL is there twice'],
    ['a parent that is not there', `${HEAD}SQL,tool,Databases,,`, 'its parent Databases is not in the list'],
  ])('refuses %s and says where', (_name, text, message) => {
    expect(() => parseLexicon(text)).toThrow(message);
  });

  test('parents in a circle end', () => {
    const lexicon = parseLexicon(`${HEAD}A one,tool,B two,,\nB two,tool,A one,,`);
    expect(ancestors(lexicon, 'A one')).toEqual(['B two']);
  });
});

describe('the shipped list', () => {
  test('has at least 500 skills, every kind, and no name that belongs to two', () => {
    const { skills } = shippedLexicon();
    expect(skills.size).toBeGreaterThanOrEqual(500);
    expect(new Set([...skills.values()].map(({ kind }) => kind)).size).toBe(9);
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const skill of skills.values()) {
      for (const name of [skill.canonical, ...skill.aliases]) {
        const key = tokenize(name)
          .map((token) => token.key)
          .join(' ');
        const owner = owners.get(key);
        if (owner !== undefined && owner !== skill.canonical) {
          clashes.push(`${name}: ${owner} and ${skill.canonical}`);
        }
        owners.set(key, skill.canonical);
      }
    }
    expect(clashes).toEqual([]);
  });
});

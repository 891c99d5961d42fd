import { describe, expect, it } from 'vitest';
import { SCOPES_OF_ROLE } from '#service/api/roles.ts';
import { Password } from '#service/api/access/users/schema.ts';
import { ALL_SCOPES } from '#service/api/scopes.ts';
import { parseActivitySearch } from '../../renderer/addresses/activity_search.ts';
import type { ActivityEntry } from '../../renderer/api/activity.ts';
import { faultOf } from '../../renderer/features/access/password_fault.ts';
import { actorName } from '../../renderer/features/activity/activity_texts.ts';
import { placeOf } from '../../renderer/features/presence/place.ts';
import { initialsOf } from '../../renderer/lib/initials.ts';
import { mayBy } from '../../renderer/lib/may.ts';
import { de } from '../../renderer/texts/de.ts';
import { texts } from '../../renderer/texts.ts';

const ID = '0198c0de-0000-7000-8000-000000000002';

describe('what somebody may do', () => {
  it('is told by the scopes of their token', () => {
    expect(mayBy(SCOPES_OF_ROLE.owner)).toEqual({ change: true, manage: true });
    expect(mayBy(SCOPES_OF_ROLE.recruiter)).toEqual({ change: true, manage: false });
    expect(mayBy(SCOPES_OF_ROLE.reader)).toEqual({ change: false, manage: false });
    // a laptop
    expect(mayBy(ALL_SCOPES)).toEqual({ change: true, manage: true });
  });
});

describe('a new password', () => {
  const mira = { name: 'Mira Tal of Exampleton', email: 'mira@example.com' };

  it.each([
    'eleven char',
    'aaaaaaaaaaaaaaaaaaaa',
    '🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑',
    'seven quiet herons by the weir',
    '🔑🪶🌾🦆🏞️🔑🪶🌾🦆🏞️🔑🪶',
  ])('has a fault here where the service would find one: %s', (password) => {
    expect(faultOf(password, mira) === null).toBe(Password.safeParse(password).success);
  });

  it('is neither the own name nor holds the own address', () => {
    expect(faultOf('mira tal of exampleton', mira)).toBe(texts.people.isOwn);
    expect(faultOf('my MIRA@example.com!', mira)).toBe(texts.people.isOwn);
    expect(faultOf('short', mira)).toBe(texts.people.tooShort(5));
  });
});

const by = (actor: ActivityEntry['actor']): ActivityEntry => ({ actor }) as ActivityEntry;

describe('who did something', () => {
  const ben = by({ kind: 'person', client_id: ID, name: 'Ben Ode' });

  it('has a name in an office, and is oneself where nobody has an account', () => {
    expect(actorName(ben, 'somebody else')).toBe('Ben Ode');
    expect(actorName(ben, ID)).toBe(texts.activity.you);
    expect(actorName(by({ kind: 'person', client_id: ID, name: null }), null)).toBe(texts.activity.you);
  });

  it('is nobody in particular where it was done before there were accounts', () => {
    expect(actorName(by({ kind: 'person', client_id: ID, name: null }), 'me')).toBe(texts.people.former);
  });

  it('can be asked for in the address, one person or one kind', () => {
    expect(parseActivitySearch({ person: ID })).toEqual({ person: ID });
    expect(parseActivitySearch({ person: ID, by: 'program' })).toEqual({ by: 'program' });
    expect(parseActivitySearch({ person: 7 })).toEqual({});
  });
});

describe('the place that others hear of', () => {
  it.each([
    [`/candidates/${ID}`, {}, `candidate:${ID}`],
    [`/candidates/${ID}/read`, { job: ID }, `candidate:${ID}`],
    ['/ranking', { job: ID }, `job:${ID}`],
    ['/pipeline', { job: ID }, `job:${ID}`],
    [`/jobs/${ID}`, {}, `job:${ID}`],
    ['/jobs/new', {}, null],
    ['/ranking', {}, null],
    ['/ranking', { job: 'no id' }, null],
    ['/settings', {}, null],
    ['/', {}, null],
  ])('is of %s with %j: %s', (pathname, search, place) => {
    expect(placeOf(pathname, search)).toBe(place);
  });
});

it('makes two letters of a name', () => {
  expect(
    ['Mira Tal', 'Ada', 'Jean-Luc van der Berg', '  ', '(Ben) Ode', 'øystein å'].map(initialsOf),
  ).toEqual(['MT', 'A', 'JB', '', 'BO', 'ØÅ']);
});

it('names those who look at the same, and counts the others', () => {
  const { looking } = texts.people;
  expect(looking(['Mira'], 0)).toBe('Mira is looking at this');
  expect(looking(['Mira', 'Ben'], 0)).toBe('Mira and Ben are looking at this');
  expect(looking(['Mira', 'Ben'], 3)).toBe('Mira, Ben and 3 more are looking at this');
});

it('says in German what the service says in an office', () => {
  const said =
    'Too many wrong passwords. Try again in 14 minutes, use a browser in which you signed in before.';
  expect(de.service.error('RATE_LIMITED', said)).toContain('in 14 Minuten');
  expect(de.service.error('RATE_LIMITED', 'Too many requests.')).not.toContain('Minuten');
  expect(de.service.error('INSUFFICIENT_SCOPE', 'Only owners of this office can do this.')).toContain(
    'Inhaber',
  );
});
